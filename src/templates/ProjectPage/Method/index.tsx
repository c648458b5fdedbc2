import type {ReactNode} from 'react';
import RichText from '../../../ui/RichText';
import type {ProjectData} from '../../../site/page-types';
import Figures from '../Figures';
import StorySection from '../StorySection';
import styles from './styles.module.css';

/**
 * Who did the work, which standards they followed, and what they learned; undefined when the story has none of these.
 */
export default function Method({story, messages}: Pick<ProjectData, 'story' | 'messages'>): ReactNode {
  const {people, hours, standards, learned} = story;
  const figures = [
    {number: people, unit: messages.people},
    {number: hours, unit: messages.hours},
  ].flatMap(({number, unit}) => (number === undefined ? [] : {number, unit}));
  if (figures.length === 0 && !standards && !learned) return null;
  return (
    <StorySection tag={messages.way} heading={messages.wayHeading} tone="alt">
      {figures.length > 0 && <Figures figures={figures} />}
      {(standards ?? learned) && (
        <div className={styles.words} data-axis>
          {standards && (
            <div>
              <h3>{messages.standards}</h3>
              <ul className={styles.standards}>
                {standards.map((standard) => (
                  <li key={standard}>{standard}</li>
                ))}
              </ul>
            </div>
          )}
          {learned && (
            <div>
              <h3>{messages.learned}</h3>
              <p>
                <RichText text={learned} />
              </p>
            </div>
          )}
        </div>
      )}
    </StorySection>
  );
}
