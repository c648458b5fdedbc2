import type {OpeningData, Recruitment as Data} from '../../site/page-types';
import {CAREERS, openOn, locationOf, GENUINE_ID, openingPath} from '../../shared/openings';
import ArrowLink from '../../ui/ArrowLink';
import Button from '../../ui/Button';
import {interpolate} from '../../shared/interpolate';
import Icon from '../../ui/Icon';
import Page from '../Page';
import Section from '../../ui/Section';
import SectionHead from '../../ui/SectionHead';
import useLagosDay from '../../hooks/useLagosDay';
import styles from './styles.module.css';
import RowOfFacts, {Day} from '../../ui/Facts';
import RichText from '../../ui/RichText';
import Recruitment from '../../components/Recruitment';
import {useSite} from '../../hooks/useSite';

/** The page of one opening, generated from its entry in pages/careers.mdx. */
export default function OpeningPage({page}: {page: OpeningData}) {
  const {title, opening, messages, recruitment} = page;
  const {labels, hrEmail} = useSite();
  const open = openOn(useLagosDay(), [opening]).length > 0;
  return (
    <Page page={page}>
      <Section>
        <SectionHead tag={messages.tag}>
          <h2>
            <span className="srOnly">{`${messages.tag}: `}</span>
            {messages.heading}
          </h2>
          <ArrowLink to={CAREERS}>{messages.all}</ArrowLink>
        </SectionHead>
        <Facts opening={opening} messages={messages} />
        <div className={styles.apply} data-axis>
          {open ? (
            <Button to={opening.applyLink} look="signal">
              {labels.apply}
              <span className="srOnly">{interpolate(labels.applyFor, {name: title})}</span>
              <Icon name="external-link" />
            </Button>
          ) : (
            <p className="lead">{messages.closed}</p>
          )}
          <p>
            {messages.question} <a href={`mailto:${hrEmail}`}>{hrEmail}</a>
          </p>
        </div>
      </Section>
      {recruitment && <Genuine messages={recruitment.recruitmentWords} />}
    </Page>
  );
}

interface Props {
  opening: OpeningData['opening'];
  messages: OpeningData['messages'];
}

/** The facts that applicants want to know first. */
function Facts({opening, messages}: Props) {
  const {type, experience, posted, closes} = opening;
  const {labels} = useSite();
  return (
    <RowOfFacts
      row
      facts={[
        {name: labels.location, value: locationOf(opening)},
        {name: labels.jobType, value: type},
        {name: labels.experience, value: <RichText text={experience} />},
        {name: messages.posted, value: posted && <Day day={posted} />},
        {name: messages.closes, value: closes && <Day day={closes} />},
      ]}
    />
  );
}

/** Explains how applicants can tell whether an offer for this opening comes from the company. */
function Genuine({messages}: {messages: Data['recruitmentWords']}) {
  const {tag, heading, more} = messages;
  return (
    <Section tone="alt">
      <SectionHead tag={tag}>
        <h2>
          <span className="srOnly">{`${tag}: `}</span>
          {heading}
        </h2>
        <ArrowLink to={openingPath(GENUINE_ID)}>{more}</ArrowLink>
      </SectionHead>
      <Recruitment />
    </Section>
  );
}
