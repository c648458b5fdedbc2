import type {ReactNode} from 'react';
import type {Step} from '../../protocol';
import {messages} from '../../messages';
import {reviewMessages} from '../../messages/review';
import styles from '../Editor/bar.module.css';
import type {State} from './useRenderRequests';

interface Props {
  title: string;
  state: State;
  setState: (state: State) => void;
  step: (by: Step) => void;
  togglePages: () => void;
  /** What the decision is called, with how many remarks wait to be sent. */
  decision: string;
  /** Nothing for an account that may look only, and for an author without remarks. */
  decide?: () => void;
  /** What is to be known of the page on screen. */
  message?: string;
}

const STATES = ['now', 'marked', 'before'] as const;

/** Where one is, what one sees, the steps from change to change, and the decision. */
export default function Bar({title, state, setState, step, togglePages, decision, decide, message}: Props): ReactNode {
  return (
    <header className={`${styles.bar} onInk`}>
      <p className={styles.name}>{title}</p>
      <button type="button" onClick={togglePages}>
        {messages.bar.pages}
      </button>
      <fieldset className={styles.two}>
        <legend className="srOnly">{reviewMessages.states.legend}</legend>
        {STATES.map((item) => (
          <label key={item}>
            <input type="radio" name="shown" checked={item === state} onChange={() => setState(item)} />
            {reviewMessages.states[item]}
          </label>
        ))}
      </fieldset>
      <button type="button" aria-label={reviewMessages.previous} onClick={() => step(-1)}>
        ‹
      </button>
      <button type="button" aria-label={reviewMessages.next} onClick={() => step(1)}>
        ›
      </button>
      <p className={styles.status} role="status">
        {message}
      </p>
      {decide && (
        <button type="button" className={styles.send} onClick={decide}>
          {decision}
        </button>
      )}
    </header>
  );
}
