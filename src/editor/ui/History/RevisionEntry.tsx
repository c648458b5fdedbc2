import type {ReactNode} from 'react';
import {diagnosticTitle} from '../../state/format-diagnostic';
import type {ChangedRevision as SiteIndex, Wanted} from '../../state/history';
import {historyMessages} from '../../messages/history';
import {lateMessages} from '../../messages/late';
import {InlineDiff} from '../SubmitDialog/InlineDiff';
import {formatDay} from './day';
import styles from './styles.module.css';

interface Props {
  step: SiteIndex;
  /** It is the history of a whole page. */
  isWhole: boolean;
  /** Brings one thing back, or all that the history is of. */
  back: (wanted?: Wanted) => void;
  /** Nothing for a page that is not there any more. */
  look?: () => void;
}

/** One published version: the day, who proposed and who agreed, and its words against those of now. */
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
