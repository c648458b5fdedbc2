import {useState, type ReactNode} from 'react';
import {CREATABLE_TYPES} from '../../../site/page-types';
import {addressOf} from '../../../cms/parse';
import {messages} from '../../messages';
import ExportButton from '../ExportButton';
import {useEditor} from '../useEditor';
import {draftsIn} from '../../state/draft-store';
import {importDraft} from '../../state/export-draft';
import {emptyPage, fileOfTitle} from '../../state/new-page';
import {deferredMessages} from '../../messages/deferred';
import styles from './styles.module.css';

/** Creates an empty page of a type. */
export function NewPage(): ReactNode {
  const {put, texts, show, open} = useEditor();
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState('plain');
  const folder = CREATABLE_TYPES.find(({name}) => name === kind)?.folder;
  const file = fileOfTitle(title, folder);
  const add = () => {
    if (file === undefined) return;
    put([[file, emptyPage(file, title)]]);
    show(addressOf(file));
    open({file});
    setTitle('');
  };
  return (
    <>
      <label>
        {messages.pages.kind}
        <select value={kind} onChange={({target}) => setKind(target.value)}>
          {CREATABLE_TYPES.map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {messages.pages.name}
        <input value={title} onChange={({target}) => setTitle(target.value)} />
      </label>
      <button disabled={file === undefined || texts.has(file)} onClick={add}>
        {messages.pages.add}
      </button>
      <p className="note">{messages.pages.menu}</p>
    </>
  );
}

/** Saves the draft to a file for a colleague who can send it, and opens such a file. */
export function ExportDraft(): ReactNode {
  const editor = useEditor();
  const {changed, put} = editor;
  const [refused, setRefused] = useState(false);
  const take = async (file: File) => {
    const imported = importDraft(await file.text());
    setRefused(imported === undefined);
    if (imported) put(imported);
  };
  return (
    <div className={styles.exportDraft}>
      {changed.size > 0 && <ExportButton drafts={draftsIn(editor)} />}
      <label>
        {deferredMessages.exportDraft.open}
        <input
          type="file"
          accept="application/json"
          onChange={({target}) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
          }}
        />
      </label>
      {refused && <p role="alert">{deferredMessages.exportDraft.notOurs}</p>}
    </div>
  );
}
