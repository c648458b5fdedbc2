import type {ReactNode} from 'react';
import type {PlacedThread} from '../../state/thread-refs';
import {reviewMessages} from '../../messages/review';

/** Before publishing or sending again, lists the remarks that nobody has answered, used or resolved. */
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
