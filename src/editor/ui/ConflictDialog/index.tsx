import {useEffect, useId, useMemo, useState, type ReactNode} from 'react';
import {addressOf, isPage, STATIC_FOLDER} from '../../../cms/parse';
import {blocksOf, readFrontMatter, type Choice, type Value, type FileWrite} from '../../../cms/edit';
import {textChange} from '../../../cms/report/fields';
import {mergeChanges} from '../../state/rebase-draft';
import {conflictKey, combineTexts, readOwnText, storeOwnText, type DraftConflict} from '../../state/draft-conflicts';
import type {FileChange, CurrentPages} from '../../state/draft-changes';
import type {ContentPosition} from '../../../cms/source-map/content-ref';
import {historyMessages} from '../../messages/history';
import Dialog from '../Dialog';
import InlineDiff from '../../../ui/InlineDiff';
import {toPlainText} from '../../state/format-diagnostic';
import {useObjectUrl} from '../hooks/useObjectUrl';
import {nameOfLastStep} from '../Field/names';
import {pageNameOf, pictureAddress, useEditor} from '../hooks/useEditor';
import {labelOf} from '../../../site/labels';
import styles from './styles.module.css';

type Side = 'ours' | 'theirs';

interface Props {
  changes: readonly FileChange[];
  base: CurrentPages;
  /** The labels of both sides and of their base. */
  names: Record<Side | 'base', string> & {later?: string};
  title?: string;
  /** Receives the merged files once every conflict is resolved. */
  done: (writes: readonly FileWrite[]) => void;
  onClose?: () => void;
}

/** Merges changes into the current pages. It shows both texts of each conflict on the page, and asks. */
export default function ConflictDialog({changes, base, names, title, done, onClose}: Props): ReactNode {
  const editor = useEditor();
  const {show, pointAt} = editor;
  const [answers, setAnswers] = useState<ReadonlyMap<string, Choice>>(new Map());
  const {writes, open} = useMemo(() => mergeChanges(changes, base, answers), [changes, base, answers]);
  const [conflict] = open;
  useEffect(() => {
    if (!conflict) done(writes);
  }, [conflict, writes, done]);
  useEffect(() => {
    if (!conflict) return;
    if (isPage(conflict.file)) show(addressOf(conflict.file));
    pointAt(positionOfConflict(conflict, base));
  }, [conflict, base, show, pointAt]);
  if (!conflict) return null;
  const answer = (choice: Choice) => setAnswers(new Map([...answers, [conflictKey(conflict), choice]]));
  return (
    <Dialog
      key={conflictKey(conflict)}
      title={title ?? historyMessages.choose.title}
      onClose={onClose}
      close={names.later}
      isBeside>
      <p className="note">
        {[pageNameOf(conflict.file, editor), ...namesAlongPath(conflict, changes)].join(' › ')} (
        {historyMessages.choose.left(open.length)})
      </p>
      {'base' in conflict && (
        <section className={styles.side}>
          <h3>{names.base}</h3>
          <p>{asText(conflict.base)}</p>
        </section>
      )}
      {(['ours', 'theirs'] as const).map((choice) => (
        <section key={choice} className={styles.side}>
          <button onClick={() => answer(choice)}>{names[choice]}</button>
          <SideText conflict={conflict} choice={choice} />
        </section>
      ))}
      {isText(conflict) && <OwnText three={conflict} take={(text) => answer({text})} />}
    </Dialog>
  );
}

/** Returns the names along the path of a conflict. The current entries may differ from the earlier ones. */
function namesAlongPath(conflict: DraftConflict, changes: readonly FileChange[]): string[] {
  if (!('path' in conflict)) return [];
  const {path, file} = conflict;
  const before = changes.find((change) => change.file === file)?.before;
  const data = typeof before === 'string' ? readFrontMatter(file, before).data : undefined;
  return path.map((_key, index) => nameOfLastStep(data, path.slice(0, index + 1)));
}

const isText = (conflict: object): conflict is Record<Side | 'base', string> =>
  (['base', 'ours', 'theirs'] as const).every(
    (name) => name in conflict && typeof (conflict as Partial<Record<string, unknown>>)[name] === 'string',
  );

/** A box for a text that combines both versions. What was typed stays while the tab is open. */
function OwnText({three, take}: {three: Record<Side | 'base', string>; take: (text: string) => void}): ReactNode {
  const id = useId();
  const [text, setText] = useState(() => readOwnText(three) ?? combineTexts(three));
  const change = (now: string) => {
    setText(now);
    storeOwnText(three, now);
  };
  return (
    <section className={styles.side}>
      <label htmlFor={id}>{historyMessages.choose.both}</label>
      <textarea id={id} rows={3} value={text} onChange={({target}) => change(target.value)} />
      <button disabled={text.trim() === ''} onClick={() => take(text)}>
        {historyMessages.choose.take}
      </button>
    </section>
  );
}

/** Returns the current field or block of a conflict. */
function positionOfConflict(conflict: DraftConflict, {texts}: CurrentPages): ContentPosition {
  const {file} = conflict;
  if ('path' in conflict) return {file, path: conflict.path};
  if (conflict.kind !== 'body') return {file};
  const found = blocksOf(texts.get(file) ?? '').find(({text}) => conflict.theirs?.startsWith(text) === true);
  return {file, line: found?.first};
}

function SideText({conflict, choice}: {conflict: DraftConflict; choice: Side}): ReactNode {
  const editor = useEditor();
  if (conflict.kind === 'bytes') {
    const path = conflict.file.slice(STATIC_FOLDER.length);
    const {ours, isGone} = conflict;
    if (choice === 'ours' ? ours === undefined : isGone) return <p>{historyMessages.choose.nothing}</p>;
    if (choice === 'ours' && ours) return <OwnPicture bytes={ours} />;
    const src = pictureAddress(path, editor);
    return src === undefined ? (
      <p>{historyMessages.choose.bytes}</p>
    ) : (
      <img src={src} alt={historyMessages.choose.bytes} />
    );
  }
  const before = 'base' in conflict ? conflict.base : undefined;
  return (
    <p>
      <InlineDiff
        toText={toPlainText}
        what={textChange(before === undefined ? undefined : asText(before), asText(conflict[choice]))}
      />
    </p>
  );
}

function OwnPicture({bytes}: {bytes: Uint8Array}): ReactNode {
  const photo = useMemo(() => new Blob([new Uint8Array(bytes)]), [bytes]);
  return <img src={useObjectUrl(photo)} alt={historyMessages.choose.bytes} />;
}

function asText(value: Value | undefined): string {
  if (value === undefined || value === null) return historyMessages.choose.nothing;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(asText).join('; ');
  return Object.entries(value)
    .map(([key, item]) => `${labelOf(key)}: ${asText(item)}`)
    .join(', ');
}
