import {useEffect, useState, type ReactNode} from 'react';
import type {Draft} from '../../../cms/edit';
import {CREATABLE_TYPES} from '../../../site/page-types';
import {addressOf, SITE_FILE} from '../../../cms/parse';
import {messages} from '../../messages';
import ExportButton from '../ExportButton';
import {titleAt, useEditor} from '../hooks/useEditor';
import {areUnsent, canImport, draftsIn} from '../../state/draft-state';
import {importDrafts} from '../../state/export-draft';
import {emptyPage, fileOfTitle, parentPages, problemOfTitle, withMenuLine, type ParentPage} from '../../state/new-page';
import {deferredMessages} from '../../messages/deferred';
import styles from './styles.module.css';

/** Creates an empty page of a type below another page, with its line in the menu. */
export function NewPage(): ReactNode {
  const editor = useEditor();
  const {put, texts, show, open, site, sourceOf} = editor;
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState('plain');
  const [parent, setParent] = useState('');
  const [isInMenu, setInMenu] = useState(true);
  const typeFolder = CREATABLE_TYPES.find(({name}) => name === kind)?.folder;
  const parents = parentPages([...texts.keys()], site?.navigation.map(({href}) => href) ?? []);
  const menuIndex = typeFolder === undefined ? parents.find(({folder}) => folder === parent)?.menuIndex : undefined;
  const file = fileOfTitle(title, typeFolder ?? (parent || undefined));
  const problem = problemOfTitle(title, file, texts.keys());
  const add = () => {
    if (file === undefined) return;
    const siteFile = sourceOf(SITE_FILE);
    const menu =
      siteFile && menuIndex !== undefined && isInMenu
        ? withMenuLine(siteFile, menuIndex, title, addressOf(file))
        : undefined;
    put([[file, emptyPage(file, title)], ...(menu === undefined ? [] : [[SITE_FILE, menu] as const])]);
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
      {typeFolder === undefined && <ParentChoice {...{parents, parent, setParent, isInMenu, setInMenu}} />}
      <p className="note" role="status">
        {problem ? deferredMessages.newPage[problem] : file !== undefined && messages.pages.newAddress(addressOf(file))}
      </p>
      <button disabled={file === undefined || problem !== undefined} onClick={add}>
        {messages.pages.add}
      </button>
      <p className="note">{messages.pages.menu}</p>
    </>
  );
}

interface ParentChoiceProps {
  parents: readonly ParentPage[];
  parent: string;
  setParent: (folder: string) => void;
  isInMenu: boolean;
  setInMenu: (isInMenu: boolean) => void;
}

/** Chooses the page above a new one, and whether the menu shows it there. */
function ParentChoice({parents, parent, setParent, isInMenu, setInMenu}: ParentChoiceProps): ReactNode {
  const editor = useEditor();
  const hasMenu = parents.find(({folder}) => folder === parent)?.menuIndex !== undefined;
  return (
    <>
      <label>
        {messages.pages.parent}
        <select value={parent} onChange={({target}) => setParent(target.value)}>
          <option value="">{messages.pages.noParent}</option>
          {parents.map(({folder}) => (
            <option key={folder} value={folder}>
              {titleAt(`/${folder}`, editor)}
            </option>
          ))}
        </select>
      </label>
      {hasMenu && (
        <label className={styles.inMenu}>
          <input type="checkbox" checked={isInMenu} onChange={({target}) => setInMenu(target.checked)} />
          {messages.pages.inMenu(titleAt(`/${parent}`, editor))}
        </label>
      )}
    </>
  );
}

/** A colleague's changes that are not in the draft yet, or a file of another program. */
type OpenedFile = Draft[] | 'refused' | undefined;

/** Saves the draft to a file for a colleague who can send it, and opens such a file. */
export function ExportDraft(): ReactNode {
  const editor = useEditor();
  const {base, dispatch} = editor;
  const unsent = draftsIn(editor);
  const [opened, setOpened] = useState<OpenedFile>();
  const take = async (file: File) => {
    const text = await file.text().catch(() => '');
    setOpened(importDrafts(text, base) ?? 'refused');
  };
  const isFree = canImport(editor);
  // A send may have begun while the file was read.
  useEffect(() => {
    if (!isFree || opened === undefined || opened === 'refused') return;
    dispatch({type: 'import', drafts: opened});
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it waits for the end of a send, which the store tells
    setOpened(undefined);
  }, [isFree, opened, dispatch]);
  return (
    <div className={styles.exportDraft}>
      {areUnsent(unsent) && <ExportButton drafts={unsent} />}
      <label>
        {deferredMessages.exportDraft.open}
        <input
          type="file"
          accept="application/json"
          disabled={!isFree}
          onChange={({target}) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
          }}
        />
      </label>
      {opened === 'refused' && <p role="alert">{deferredMessages.exportDraft.notOurs}</p>}
    </div>
  );
}
