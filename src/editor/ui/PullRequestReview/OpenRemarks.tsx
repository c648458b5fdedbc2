import type {ReactNode} from 'react';
import type {PlacedThread} from '../../state/thread-refs';
import {reviewMessages} from '../../messages/review';

/** Names the remarks that nobody has answered, taken over or resolved, before somebody publishes or sends again. */
export default function OpenRemarks({threads = []}: {threads?: readonly PlacedThread[]}): ReactNode {
  const open = threads.filter(({status}) => status === 'open');
  if (open.length === 0) return null;
  return (
    <section>
      <p>{reviewMessages.stillOpen(open.length)}</p>
      <ul>
        {open.map(({id, by, words: text, instead}) => (
          <li key={id}>
            <b>{by}</b>: {text} {instead !== undefined && <ins>{instead}</ins>}
          </li>
        ))}
      </ul>
    </section>
  );
}
