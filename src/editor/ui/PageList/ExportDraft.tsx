import {useState, type ReactNode} from 'react';
import {exportDraft, importDraft} from '../../state/export-draft';
import {lateMessages} from '../../messages/late';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

/** Saves the draft to a file for a colleague who can send it, and opens such a file. */
export default function ExportDraft(): ReactNode {
  const {draft, changed, put} = useEditor();
  const [refused, setRefused] = useState(false);
  const take = async (file: File) => {
    const taken = importDraft(await file.text());
    setRefused(taken === undefined);
    if (taken) put(taken);
  };
  return (
    <div className={styles.exportDraft}>
      {changed.size > 0 && (
        <a
          href={`data:application/json,${encodeURIComponent(exportDraft(draft))}`}
          download={lateMessages.exportDraft.fileName}>
          {lateMessages.exportDraft.save}
        </a>
      )}
      <label>
        {lateMessages.exportDraft.open}
        <input
          type="file"
          accept="application/json"
          onChange={({target}) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
          }}
        />
      </label>
      {refused && <p role="alert">{lateMessages.exportDraft.notOurs}</p>}
    </div>
  );
}
