import type {ReactNode} from 'react';
import {asTitle} from '../../state/say';
import type {Step as SiteIndex, Wanted} from '../../state/history';
import {historyWords} from '../../messages/history';
import {laterWords} from '../../messages/later';
import {Words} from '../SubmitDialog/Words';
import {dayOf} from './day';
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
export default function Step({step: {version, changes}, isWhole, back, look}: Props): ReactNode {
  const {day, by, agreed, title} = version;
  const isMany = isWhole || changes.length > 1;
  return (
    <li>
      <h3>{dayOf(day)}</h3>
      <p className="note">
        {title}. {historyWords.by(by)} {agreed.length > 0 && historyWords.agreed(agreed.join(', '))}
      </p>
      {changes.length === 0 ? (
        <p>{historyWords.same}</p>
      ) : (
        <>
          <p className="note">{historyWords.changes}</p>
          <ul className={styles.changes}>
            {changes.map(({place, path, what, isOrder, isPicture}, index) => (
              <li key={index}>
                <strong>{asTitle(place.join(' › '))}</strong>{' '}
                <Words what={isPicture === true ? {kind: 'note', text: laterWords.review.picture} : what} />
                {isMany && (
                  <button type="button" onClick={() => back({path, isOrder})}>
                    {historyWords.back}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <p className={styles.ways}>
            <button type="button" onClick={() => back()}>
              {isMany ? historyWords.backAll : historyWords.back}
            </button>
            {look && (
              <button type="button" onClick={look}>
                {historyWords.look}
              </button>
            )}
          </p>
        </>
      )}
    </li>
  );
}
