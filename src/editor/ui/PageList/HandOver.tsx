import {useState, type ReactNode} from 'react';
import {handOver, takeOver} from '../../state/export-draft';
import {laterWords} from '../../messages/later';
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
        <a
          href={`data:application/json,${encodeURIComponent(handOver(draft))}`}
          download={laterWords.handOver.fileName}>
          {laterWords.handOver.save}
        </a>
      )}
      <label>
        {laterWords.handOver.open}
        <input
          type="file"
          accept="application/json"
          onChange={({target}) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
          }}
        />
      </label>
      {refused && <p role="alert">{laterWords.handOver.notOurs}</p>}
    </div>
  );
}
