import type {OpeningData} from '../../site/page-types';
import {CAREERS, openOn, locationOf, FALSE_OFFERS_ID, openingPath} from '../../shared/openings';
import Button from '../../ui/Button';
import {interpolate} from '../../shared/interpolate';
import Icon from '../../ui/Icon';
import Page from '../Page';
import TaggedSection from '../TaggedSection';
import useLagosDay from '../../hooks/useLagosDay';
import styles from './styles.module.css';
import Facts, {Day} from '../../ui/Facts';
import RichText from '../../ui/RichText';
import Recruitment from '../../components/Recruitment';
import {useSite} from '../../hooks/useSite';

/** The page of one opening, generated from its entry in pages/careers.mdx. */
export default function OpeningPage({page}: {page: OpeningData}) {
  const {title, opening, messages, recruitment} = page;
  const more = recruitment?.recruitmentWords;
  const {labels, hrEmail} = useSite();
  const open = openOn(useLagosDay(), [opening]).length > 0;
  return (
    <Page page={page}>
      <TaggedSection tag={messages.tag} heading={messages.heading} link={{to: CAREERS, name: messages.all}}>
        <Facts
          row
          facts={[
            {name: labels.location, value: locationOf(opening)},
            {name: labels.jobType, value: opening.type},
            {name: labels.experience, value: <RichText text={opening.experience} />},
            {name: messages.posted, value: opening.posted && <Day day={opening.posted} />},
            {name: messages.closes, value: opening.closes && <Day day={opening.closes} />},
          ]}
        />
        <div className={styles.apply} data-axis>
          {open ? (
            <Button to={opening.applyLink} variant="signal">
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
      </TaggedSection>
      {more && (
        <TaggedSection
          tag={more.tag}
          heading={more.heading}
          tone="alt"
          link={{to: openingPath(FALSE_OFFERS_ID), name: more.more}}>
          <Recruitment />
        </TaggedSection>
      )}
    </Page>
  );
}
