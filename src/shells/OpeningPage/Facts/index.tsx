import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import {longDate} from '../../../shared/days';
import {locationOf} from '../../../shared/openings';
import type {OpeningData} from '../../../content/kinds/careers';
import Words from '../../../layout/Words';
import styles from './styles.module.css';

interface Props {
  opening: OpeningData['opening'];
  words: OpeningData['words'];
}

/** What an applicant wants to know first. */
export default function Facts({opening, words}: Props): ReactNode {
  const {type, experience, posted, closes} = opening;
  const {labels} = site;
  return (
    <dl className={styles.facts} data-axis>
      <Fact name={labels.location}>{locationOf(opening)}</Fact>
      <Fact name={labels.jobType}>{type}</Fact>
      <Fact name={labels.experience}>
        <Words text={experience} />
      </Fact>
      {posted && <Fact name={words.posted}>{<time dateTime={posted}>{longDate(posted)}</time>}</Fact>}
      {closes && <Fact name={words.closes}>{<time dateTime={closes}>{longDate(closes)}</time>}</Fact>}
    </dl>
  );
}

const Fact = ({name, children}: {name: string; children: ReactNode}) => (
  <div>
    <dt className="note">{name}</dt>
    <dd>{children}</dd>
  </div>
);
