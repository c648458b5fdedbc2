import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Register from '../../../ui/Facts';
import RichText from '../../../ui/RichText';
import type {ProjectData} from '../../../site/page-types';
import {periodOf} from '../../../shared/days';
import {interpolate} from '../../../shared/interpolate';
import {withCommas} from '../../../shared/rates';
import styles from './styles.module.css';

/** The facts that buyers ask for first, across the page like the title block of a drawing. */
export default function Facts({page: {job, service, story, messages}}: {page: ProjectData}): ReactNode {
  const {client, place, contract, outcome, to} = job;
  return (
    <section className={`wrap ${styles.facts}`}>
      <h2 className="srOnly">{messages.facts}</h2>
      <Register
        row
        facts={[
          {name: messages.client, value: client},
          {name: messages.discipline, value: service && <Link to={service.path}>{service.name}</Link>},
          {name: messages.place, value: place},
          {name: messages.period, value: periodOf(job)},
          {name: messages.contract, value: contract},
          {name: messages.status, value: to && interpolate(messages.handedOver, {month: periodOf({to}) ?? to})},
          {
            name: messages.outcome,
            // Without other figures the outcome is a large figure below.
            value: story.delivered && outcome && <RichText text={`${withCommas(outcome.number)} ${outcome.unit}`} />,
          },
        ]}
      />
    </section>
  );
}
