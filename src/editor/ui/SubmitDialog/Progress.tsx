import type {ReactNode} from 'react';
import type {Thread, Sent} from '../../github';
import {refAtLine} from '../../../cms/source-map/content-ref';
import {messages} from '../../messages';
import {lateMessages} from '../../messages/late';
import {pageNameOf, useEditor} from '../useEditor';
import styles from './styles.module.css';

/** Shows the status of the sent proposal until it is published. */
export default function Progress({sent, onChosen}: {sent: Sent; onChosen: () => void}): ReactNode {
  const {conversation: {progress, failure} = {}, dispatch} = useEditor();
  return (
    <section className={styles.progress} aria-live="polite">
      <h3>{lateMessages.review.sent}</h3>
      <p>{failure ?? progress?.sentence ?? lateMessages.review.sending}</p>
      {progress?.stage === 'conflict' && (
        <button
          type="button"
          onClick={() => {
            dispatch({type: 'merge', proposal: sent});
            onChosen();
          }}>
          {lateMessages.review.merged}
        </button>
      )}
      <p>
        {progress?.preview !== undefined && (
          <a href={progress.preview} target="_blank" rel="noreferrer">
            {lateMessages.review.preview}
          </a>
        )}{' '}
        <a href={sent.url} target="_blank" rel="noreferrer">
          {lateMessages.review.proposal}
        </a>
      </p>
      {progress?.conversation?.threads.map((remark) => (
        <blockquote key={remark.id}>
          <p>{lateMessages.review.writes(remark.by)}</p>
          <p>{remark.words}</p>
          <Named remark={remark} onChosen={onChosen} />
        </blockquote>
      ))}
    </section>
  );
}

/** Links to the place of a reviewer's remark. */
function Named({remark: {file = '', line}, onChosen}: {remark: Thread; onChosen: () => void}): ReactNode {
  const editor = useEditor();
  const source = editor.sourceOf(file);
  if (!source || line === undefined) return null;
  return (
    <button
      type="button"
      onClick={() => {
        editor.open(refAtLine(source, line));
        onChosen();
      }}>
      {messages.panel.goThere(pageNameOf(file, editor))}
    </button>
  );
}
