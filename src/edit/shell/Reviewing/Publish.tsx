import {useState, type ReactNode} from 'react';
import {isTrouble, publish, Trouble} from '../../github';
import {headline} from '../../../review/report/sentences';
import type {PageChange} from '../../../review/report';
import {reviewWords} from '../../words/review';
import Dialog from '../Dialog';
import styles from './styles.module.css';
import type {Props as Reviewed} from './props';

interface Props extends Pick<Reviewed, 'connection' | 'proposal' | 'onTrouble'> {
  /** The commit that is on screen. */
  commit: string;
  pages: readonly PageChange[];
  /** Fetches the proposal anew, and says why. */
  loadAgain: (why: string) => void;
  /** Asks how far the proposal is. */
  ask: () => Promise<void>;
  onClose: () => void;
}

/** What publishing does, before it is done. */
export default function Publish({
  connection,
  proposal,
  commit,
  pages,
  loadAgain,
  ask,
  onTrouble,
  onClose,
}: Props): ReactNode {
  const [isPublishing, setPublishing] = useState(false);
  const [isDone, setDone] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const go = async () => {
    setPublishing(true);
    setTrouble(undefined);
    try {
      await publish(connection, proposal.number, commit);
      setDone(true);
    } catch (error) {
      onTrouble(error);
      if (!(error instanceof Trouble)) throw error;
      setTrouble(error.message);
      if (isTrouble(error, 'newer')) loadAgain(error.message);
    } finally {
      setPublishing(false);
      void ask();
    }
  };
  const {title, what, after, now, publishing, done} = reviewWords.publish;
  return (
    <Dialog title={title} onClose={onClose}>
      {isDone ? (
        <p role="status">{done}</p>
      ) : (
        <>
          <p>{what}</p>
          <ul className={styles.list}>
            {pages.map((page) => (
              <li key={page.file}>
                {page.name} <small>{headline(page)}</small>
              </li>
            ))}
          </ul>
          <p className="note">{after}</p>
          <p className={styles.ways}>
            <button type="button" disabled={isPublishing} onClick={() => void go()}>
              {now}
            </button>
          </p>
          {isPublishing && <p role="status">{publishing}</p>}
          {trouble !== undefined && <p role="alert">{trouble}</p>}
        </>
      )}
    </Dialog>
  );
}
