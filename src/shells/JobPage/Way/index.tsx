import type {ReactNode} from 'react';
import Facts from '../../../layout/Facts';
import Words from '../../../layout/Words';
import type {JobData} from '../../../content/kinds';
import {fillPlaces} from '../../../shared/fill-places';
import {withCommas} from '../../../shared/rates';
import Part from '../Part';
import styles from './styles.module.css';

/** Who did a job, by which codes, and what was learned; nothing where the story says none of it. */
export default function Way({story, words}: Pick<JobData, 'story' | 'words'>): ReactNode {
  const {people, hours, standards, learned} = story;
  const facts = [
    {name: words.people, value: people && fillPlaces(words.peopleCount, {count: withCommas(people)})},
    {name: words.hours, value: hours && withCommas(hours)},
    {name: words.standards, value: standards?.join(', ')},
  ].filter(({value}) => value !== undefined);
  if (facts.length === 0 && learned === undefined) return null;
  return (
    <Part tag={words.way} heading={words.wayHeading} tone={facts.length > 0 ? 'alt' : undefined}>
      {facts.length > 0 && <Facts row facts={facts} />}
      {learned && (
        <div className={styles.learned} data-axis>
          <h3>{words.learned}</h3>
          <p>
            <Words text={learned} />
          </p>
        </div>
      )}
    </Part>
  );
}
