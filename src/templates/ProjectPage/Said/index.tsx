import type {ReactNode} from 'react';
import Day from '../../../ui/Day';
import type {JobData} from '../../../site/page-types';
import Part from '../Part';
import styles from './styles.module.css';

interface Props {
  said: NonNullable<JobData['story']['said']>;
  messages: JobData['messages'];
}

/** A sentence of the client, who says it, and since when it may be told. */
export default function Said({said: {words: sentence, name, position, consent}, messages}: Props): ReactNode {
  return (
    <Part tag={messages.said} heading={`“${sentence}”`} statement>
      <p className={styles.by} data-axis>
        <strong>{name}</strong>
        {position}
        <span className="note">
          {messages.consent} <Day day={consent} />
        </span>
      </p>
    </Part>
  );
}
