import {useState, type ReactNode} from 'react';
import {publish, type GitHubError} from '../../github';
import {headline} from '../../../cms/report/sentences';
import type {PageChange} from '../../../cms/report';
import {reviewMessages} from '../../messages/review';
import {useDoing} from '../useDoing';
import WhyNot from '../WhyNot';
import styles from './styles.module.css';
import OpenRemarks from './OpenRemarks';
import type {Props as ReviewProps} from './props';
import type {Remarks} from './useRemarks';

export interface PublishProps extends Pick<ReviewProps, 'connection' | 'proposal' | 'onClose' | 'again'> {
  /** The commit on screen. */
  commit: string;
  pages: readonly PageChange[];
  /** Loads the proposal again if it has changed in the meantime, and says so. */
  refresh: (failure: GitHubError) => void;
  remarks: Remarks;
  /** Runs after publishing. */
  onPublished?: () => void;
}

/** Explains publishing, asks for confirmation, and then shows the next step. */
export default function Publish(props: PublishProps): ReactNode {
  const {connection, proposal, commit, pages, refresh, remarks, again, onClose, onPublished} = props;
  const [isDone, setDone] = useState(false);
  const {go, isDoing, failure, url} = useDoing(async () => {
    try {
      await publish(connection, proposal.number, commit);
      setDone(true);
      onPublished?.();
    } finally {
      void remarks.ask();
      void again();
    }
  }, refresh);
  const {what, after, now, publishing, done} = reviewMessages.publish;
  if (isDone)
    return (
      <>
        <p role="status">{done}</p>
        <p className={styles.ways}>
          <button type="button" onClick={onClose}>
            {reviewMessages.back}
          </button>
        </p>
      </>
    );
  return (
    <>
      <p className="note">{after}</p>
      <OpenRemarks threads={remarks.conversation?.threads} />
      <p className={styles.ways}>
        <button type="button" onClick={go}>
          {now}
        </button>
      </p>
      {isDoing && <p role="status">{publishing}</p>}
      <WhyNot {...{failure, url}} />
      <p>{what}</p>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.file}>
            {page.name} <small>{headline(page)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
