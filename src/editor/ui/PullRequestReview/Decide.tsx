import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {Decision} from '../../github';
import {reviewMessages} from '../../messages/review';
import Dialog from '../Dialog';
import type {Owner} from '../drafts';
import {useDoing} from '../useDoing';
import WhyNot from '../WhyNot';
import Publish, {type PublishProps} from './Publish';
import {Missing} from './Status';
import styles from './styles.module.css';
import {Suggested} from './Thread';

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
    <button type="button" disabled={!isPossible} onClick={() => go(decision)}>
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
