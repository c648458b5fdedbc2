import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {type Decision, requestBranchUpdate, publish} from '../../github';
import {messages} from '../../messages';
import {reviewMessages} from '../../messages/review';
import Dialog from '../Dialog';
import {useEditor} from '../hooks/useEditor';
import {useAction} from '../hooks/useLoaded';
import {FailureNotice, SuggestedText, OpenThreads} from './Thread';
import styles from './styles.module.css';
import {useReview} from './useReview';
import {pageHeadline} from '../../../cms/report/sentences';

/** Submits a review: approval, a request for changes, or only comments. Nobody may approve their own proposal. */
export default function DecisionDialog({close}: {close: () => void}): ReactNode {
  const {owner, pending, proposal} = useReview();
  const [sent, setSent] = useState<Decision>();
  const isOwn = proposal.by === owner.account;
  const {title, sentTitle, ownButton} = reviewMessages.decide;
  return (
    <Dialog title={sent ? sentTitle : isOwn ? ownButton(pending.comments.length) : title} onClose={close}>
      {sent ? <SentDecision decision={sent} /> : <DecisionForm isOwn={isOwn} onSent={setSent} />}
    </Dialog>
  );
}

/** Says what the decision has caused, and offers to publish what nothing keeps from it. */
function SentDecision({decision}: {decision: Decision}): ReactNode {
  const {pending, proposal} = useReview();
  const [isPublished, setPublished] = useState(false);
  const isReady = decision === 'APPROVE' && pending.progress?.missing.length === 0;
  return (
    <>
      {!isPublished && <p role="status">{reviewMessages.decide.sent[decision](proposal.by)}</p>}
      {isReady && <PublishDialog onPublished={() => setPublished(true)} />}
      {decision === 'APPROVE' && !isReady && <MissingRequirements />}
    </>
  );
}

/** The unsent comments, an overall comment, and a button for each decision. */
function DecisionForm({isOwn, onSent}: {isOwn: boolean; onSent: (decision: Decision) => void}): ReactNode {
  const {pending, refresh, again, items} = useReview();
  const {diagnostics = []} = useEditor().checked ?? {};
  const id = useId();
  const seen = items.filter(({key}) => pending.seen?.[key] !== undefined).length;
  const start = useRef<HTMLDivElement>(null);
  // The focus is not on a text field, so that phones do not open their keyboard.
  useEffect(() => start.current?.focus(), []);
  const hasWords = pending.text.trim() !== '' || pending.comments.length > 0;
  const {go, isDoing, failure, url} = useAction(async (decision: Decision) => {
    await pending.give(decision);
    onSent(decision);
    void again();
  }, refresh);
  const button = (decision: Decision, name: string, isPossible: boolean) => (
    <button disabled={!isPossible} onClick={() => go(decision)}>
      {name}
    </button>
  );
  const {agree, ask, comment, own, needsText, text, sending} = reviewMessages.decide;
  return (
    <div ref={start} tabIndex={-1} className={styles.decision}>
      <UnsentComments />
      <div className={styles.say}>
        <label htmlFor={id}>{text}</label>
        <textarea id={id} value={pending.text} onChange={({target}) => pending.setText(target.value)} />
      </div>
      <div>
        <MissingRequirements />
      </div>
      {diagnostics.length > 0 && <p>{messages.bar.diagnostics(diagnostics.length)}</p>}
      {!isOwn && seen < items.length && <p>{reviewMessages.decide.unseen(seen, items.length)}</p>}
      {isOwn && <p className="note">{own}</p>}
      {!isOwn && !hasWords && <p className="note">{needsText}</p>}
      <p className={styles.ways}>
        {!isOwn && button('APPROVE', agree, true)}
        {!isOwn && button('REQUEST_CHANGES', ask, hasWords)}
        {button('COMMENT', comment, hasWords)}
      </p>
      {isDoing && <p role="status">{sending}</p>}
      <FailureNotice {...{failure, url}} />
    </div>
  );
}

function UnsentComments(): ReactNode {
  const {comments} = useReview().pending;
  if (comments.length === 0) return null;
  return (
    <div>
      <p>{reviewMessages.decide.comments}</p>
      <ul className={styles.list}>
        {comments.map(({key, named, words, instead}) => (
          <li key={key}>
            <b>{named}</b>: {words}
            {instead !== undefined && <SuggestedText instead={instead} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lists what is missing before a proposal can be published. */
const MissingRequirements = (): ReactNode =>
  useReview().pending.progress?.missing.map((what) => <p key={what}>{reviewMessages.missing[what]}</p>);

/** Shows the status of a proposal: its preview, what is missing and, if nothing is, the button that publishes it. */
export function ProposalStatus(): ReactNode {
  const {pending, isWriter, mergeBaseIntoBranch, connection, proposal, commit} = useReview();
  const [isOpen, setOpen] = useState(false);
  const {progress} = pending;
  const [isUpdating, setUpdating] = useState(false);
  const {
    go: update,
    failure,
    url,
  } = useAction(async () => {
    await requestBranchUpdate(connection, proposal.number, commit);
    setUpdating(true);
  });
  if (!progress) return null;
  const {stage, sentence, missing, preview} = progress;
  const isOver = stage === 'published' || stage === 'withdrawn';
  return (
    <section aria-live="polite">
      <h2>{reviewMessages.standing}</h2>
      {isOver ? <p>{sentence}</p> : <MissingRequirements />}
      {isWriter && missing.includes('conflict') && (
        <button onClick={() => mergeBaseIntoBranch(proposal)}>{reviewMessages.merged}</button>
      )}
      {isWriter && missing.includes('behind') && (
        <button disabled={isUpdating} onClick={() => update()}>
          {reviewMessages.upToDate}
        </button>
      )}
      {isUpdating && <p role="status">{reviewMessages.updating}</p>}
      <FailureNotice {...{failure, url}} />
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
          <PublishDialog />
        </Dialog>
      )}
    </section>
  );
}

/** Explains publishing, asks for confirmation, and then shows the next step. */
function PublishDialog({onPublished}: {onPublished?: () => void}): ReactNode {
  const {connection, proposal, commit, pages, refresh, pending, again, onClose} = useReview();
  const [isDone, setDone] = useState(false);
  const {go, isDoing, failure, url} = useAction(async () => {
    try {
      await publish(connection, proposal.number, commit);
      setDone(true);
      onPublished?.();
    } finally {
      void pending.ask();
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
      <OpenThreads threads={pending.conversation?.threads} />
      <p className={styles.ways}>
        <button onClick={go}>{now}</button>
      </p>
      {isDoing && <p role="status">{publishing}</p>}
      <FailureNotice {...{failure, url}} />
      <p>{what}</p>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.file}>
            {page.name} <small>{pageHeadline(page)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
