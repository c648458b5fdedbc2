import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import RowOfFacts from '../../../layout/Facts';
import Words from '../../../layout/Words';
import type {JobData} from '../../../content/kinds';
import {periodOf} from '../../../shared/days';
import {fillPlaces} from '../../../shared/fill-places';
import {withCommas} from '../../../shared/rates';

/** What a buyer asks of a job first, as a register. */
export default function Facts({page: {job, service, words}}: {page: JobData}): ReactNode {
  const {client, place, contract, outcome, to} = job;
  return (
    <RowOfFacts
      row
      facts={[
        {name: words.client, value: client},
        {name: words.discipline, value: service && <Link to={service.path}>{service.name}</Link>},
        {name: words.place, value: place},
        {name: words.period, value: periodOf(job)},
        {name: words.contract, value: contract},
        {name: words.status, value: to && fillPlaces(words.handedOver, {month: periodOf({to}) ?? to})},
        {
          name: words.outcome,
          value: outcome && <Words text={`${withCommas(outcome.number)} ${outcome.unit}`} />,
        },
      ]}
    />
  );
}
