import {useState, type ReactNode} from 'react';
import {answer, resolveThread, type Said} from '../../github';
import type {PlacedThread} from '../../state/thread-refs';
import {reviewMessages} from '../../messages/review';
import {useDoing} from '../useDoing';
import {useEditor} from '../useEditor';
import WhyNot from '../WhyNot';
import styles from './styles.module.css';

const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium', timeStyle: 'short'});

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
      {by}, {day.format(date)}
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
      {place && (
        <button type="button" onClick={place.go}>
          {place.name}
        </button>
      )}
      <Words {...thread} />
      {thread.instead !== undefined && takeOver && (
        <button type="button" onClick={() => takeOver(thread.instead ?? '')}>
          {reviewMessages.spot.takeOver}
        </button>
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
            type="button"
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
          <button
            type="button"
            onClick={() => settling.go(() => resolveThread(connection, thread.thread ?? '', !isResolved))}>
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
