import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import type {OpeningData} from '../../site/page-types';
import {CAREERS, openOn} from '../../shared/openings';
import ArrowLink from '../../ui/ArrowLink';
import Button from '../../ui/Button';
import {interpolate} from '../../shared/interpolate';
import Icon from '../../ui/Icon';
import Page from '../Page';
import Section from '../../ui/Section';
import SectionHead from '../../ui/SectionHead';
import useLagosDay from '../../hooks/useLagosDay';
import Facts from './Facts';
import Genuine from './Genuine';
import styles from './styles.module.css';

/** The page that an opening has to itself, made from its entry in pages/careers.mdx. */
export default function OpeningPage({page}: {page: OpeningData}): ReactNode {
  const {title, opening, messages, recruitment} = page;
  const {labels, hrEmail} = site;
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
