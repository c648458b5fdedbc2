import {useId, useState, type ReactNode} from 'react';
import {reviewMessages} from '../../messages/review';
import styles from './styles.module.css';

/** What is said of a place, and how it would be written. */
export interface TypedRemark {
  text: string;
  instead?: string;
}

interface Props {
  /** The words that are at the place, where they can be written otherwise. */
  typed?: string;
  /** What was typed here before another place was opened. */
  begun?: TypedRemark;
  onTyped: (remark: TypedRemark) => void;
  onSaid: (remark: TypedRemark) => void;
}

const NOTHING: TypedRemark = {text: ''};

/** A box to say something about a place, and to write it otherwise. */
export default function CommentForm({typed, begun = NOTHING, onTyped, onSaid}: Props): ReactNode {
  const id = useId();
  const [remark, setSaid] = useState(begun);
  const {text, instead} = remark;
  const change = (now: TypedRemark) => {
    setSaid(now);
    onTyped(now);
  };
  const isOther = instead !== undefined && instead.trim() !== '' && instead !== typed;
  const {say, suggest, instead: label, noOther, take} = reviewMessages.spot;
  return (
    <form
      className={styles.say}
      onSubmit={(event) => {
        event.preventDefault();
        onSaid({text: text.trim(), instead: isOther ? instead : undefined});
        change(NOTHING);
      }}>
      <label htmlFor={id}>{say}</label>
      <textarea id={id} value={text} onChange={({target}) => change({...remark, text: target.value})} />
      {typed !== undefined && (
        <button type="button" onClick={() => change({text, instead: instead === undefined ? typed : undefined})}>
          {instead === undefined ? suggest : noOther}
        </button>
      )}
      {instead !== undefined && (
        <>
          <label htmlFor={`${id}-instead`}>{label}</label>
          <textarea
            id={`${id}-instead`}
            value={instead}
            onChange={({target}) => change({...remark, instead: target.value})}
          />
        </>
      )}
      <button type="submit" disabled={text.trim() === '' && !isOther}>
        {take}
      </button>
    </form>
  );
}
