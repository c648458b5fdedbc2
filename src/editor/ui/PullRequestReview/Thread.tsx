import {useState, type ReactNode} from 'react';
import {answer, resolveThread, type Said} from '../../github';
import {type PlacedThread, placed} from '../../state/thread-refs';
import {reviewMessages} from '../../messages/review';
import {useDoing} from '../useRequest';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';
import {type ContentRef, isWithin, nameOfRef, resolveNames, segmentsOf} from '../../../cms/source-map/content-ref';
import {editAt} from '../../state/suggestion';
import {formatTime} from '../../messages/format';

interface Props {
  thread: PlacedThread;
  number: number;
  isWriter: boolean;
  onAnswered: () => Promise<unknown>;
  /** The name of the remark's place, and a function that opens it. */
  place?: {name: string; go: () => void};
  /** Uses the suggested wording; undefined if that is not possible. */
  takeOver?: (instead: string) => void;
}

export const Suggested = ({instead}: {instead: string}) => (
  <p className={styles.words}>
    <small>{reviewMessages.spot.suggests}</small> <ins>{instead}</ins>
  </p>
);

const Words = ({by, at: date, words: text, instead}: Said) => (
  <>
    <p className="note">
      {by}, {formatTime(date)}
    </p>
    {text !== '' && <p className={styles.words}>{text}</p>}
    {instead !== undefined && <Suggested instead={instead} />}
  </>
);

/** Shows a remark, its answers, and a box for another answer. */
export default function Thread({thread, number, isWriter, onAnswered, place, takeOver}: Props): ReactNode {
  const {connection} = useEditor();
  const [text, setText] = useState('');
  const {isResolved = false} = thread;
  const tell = async (telling: () => Promise<void>) => {
    await telling();
    await onAnswered();
  };
  // Separate, so that both actions can run at the same time.
  const answering = useDoing(tell);
  const settling = useDoing(tell);
  return (
    <article className={styles.thread} id={`remark-${thread.id}`}>
      {thread.status && <p className="note">{reviewMessages.spot.statuses[thread.status]}</p>}
      {place && <button onClick={place.go}>{place.name}</button>}
      <Words {...thread} />
      {thread.instead !== undefined && takeOver && (
        <button onClick={() => takeOver(thread.instead ?? '')}>{reviewMessages.spot.takeOver}</button>
      )}
      {thread.answers.map((comment, index) => (
        <div key={index} className={styles.answer}>
          <Words {...comment} />
        </div>
      ))}
      {thread.isOnFile && isWriter && (
        <details>
          <summary>{reviewMessages.spot.answer}</summary>
          <label>
            <span className="srOnly">{reviewMessages.spot.answer}</span>
            <textarea value={text} onChange={({target}) => setText(target.value)} />
          </label>
          <button
            disabled={text.trim() === ''}
            onClick={() =>
              answering.go(async () => {
                await answer(connection, number, thread.id, text.trim());
                setText('');
              })
            }>
            {reviewMessages.spot.send}
          </button>
        </details>
      )}
      {thread.thread !== undefined && isWriter && (
        <>
          <button onClick={() => settling.go(() => resolveThread(connection, thread.thread ?? '', !isResolved))}>
            {isResolved ? reviewMessages.spot.openAgain : reviewMessages.spot.settle}
          </button>{' '}
          <small className="note">{reviewMessages.spot.settles}</small>
        </>
      )}
      {thread.isOnFile && thread.thread === undefined && <p className="note">{reviewMessages.spot.hidden}</p>}
      <WhyNot {...answering} />
      <WhyNot {...settling} />
    </article>
  );
}

/** Before publishing or sending again, lists the remarks that nobody has answered, used or resolved. */
export function OpenRemarks({threads = []}: {threads?: readonly PlacedThread[]}): ReactNode {
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

/** Shows the remarks about a field beside it, where the author answers them and uses suggested wording. */
export function AtRef({contentRef}: {contentRef: ContentRef}): ReactNode {
  const {checked, conversation, sent, sourceOf, edit, dispatch} = useEditor();
  const [taken, setTaken] = useState<readonly number[]>([]);
  const [refused, setRefused] = useState<string>();
  const named = checked && nameOfRef(contentRef, checked.content);
  const threads = (checked ? placed(conversation?.conversation?.threads ?? [], checked.content) : []).filter(
    (thread) => named !== undefined && thread.place !== undefined && isWithin(thread.place, named),
  );
  if (!sent || !conversation || threads.length === 0) return null;
  const takeOver = (id: number, by: string, address: string, instead: string) => {
    const {file, names} = segmentsOf(address);
    const found = checked && resolveNames(file, names, checked.content);
    const source = sourceOf(file);
    const item = found && source && editAt(found, source, instead);
    if (!item) return;
    const problem = edit(file, item);
    setRefused(problem);
    if (problem !== undefined) return;
    dispatch({type: 'credit', helper: by});
    setTaken([...taken, id]);
  };
  return (
    <section aria-label={reviewMessages.message} className={styles.atRef}>
      {threads.map((thread) => (
        <div key={thread.id}>
          <Thread
            thread={thread}
            number={sent.number}
            isWriter
            onAnswered={conversation.ask}
            takeOver={
              taken.includes(thread.id)
                ? undefined
                : (instead) => takeOver(thread.id, thread.by, thread.place ?? '', instead)
            }
          />
          {taken.includes(thread.id) && <p role="status">{reviewMessages.spot.taken}</p>}
        </div>
      ))}
      {refused !== undefined && <p role="alert">{refused}</p>}
    </section>
  );
}

/** Why something could not be done, and the page of GitHub where the person can go on, if there is one. */
export function WhyNot({failure, url}: {failure?: string; url?: string}): ReactNode {
  if (failure === undefined) return null;
  return (
    <div role="alert">
      <p>{failure}</p>
      {url !== undefined && (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {reviewMessages.github}
          </a>
        </p>
      )}
    </div>
  );
}
