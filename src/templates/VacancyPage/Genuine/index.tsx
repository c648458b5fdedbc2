import type {ReactNode} from 'react';
import type {Recruitment as Data} from '../../../site/page-types';
import Recruitment from '../../../components/Recruitment';
import {GENUINE_ID, openingPath} from '../../../shared/openings';
import ArrowLink from '../../../ui/ArrowLink';
import Section from '../../../ui/Section';
import SectionHead from '../../../ui/SectionHead';

/** How an applicant tells whether an offer of this position comes from the company. */
export default function Genuine({messages}: {messages: Data['recruitmentWords']}): ReactNode {
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
