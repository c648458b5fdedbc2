import type {ReactNode} from 'react';
import {words} from '../../words';
import {useEditor} from '../useEditor';
import styles from './bar.module.css';

interface Props {
  changing: boolean;
  setChanging: (changing: boolean) => void;
  isPhone: boolean;
  setPhone: (isPhone: boolean) => void;
  togglePages: () => void;
  review: () => void;
}

interface Choice {
  name: string;
  legend: string;
  options: [label: string, isChosen: boolean, choose: () => void][];
}

const Two = ({name, legend, options}: Choice) => (
  <fieldset className={styles.two} data-name={name}>
    <legend className="srOnly">{legend}</legend>
    {options.map(([label, isChosen, choose]) => (
      <label key={label}>
        <input type="radio" name={name} checked={isChosen} onChange={choose} />
        {label}
      </label>
    ))}
  </fieldset>
);

/** What a click does, how wide the page is, the steps back, and what is in the way of sending. */
export default function Bar({changing, setChanging, isPhone, setPhone, togglePages, review}: Props): ReactNode {
  const {draft, changed, checked, sent, undo, redo} = useEditor();
  const canReview = changed.size > 0 || sent !== undefined;
  const flaws = checked?.flaws.length ?? 0;
  return (
    <header className={`${styles.bar} onInk`}>
      <p className={styles.name}>{words.title}</p>
      <button type="button" onClick={togglePages}>
        {words.bar.pages}
      </button>
      <Two
        name="state"
        legend={words.bar.state}
        options={[
          [words.bar.look, !changing, () => setChanging(false)],
          [words.bar.change, changing, () => setChanging(true)],
        ]}
      />
      <Two
        name="width"
        legend={words.bar.width}
        options={[
          [words.bar.desk, !isPhone, () => setPhone(false)],
          [words.bar.phone, isPhone, () => setPhone(true)],
        ]}
      />
      <button type="button" disabled={draft.past.length === 0} onClick={undo}>
        {words.bar.undo}
      </button>
      <button type="button" disabled={draft.future.length === 0} onClick={redo}>
        {words.bar.redo}
      </button>
      <p className={styles.status} role="status" data-flaws={flaws > 0 || undefined}>
        {flaws > 0 ? words.bar.flaws(flaws) : changed.size > 0 ? words.bar.changed(changed.size) : words.bar.unchanged}
      </p>
      <button type="button" className={styles.send} disabled={!canReview} onClick={review}>
        {words.bar.send}
      </button>
    </header>
  );
}
