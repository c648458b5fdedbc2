import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import {locationOf} from '../../../shared/openings';
import type {OpeningData} from '../../../site/page-types';
import Day from '../../../ui/Day';
import RowOfFacts from '../../../ui/Facts';
import RichText from '../../../ui/RichText';

interface Props {
  opening: OpeningData['opening'];
  messages: OpeningData['messages'];
}

/** What an applicant wants to know first. */
export default function Facts({opening, messages}: Props): ReactNode {
  const {type, experience, posted, closes} = opening;
  const {labels} = site;
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
