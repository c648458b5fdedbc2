import {useEffect, useState, type ReactNode} from 'react';
import {FOLLOW_MS, followProposal, Trouble, type Progress as State, type Thread, type Sent} from '../../github';
import {placeAtLine} from '../../model/at-line';
import {words} from '../../words';
import {laterWords} from '../../words/later';
import {pageNameOf, useEditor} from '../useEditor';
import styles from './styles.module.css';

/** The way of what was sent, in words, until it is published. */
export default function Progress({sent, onChosen}: {sent: Sent; onChosen: () => void}): ReactNode {
  const {connection, onTrouble} = useEditor();
  const [progress, setProgress] = useState<State>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    const ask = () =>
      followProposal(connection, sent.number).then(
        (found) => {
          setProgress(found);
          setTrouble(undefined);
        },
        (error: unknown) => {
          onTrouble(error);
          if (error instanceof Trouble) setTrouble(error.message);
        },
      );
    void ask();
    const timer = setInterval(() => void ask(), FOLLOW_MS);
    return () => clearInterval(timer);
  }, [connection, sent, onTrouble]);
  return (
    <section className={styles.progress} aria-live="polite">
      <h3>{laterWords.review.sent}</h3>
      <p>{trouble ?? progress?.sentence ?? laterWords.review.sending}</p>
      <p>
        {progress?.preview !== undefined && (
          <a href={progress.preview} target="_blank" rel="noreferrer">
            {laterWords.review.preview}
          </a>
        )}{' '}
        <a href={sent.url} target="_blank" rel="noreferrer">
          {laterWords.review.proposal}
        </a>
      </p>
      {progress?.remarks.map((remark) => (
        <blockquote key={remark.id}>
          <p>{laterWords.review.writes(remark.by)}</p>
          <p>{remark.words}</p>
          <Named remark={remark} onChosen={onChosen} />
        </blockquote>
      ))}
    </section>
  );
}

/** Leads to what the words of a reviewer stand beside. */
function Named({remark: {file = '', line}, onChosen}: {remark: Thread; onChosen: () => void}): ReactNode {
  const editor = useEditor();
  const source = editor.sourceOf(file);
  if (!source || line === undefined) return null;
  return (
    <button
      type="button"
      onClick={() => {
        editor.open(placeAtLine(source, line));
        onChosen();
      }}>
      {words.panel.goThere(pageNameOf(file, editor))}
    </button>
  );
}
