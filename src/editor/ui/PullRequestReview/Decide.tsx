import {useId, useState, type ReactNode} from 'react';
import type {Decision, GitHubError} from '../../github';
import {reviewMessages} from '../../messages/review';
import Dialog from '../Dialog';
import type {Owner} from '../drafts';
import {useDoing} from '../useDoing';
import WhyNot from '../WhyNot';
import {Missing} from './Status';
import styles from './styles.module.css';
import {Suggested} from './Thread';
import type {Remarks} from './useRemarks';
import type {Props as Reviewed} from './props';

interface Props extends Pick<Reviewed, 'proposal'> {
  owner: Owner;
  remarks: Remarks;
  onClose: () => void;
  /** Fetches the proposal again where it has changed meanwhile, and says so. */
  refresh: (failure: GitHubError) => void;
}

/** The decision: agreed, to be changed, or remarks alone. Nobody decides on their own proposal. */
export default function Decide({proposal, owner, remarks, onClose, refresh}: Props): ReactNode {
  const id = useId();
  const [isSent, setSent] = useState(false);
  const isOwn = proposal.by === owner.account;
  const hasWords = remarks.text.trim() !== '' || remarks.remarks.length > 0;
  const {go, isDoing, failure, url} = useDoing(async (decision: Decision) => {
    await remarks.give(decision);
    setSent(true);
  }, refresh);
  const button = (decision: Decision, name: string, isPossible: boolean) => (
    <button type="button" disabled={!isPossible} onClick={() => go(decision)}>
      {name}
    </button>
  );
  const {title, ownButton, agree, ask, remark, own, needsText, text, sending, sent} = reviewMessages.decide;
  return (
    <Dialog title={isOwn ? ownButton(remarks.remarks.length) : title} onClose={onClose}>
      {isSent ? (
        <p role="status">{sent}</p>
      ) : (
        <div className={styles.decision}>
          {remarks.remarks.length > 0 && (
            <div>
              <p>{reviewMessages.decide.remarks}</p>
              <ul className={styles.list}>
                {remarks.remarks.map(({key, named, words: message, instead}) => (
                  <li key={key}>
                    <b>{named}</b>: {message}
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
