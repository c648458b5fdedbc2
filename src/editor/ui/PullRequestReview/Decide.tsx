import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {type Decision, bringUpToDate, publish, type GitHubError} from '../../github';
import {reviewMessages} from '../../messages/review';
import Dialog from '../Dialog';
import type {Owner} from '../drafts';
import {useDoing} from '../useRequest';
import {WhyNot, Suggested, OpenRemarks} from './Thread';
import styles from './styles.module.css';
import type {Remarks} from './useRemarks';
import type {Props as ReviewProps} from './props';
import {headline} from '../../../cms/report/sentences';
import type {PageChange} from '../../../cms/report';

interface Props extends PublishProps {
  owner: Owner;
  close: () => void;
}

/** Sends the decision: approval, a request for changes, or only remarks. Nobody decides on their own proposal. */
export default function Decide({owner, remarks, close, ...published}: Props): ReactNode {
  const {proposal, refresh, again} = published;
  const id = useId();
  const [sent, setSent] = useState<Decision>();
  const [isPublished, setPublished] = useState(false);
  const isOwn = proposal.by === owner.account;
  const start = useRef<HTMLDivElement>(null);
  // The focus is not on a text field, so that phones do not open their keyboard.
  useEffect(() => start.current?.focus(), []);
  const hasWords = remarks.text.trim() !== '' || remarks.remarks.length > 0;
  const {go, isDoing, failure, url} = useDoing(async (decision: Decision) => {
    await remarks.give(decision);
    setSent(decision);
    void again();
  }, refresh);
  const button = (decision: Decision, name: string, isPossible: boolean) => (
    <button disabled={!isPossible} onClick={() => go(decision)}>
      {name}
    </button>
  );
  const {title, ownButton, agree, ask, remark, own, needsText, text, sending} = reviewMessages.decide;
  const isReady = sent === 'APPROVE' && remarks.progress?.missing.length === 0;
  return (
    // The key resets the height of the dialog after sending.
    <Dialog key={sent} title={isOwn ? ownButton(remarks.remarks.length) : title} onClose={close}>
      {sent ? (
        <>
          {!isPublished && <p role="status">{reviewMessages.decide.sent[sent](proposal.by)}</p>}
          {isReady ? (
            <Publish {...published} remarks={remarks} onPublished={() => setPublished(true)} />
          ) : (
            sent === 'APPROVE' && <Missing remarks={remarks} />
          )}
        </>
      ) : (
        <div ref={start} tabIndex={-1} className={styles.decision}>
          {remarks.remarks.length > 0 && (
            <div>
              <p>{reviewMessages.decide.remarks}</p>
              <ul className={styles.list}>
                {remarks.remarks.map(({key, named, words, instead}) => (
                  <li key={key}>
                    <b>{named}</b>: {words}
                    {instead !== undefined && <Suggested instead={instead} />}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className={styles.say}>
            <label htmlFor={id}>{text}</label>
            <textarea id={id} value={remarks.text} onChange={({target}) => remarks.setText(target.value)} />
          </div>
          <div>
            <Missing remarks={remarks} />
          </div>
          {isOwn && <p className="note">{own}</p>}
          {!isOwn && !hasWords && <p className="note">{needsText}</p>}
          <p className={styles.ways}>
            {!isOwn && button('APPROVE', agree, true)}
            {!isOwn && button('REQUEST_CHANGES', ask, hasWords)}
            {button('COMMENT', remark, hasWords)}
          </p>
          {isDoing && <p role="status">{sending}</p>}
          <WhyNot {...{failure, url}} />
        </div>
      )}
    </Dialog>
  );
}

type StatusProps = Pick<ReviewProps, 'isWriter' | 'mergeBaseIntoBranch'> & PublishProps;

/** Shows what is missing before a proposal can be published. */
export const Missing = ({remarks: {progress}}: {remarks: Remarks}): ReactNode =>
  progress?.missing.map((what) => <p key={what}>{reviewMessages.missing[what]}</p>);

/** Shows the status of a proposal: its preview, what is missing and, if nothing is, the button that publishes it. */
export function Status({remarks, isWriter, mergeBaseIntoBranch, ...props}: StatusProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const {progress} = remarks;
  const [isUpdating, setUpdating] = useState(false);
  const {
    go: update,
    failure,
    url,
  } = useDoing(async () => {
    await bringUpToDate(props.connection, props.proposal.number, props.commit);
    setUpdating(true);
  });
  if (!progress) return null;
  const {stage, sentence, missing, preview} = progress;
  const isOver = stage === 'published' || stage === 'withdrawn';
  return (
    <section aria-live="polite">
      <h2>{reviewMessages.standing}</h2>
      {isOver ? <p>{sentence}</p> : <Missing remarks={remarks} />}
      {isWriter && missing.includes('conflict') && (
        <button onClick={() => mergeBaseIntoBranch(props.proposal)}>{reviewMessages.merged}</button>
      )}
      {isWriter && missing.includes('behind') && (
        <button disabled={isUpdating} onClick={() => update()}>
          {reviewMessages.upToDate}
        </button>
      )}
      {isUpdating && <p role="status">{reviewMessages.updating}</p>}
      <WhyNot {...{failure, url}} />
      {preview !== undefined && (
        <p>
          <a href={preview} target="_blank" rel="noreferrer">
            {reviewMessages.preview}
          </a>
        </p>
      )}
      {!isOver && isWriter && missing.length === 0 && (
        <button onClick={() => setOpen(true)}>{reviewMessages.publish.open}</button>
      )}
      {isOpen && (
        <Dialog title={reviewMessages.publish.title} onClose={() => setOpen(false)}>
          <Publish {...props} remarks={remarks} />
        </Dialog>
      )}
    </section>
  );
}

export interface PublishProps extends Pick<ReviewProps, 'connection' | 'proposal' | 'onClose' | 'again'> {
  commit: string;
  pages: readonly PageChange[];
  /** Loads the proposal again if it has changed in the meantime, and says so. */
  refresh: (failure: GitHubError) => void;
  remarks: Remarks;
  onPublished?: () => void;
}

/** Explains publishing, asks for confirmation, and then shows the next step. */
function Publish(props: PublishProps): ReactNode {
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
          <button onClick={onClose}>{reviewMessages.back}</button>
        </p>
      </>
    );
  return (
    <>
      <p className="note">{after}</p>
      <OpenRemarks threads={remarks.conversation?.threads} />
      <p className={styles.ways}>
        <button onClick={go}>{now}</button>
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
