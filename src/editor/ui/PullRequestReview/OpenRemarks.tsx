import type {ReactNode} from 'react';
import type {PlacedThread} from '../../state/thread-refs';
import {reviewMessages} from '../../messages/review';
import styles from './styles.module.css';
import {Suggested} from './Thread';

/** Names the remarks that nobody has answered, taken over or resolved, before somebody publishes or sends again. */
export default function OpenRemarks({threads = []}: {threads?: readonly PlacedThread[]}): ReactNode {
  const open = threads.filter(({status}) => status === 'open');
  if (open.length === 0) return null;
  return (
    <section>
      <p>{reviewMessages.stillOpen(open.length)}</p>
      <ul className={styles.list}>
        {open.map(({id, by, words: text, instead}) => (
          <li key={id}>
            <b>{by}</b>: {text}
            {instead !== undefined && <Suggested instead={instead} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
