import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {addressOf, isPage, formatList, STATIC_FOLDER} from '../../../cms/parse';
import {blocksOf, type Choice, type Value, type Write} from '../../../cms/edit';
import {textChange} from '../../../cms/report/texts';
import {joined, answerKey, type FileChange, type PagesNow, type Met} from '../../state/rebase-draft';
import {madeAddress} from '../../state/pictures';
import type {Place} from '../../state/place';
import {historyWords} from '../../messages/history';
import Dialog from '../Dialog';
import {Words} from '../SubmitDialog/Words';
import {pageNameOf, useEditor} from '../useEditor';
import styles from './styles.module.css';

interface Props {
  changes: readonly FileChange[];
  ground: PagesNow;
  /** How the two sides are called, and what was there before both. */
  names: Record<Choice | 'base', string>;
  /** Is given the files as they must be, once nothing is left to choose. */
  done: (writes: readonly Write[]) => void;
  onClose?: () => void;
}

/** Joins changes with the pages of now. Where two changed the same words, it shows both at their place, and asks. */
export default function Choose({changes, ground, names, done, onClose}: Props): ReactNode {
  const editor = useEditor();
  const {show, pointAt} = editor;
  const [answers, setAnswers] = useState<ReadonlyMap<string, Choice>>(new Map());
  const {writes, open} = useMemo(() => joined(changes, ground, answers), [changes, ground, answers]);
  const [met] = open;
  useEffect(() => {
    if (!met) done(writes);
  }, [met, writes, done]);
  useEffect(() => {
    if (!met) return;
    if (isPage(met.file)) show(addressOf(met.file));
    pointAt(metPlace(met, ground));
  }, [met, ground, show, pointAt]);
  if (!met) return null;
  const path =
    'path' in met ? met.path.map((entry) => (typeof entry === 'number' ? entry + 1 : formatList(entry))) : [];
  return (
    <Dialog key={answerKey(met)} title={historyWords.choose.title} onClose={onClose} isBeside>
      <p className="note">
        {[pageNameOf(met.file, editor), ...path].join(' › ')} ({historyWords.choose.left(open.length)})
      </p>
      {'base' in met && (
        <section className={styles.side}>
          <h3>{names.base}</h3>
          <p>{asText(met.base)}</p>
        </section>
      )}
      {(['ours', 'theirs'] as const).map((choice) => (
        <section key={choice} className={styles.side}>
          <button type="button" onClick={() => setAnswers(new Map([...answers, [answerKey(met), choice]]))}>
            {names[choice]}
          </button>
          <Side met={met} choice={choice} />
        </section>
      ))}
    </Dialog>
  );
}

/** Where the words stand now that are asked about. */
function metPlace(met: Met, {texts}: PagesNow): Place {
  const {file} = met;
  if ('path' in met) return {file, path: met.path};
  if (met.kind !== 'body') return {file};
  const found = blocksOf(texts.get(file) ?? '').find(({text}) => met.theirs?.startsWith(text) === true);
  return {file, line: found?.first};
}

function Side({met, choice}: {met: Met; choice: Choice}): ReactNode {
  const {facts, addressOf: pictureAt} = useEditor();
  if (met.kind === 'bytes') {
    const path = met.file.slice(STATIC_FOLDER.length);
    const isGone = choice === 'ours' ? met.ours === undefined : met.isGone;
    const src = choice === 'ours' ? ownAddress(met.ours) : (pictureAt(path) ?? madeAddress(facts, path));
    if (isGone || src === undefined) return <p>{isGone ? historyWords.choose.nothing : historyWords.choose.bytes}</p>;
    return <img src={src} alt={historyWords.choose.bytes} />;
  }
  const before = 'base' in met ? met.base : undefined;
  return (
    <p>
      <Words what={textChange(before === undefined ? undefined : asText(before), asText(met[choice]))} />
    </p>
  );
}

const ownAddress = (bytes?: Uint8Array) => bytes && URL.createObjectURL(new Blob([new Uint8Array(bytes)]));

/** A value as a person would read it aloud. */
function asText(value: Value | undefined): string {
  if (value === undefined || value === null) return historyWords.choose.nothing;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(asText).join('; ');
  return Object.entries(value)
    .map(([key, item]) => `${formatList(key)}: ${asText(item)}`)
    .join(', ');
}
