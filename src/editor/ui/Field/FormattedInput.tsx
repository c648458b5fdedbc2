import {useState, type ReactNode} from 'react';
import {lagosDay} from '../../../shared/days';
import {lateMessages} from '../../messages/late';
import {messages} from '../../messages';
import {isDay, shownOf, storedOf} from '../../state/typed-value';
import styles from './styles.module.css';
import {typedOf, type ControlProps} from './typed';

/** Edits a day, an hour or telephone numbers, in the form that people read and write. */
export default function FormattedInput(props: ControlProps): ReactNode {
  const {id, describedBy, isWrong, control, value, set, example} = props;
  const [typed, setTyped] = useState<string>();
  const {kind} = control;
  const stored = typedOf(value);
  return (
    <>
      <span className={styles.formatted}>
        <input
          id={id}
          aria-describedby={describedBy}
          aria-invalid={isWrong || undefined}
          type={kind === 'phone' ? 'tel' : 'text'}
          value={typed ?? shownOf(kind, stored)}
          placeholder={example === undefined ? undefined : messages.field.example(shownOf(kind, example))}
          onChange={({target}) => {
            setTyped(target.value);
            set(storedOf(kind, target.value));
          }}
          onBlur={() => setTyped(undefined)}
        />
        {kind === 'day' && (
          <input
            type="date"
            aria-label={lateMessages.day.calendar}
            value={isDay(stored) ? stored : ''}
            onChange={({target}) => set(target.value)}
          />
        )}
      </span>
      {kind === 'day' && stored === '' && (
        <button type="button" className={styles.quiet} onClick={() => set(lagosDay())}>
          {lateMessages.day.today}
        </button>
      )}
    </>
  );
}
