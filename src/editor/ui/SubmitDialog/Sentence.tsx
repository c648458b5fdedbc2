import {useId, useState, type ReactNode} from 'react';
import {lateMessages} from '../../messages/late';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

interface Props {
  /** What it was about when a person last sent it. */
  sentence: string;
  /** What is sent where nothing is written. */
  suggestion: string;
  canSend: boolean;
  isSending: boolean;
  send: (title: string) => void;
}

/** What the changes are about, and the button that sends them. It is drawn by itself at each keystroke, without the report. */
export default function Sentence({sentence, suggestion, canSend, isSending, send}: Props): ReactNode {
  const {sent, outcome} = useEditor();
  const id = useId();
  const [title, setTitle] = useState(sentence);
  return (
    <form
      className={styles.sentence}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) send(title.trim());
      }}>
      {sent && (
        <p className="note">
          {lateMessages.review.joins}{' '}
          <a href={sent.url} target="_blank" rel="noreferrer">
            {lateMessages.review.sentBefore(sent.number)}
          </a>
        </p>
      )}
      {outcome && <p className="note">{lateMessages.review.startsAgain[outcome.stage]}</p>}
      <label htmlFor={id}>{lateMessages.review.sentence}</label>
      <input id={id} aria-describedby={`${id}-hint`} value={title} onChange={({target}) => setTitle(target.value)} />
      <p className="note" id={`${id}-hint`}>
        {lateMessages.review.otherwise(suggestion)}
      </p>
      <button type="submit" className={styles.send} disabled={!canSend}>
        {isSending ? lateMessages.review.sending : lateMessages.review.send}
      </button>
    </form>
  );
}
