import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {addressOf, isPage, STATIC_FOLDER} from '../../../cms/parse';
import {blocksOf, type Choice, type Value, type Write} from '../../../cms/edit';
import {textChange} from '../../../cms/report/texts';
import {joined, answerKey, type FileChange, type PagesNow, type DraftConflict} from '../../state/rebase-draft';
import {generatedAddress} from '../../state/pictures';
import type {ContentRef} from '../../state/content-ref';
import {historyMessages} from '../../messages/history';
import Dialog from '../Dialog';
import {InlineDiff} from '../SubmitDialog/InlineDiff';
import {pageNameOf, useEditor} from '../useEditor';
import {labelOf} from '../../../site/labels';
import styles from './styles.module.css';

interface Props {
  changes: readonly FileChange[];
  base: PagesNow;
  /** How the two sides are called, and what was there before both. */
  names: Record<Choice | 'base', string>;
  /** Is given the files as they must be, once nothing is left to choose. */
  done: (writes: readonly Write[]) => void;
  onClose?: () => void;
}

/** Joins changes with the current pages. Where two changed the same words, it shows both at their place, and asks. */
export default function Choose({changes, base, names, done, onClose}: Props): ReactNode {
  const editor = useEditor();
  const {show, pointAt} = editor;
  const [answers, setAnswers] = useState<ReadonlyMap<string, Choice>>(new Map());
  const {writes, open} = useMemo(() => joined(changes, base, answers), [changes, base, answers]);
  const [conflict] = open;
  useEffect(() => {
    if (!conflict) done(writes);
  }, [conflict, writes, done]);
  useEffect(() => {
    if (!conflict) return;
    if (isPage(conflict.file)) show(addressOf(conflict.file));
    pointAt(refOfConflict(conflict, base));
  }, [conflict, base, show, pointAt]);
  if (!conflict) return null;
  const path =
    'path' in conflict ? conflict.path.map((entry) => (typeof entry === 'number' ? entry + 1 : labelOf(entry))) : [];
  return (
    <Dialog key={answerKey(conflict)} title={historyMessages.choose.title} onClose={onClose} isBeside>
      <p className="note">
        {[pageNameOf(conflict.file, editor), ...path].join(' › ')} ({historyMessages.choose.left(open.length)})
      </p>
      {'base' in conflict && (
        <section className={styles.side}>
          <h3>{names.base}</h3>
          <p>{asText(conflict.base)}</p>
        </section>
      )}
      {(['ours', 'theirs'] as const).map((choice) => (
        <section key={choice} className={styles.side}>
          <button type="button" onClick={() => setAnswers(new Map([...answers, [answerKey(conflict), choice]]))}>
            {names[choice]}
          </button>
          <Side conflict={conflict} choice={choice} />
        </section>
      ))}
    </Dialog>
  );
}

/** Where the words are now that are asked about. */
function refOfConflict(conflict: DraftConflict, {texts}: PagesNow): ContentRef {
  const {file} = conflict;
  if ('path' in conflict) return {file, path: conflict.path};
  if (conflict.kind !== 'body') return {file};
  const found = blocksOf(texts.get(file) ?? '').find(({text}) => conflict.theirs?.startsWith(text) === true);
  return {file, line: found?.first};
}

function Side({conflict, choice}: {conflict: DraftConflict; choice: Choice}): ReactNode {
  const {facts, addressOf: pictureAt} = useEditor();
  if (conflict.kind === 'bytes') {
    const path = conflict.file.slice(STATIC_FOLDER.length);
    const isGone = choice === 'ours' ? conflict.ours === undefined : conflict.isGone;
    const src = choice === 'ours' ? ownAddress(conflict.ours) : (pictureAt(path) ?? generatedAddress(facts, path));
    if (isGone || src === undefined)
      return <p>{isGone ? historyMessages.choose.nothing : historyMessages.choose.bytes}</p>;
    return <img src={src} alt={historyMessages.choose.bytes} />;
  }
  const before = 'base' in conflict ? conflict.base : undefined;
  return (
    <p>
      <InlineDiff what={textChange(before === undefined ? undefined : asText(before), asText(conflict[choice]))} />
    </p>
  );
}

const ownAddress = (bytes?: Uint8Array) => bytes && URL.createObjectURL(new Blob([new Uint8Array(bytes)]));

/** A value as a person would read it aloud. */
function asText(value: Value | undefined): string {
  if (value === undefined || value === null) return historyMessages.choose.nothing;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(asText).join('; ');
  return Object.entries(value)
    .map(([key, item]) => `${labelOf(key)}: ${asText(item)}`)
    .join(', ');
}
