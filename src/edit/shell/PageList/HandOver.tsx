import {useState, type ReactNode} from 'react';
import {handOver, takeOver} from '../../model/hand-over';
import {words} from '../../words';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

/** The draft as a file, for a colleague who may send it; and the way back. */
export default function HandOver(): ReactNode {
  const {draft, changed, put} = useEditor();
  const [refused, setRefused] = useState(false);
  const take = async (file: File) => {
    const taken = takeOver(await file.text());
    setRefused(taken === undefined);
    if (taken) put(taken);
  };
  return (
    <div className={styles.handOver}>
      {changed.size > 0 && (
        <a href={`data:application/json,${encodeURIComponent(handOver(draft))}`} download={words.review.fileName}>
          {words.review.handOver}
        </a>
      )}
      <label>
        {words.review.takeOver}
        <input
          type="file"
          accept="application/json"
          onChange={({target}) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
          }}
        />
      </label>
      {refused && <p role="alert">{words.review.notOurs}</p>}
    </div>
  );
}
