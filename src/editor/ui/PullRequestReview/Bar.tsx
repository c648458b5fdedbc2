import type {ReactNode} from 'react';
import {reviewMessages} from '../../messages/review';
import styles from '../Editor/bar.module.css';
import {isNarrow} from '../hooks/useFrame';
import own from './styles.module.css';
import type {RenderState} from '../../state/review-view';

interface Props {
  title: string;
  state: RenderState;
  setState: (state: RenderState) => void;
  step: (direction: 'next' | 'previous') => void;
  count: number;
  all: number;
  /** Whether the list of all changes is open. */
  isListed: boolean;
  toggleList: () => void;
  /** The label of the button for the decision, with the number of unsent comments. */
  decision: string;
  /** Undefined for an account without write access, and for an author without comments. */
  decide?: () => void;
  /** The change on screen, for screen readers: the focus stays on the button that leads to the next one. */
  change?: string;
  /** A message about the page on screen. */
  message?: string;
  /** Shows what was sent since this review began; undefined if it is up to date. */
  loadNewest?: () => void;
}

const STATES = ['now', 'marked', 'before'] as const;

/** The toolbar of a review: the current change, the state of the page, previous and next, and the decision. */
export default function Bar(props: Props): ReactNode {
  const {title, step, count, all, isListed, toggleList, decision, decide, change, message, loadNewest} = props;
  return (
    <header className={`${styles.bar} ${own.bar} onInk`}>
      <p className={styles.name}>{title}</p>
      <button aria-label={reviewMessages.previous} onClick={() => step('previous')}>
        ‹
      </button>
      <button aria-expanded={isListed} onClick={toggleList}>
        {reviewMessages.count(count, all)}
        <span className="srOnly">. {reviewMessages.counted}</span>
      </button>
      <button aria-label={reviewMessages.next} onClick={() => step('next')}>
        ›
      </button>
      <p className="srOnly" role="status">
        {change}
      </p>
      <States {...props} />
      <p className={styles.status} role="status">
        {loadNewest ? (
          <button className={styles.next} onClick={loadNewest}>
            {reviewMessages.newer}
          </button>
        ) : (
          message
        )}
      </p>
      {decide && (
        <button className={styles.send} onClick={decide}>
          {decision}
        </button>
      )}
    </header>
  );
}

/** Switches the state of the page. On a phone it is a select box, so that the bar fits on one line. */
function States({state, setState}: Pick<Props, 'state' | 'setState'>): ReactNode {
  if (isNarrow())
    return (
      <select
        aria-label={reviewMessages.states.legend}
        value={state}
        onChange={({target}) => setState(STATES.find((item) => item === target.value) ?? state)}>
        {STATES.map((item) => (
          <option key={item} value={item}>
            {reviewMessages.states[item]}
          </option>
        ))}
      </select>
    );
  return (
    <fieldset className={styles.two}>
      <legend className="srOnly">{reviewMessages.states.legend}</legend>
      {STATES.map((item) => (
        <label key={item}>
          <input type="radio" name="shown" checked={item === state} onChange={() => setState(item)} />
          {reviewMessages.states[item]}
        </label>
      ))}
    </fieldset>
  );
}
