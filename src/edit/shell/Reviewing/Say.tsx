import {useId, useState, type ReactNode} from 'react';
import {reviewWords} from '../../words/review';
import styles from './styles.module.css';

interface Props {
  /** The words that stand at the place, where they can be written otherwise. */
  typed?: string;
  onSaid: (words: string, instead?: string) => void;
}

/** A box to say something about a place, and to write it otherwise. */
export default function Say({typed, onSaid}: Props): ReactNode {
  const id = useId();
  const [words, setWords] = useState('');
  const [instead, setInstead] = useState<string>();
  const isOther = instead !== undefined && instead.trim() !== '' && instead !== typed;
  const {say, suggest, instead: label, noOther, take} = reviewWords.spot;
  return (
    <form
      className={styles.say}
      onSubmit={(event) => {
        event.preventDefault();
        onSaid(words.trim(), isOther ? instead : undefined);
        setWords('');
        setInstead(undefined);
      }}>
      <label htmlFor={id}>{say}</label>
      <textarea id={id} value={words} onChange={({target}) => setWords(target.value)} />
      {typed !== undefined && (
        <button type="button" onClick={() => setInstead((now) => (now === undefined ? typed : undefined))}>
          {instead === undefined ? suggest : noOther}
        </button>
      )}
      {instead !== undefined && (
        <>
          <label htmlFor={`${id}-instead`}>{label}</label>
          <textarea id={`${id}-instead`} value={instead} onChange={({target}) => setInstead(target.value)} />
        </>
      )}
      <button type="submit" disabled={words.trim() === '' && !isOther}>
        {take}
      </button>
    </form>
  );
}
