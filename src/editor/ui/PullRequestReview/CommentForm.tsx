import {useId, useState, type ReactNode} from 'react';
import {reviewMessages} from '../../messages/review';
import styles from './styles.module.css';

/** What is said of a place, and how it would be written. */
interface TypedRemark {
  words: string;
  instead?: string;
}

interface Props {
  /** The words that are at the place, where they can be written otherwise. */
  typed?: string;
  /** What was said here before. */
  remark?: TypedRemark;
  /** Is told at each keystroke, so that nothing is lost where the person goes on to another place. */
  onSaid: (remark: TypedRemark) => void;
}

/** A box to say something about a place, and to write it otherwise. */
export default function CommentForm({typed, remark = {words: ''}, onSaid}: Props): ReactNode {
  const id = useId();
  const {words} = remark;
  const [instead, setInstead] = useState(remark.instead);
  const change = (text: string, other?: string) => {
    const isOther = other !== undefined && other.trim() !== '' && other !== typed;
    setInstead(other);
    onSaid({words: text.trim() === '' ? '' : text, instead: isOther ? other : undefined});
  };
  const {say, suggest, instead: label, noOther, saved, remove} = reviewMessages.spot;
  return (
    <div className={styles.say}>
      <label htmlFor={id}>{say}</label>
      <textarea id={id} value={words} onChange={({target}) => change(target.value, instead)} />
      {instead !== undefined && (
        <>
          <label htmlFor={`${id}-instead`}>{label}</label>
          <textarea id={`${id}-instead`} value={instead} onChange={({target}) => change(words, target.value)} />
        </>
      )}
      <p className={styles.ways}>
        {typed !== undefined && (
          <button type="button" onClick={() => change(words, instead === undefined ? typed : undefined)}>
            {instead === undefined ? suggest : noOther}
          </button>
        )}
        {(words !== '' || remark.instead !== undefined) && (
          <button type="button" onClick={() => change('')}>
            {remove}
          </button>
        )}
      </p>
      <p className="note" role="status">
        {(words !== '' || remark.instead !== undefined) && saved}
      </p>
    </div>
  );
}
