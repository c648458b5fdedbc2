import type {ReactNode} from 'react';
import {diagnosticTitle} from '../../state/format-diagnostic';
import type {ChangedRevision, Wanted} from '../../state/history';
import {historyMessages} from '../../messages/history';
import {lateMessages} from '../../messages/late';
import {InlineDiff} from '../SubmitDialog/InlineDiff';
import {formatDay} from './day';
import styles from './styles.module.css';

interface Props {
  step: ChangedRevision;
  /** Whether this is the history of a whole page. */
  isWhole: boolean;
  /** Restores one change, or everything in this history. */
  back: (wanted?: Wanted) => void;
  /** Shows the page of that time; undefined if the page no longer exists. */
  look?: () => void;
}

/** One published version: its day, its author and reviewers, and its differences from the current text. */
export default function RevisionEntry({step: {version, changes}, isWhole, back, look}: Props): ReactNode {
  const {day, by, agreed, title} = version;
  const isMany = isWhole || changes.length > 1;
  return (
    <li>
      <h3>{formatDay(day)}</h3>
      <p className="note">
        {title}. {historyMessages.by(by)} {agreed.length > 0 && historyMessages.agreed(agreed.join(', '))}
      </p>
      {changes.length === 0 ? (
        <p>{historyMessages.same}</p>
      ) : (
        <>
          <p className="note">{historyMessages.changes}</p>
          <ul className={styles.changes}>
            {changes.map(({place, path, what, isOrder, isPicture}, index) => (
              <li key={index}>
                <strong>{diagnosticTitle(place.join(' › '))}</strong>{' '}
                <InlineDiff what={isPicture === true ? {kind: 'note', text: lateMessages.review.picture} : what} />
                {isMany && (
                  <button type="button" onClick={() => back({path, isOrder})}>
                    {historyMessages.back}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <p className={styles.ways}>
            <button type="button" onClick={() => back()}>
              {isMany ? historyMessages.backAll : historyMessages.back}
            </button>
            {look && (
              <button type="button" onClick={look}>
                {historyMessages.look}
              </button>
            )}
          </p>
        </>
      )}
    </li>
  );
}
