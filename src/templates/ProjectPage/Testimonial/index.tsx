import type {ReactNode} from 'react';
import Day from '../../../ui/Day';
import type {ProjectData} from '../../../site/page-types';
import StorySection from '../StorySection';
import styles from './styles.module.css';

interface Props {
  said: NonNullable<ProjectData['story']['said']>;
  messages: ProjectData['messages'];
}

/** A quotation from the client, who said it, and the date of their consent. */
export default function Testimonial({said: {words: sentence, name, position, consent}, messages}: Props): ReactNode {
  return (
    <StorySection tag={messages.said} heading={`“${sentence}”`} statement>
      <p className={styles.by} data-axis>
        <strong>{name}</strong>
        {position}
        <span className="note">
          {messages.consent} <Day day={consent} />
        </span>
      </p>
    </StorySection>
  );
}
