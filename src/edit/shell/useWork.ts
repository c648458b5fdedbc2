import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {Site} from '../../content/kinds/site';
import {isPage, SITE_FILE} from '../../content/paths';
import {readSource, type Source} from '../../content/source';
import {Unwritable, writeEdit, type Edit} from '../../content/write';
import {words as sentence} from '../../content/flaw';
import type {Branch, BranchFile} from '../github';
import {checker, type Checked} from '../model/check';
import {changed, redone, undone, UNCHANGED, type Draft, type Held, type History} from '../model/draft';
import {outsideOf, type Entry, type Facts} from '../model/facts';
import {Pictures} from '../model/pictures';

/** Typing goes on for a moment before the whole check runs again. */
const PAUSE_MS = 120;
const encoder = new TextEncoder();

export interface Task {
  base: Branch;
  facts: Facts;
  kept: Draft;
  /** Fetches a picture that the build did not know. */
  fetchFile: (file: BranchFile) => Promise<Uint8Array<ArrayBuffer>>;
}

/** The pages as the branch and the draft have them, what the check says of them, and every way to change them. */
export function useWork({base, facts, kept, fetchFile}: Task) {
  const [history, setHistory] = useState<History>({...UNCHANGED, now: kept});
  const [checked, setChecked] = useState<Checked>();
  const [site, setSite] = useState<Site>();
  const [check] = useState(checker);
  const [readNow] = useState(reader);
  const draft = history.now;
  const texts = useMemo(() => textsOf(base, draft), [base, draft]);
  const entries = useMemo(() => entriesOf(base, draft), [base, draft]);
  const [pictures] = useState(() => new Pictures(fetchFile));
  const holding = useMemo(() => ({files: base.files, draft}), [base, draft]);
  const outside = useMemo(
    () => outsideOf(facts, entries, ({path}) => pictures.factsOf(path, holding)),
    [facts, entries, pictures, holding],
  );

  const first = useRef(true);
  useEffect(() => {
    let isOld = false;
    const run = async () => {
      const found = await check(texts, new Set(entries.keys()), outside);
      if (isOld) return;
      setChecked(found);
      if (found.content.site) setSite(found.content.site);
    };
    const timer = setTimeout(() => void run(), first.current ? 0 : PAUSE_MS);
    first.current = false;
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [check, texts, entries, outside]);

  const put = useCallback(
    (files: ReadonlyMap<string, Held>, what?: string) =>
      setHistory((before) => {
        const entry = ([file, held]: [string, Held]) =>
          [file, isAsBefore(base, file, held) ? undefined : held] as const;
        return changed(before, new Map([...files].map(entry)), what);
      }),
    [base],
  );

  /** Writes changes of one file, and other files that come or leave with them. @returns why it cannot be done, or nothing */
  const edit = useCallback(
    (file: string, edits: readonly Edit[], what?: string, others?: ReadonlyMap<string, Held>): string | undefined => {
      const text = texts.get(file) ?? '';
      try {
        const written = edits.reduce((now, one) => writeEdit(file, now, one, base.texts.get(file)), text);
        put(new Map([[file, written], ...(others ?? [])]), what);
        return undefined;
      } catch (error) {
        if (error instanceof Unwritable) return sentence(error.flaw);
        throw error;
      }
    },
    [texts, base, put],
  );

  return {
    base,
    facts,
    draft,
    texts,
    entries,
    addressOf: useCallback((path: string) => pictures.addressOf(path, holding), [pictures, holding]),
    checked,
    site,
    put,
    edit,
    sourceOf: useCallback((file: string) => readNow(file, texts), [readNow, texts]),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
    /** Takes a file as the branch has it. */
    drop: useCallback((file: string) => setHistory((before) => changed(before, new Map([[file, undefined]]))), []),
    restart: useCallback((now: Draft) => setHistory({...UNCHANGED, now}), []),
  };
}

export type Work = ReturnType<typeof useWork>;

const isAsBefore = ({texts, files}: Branch, file: string, held: Held) =>
  held === null ? !files.has(file) : texts.get(file) === held;

function textsOf(base: Branch, draft: Draft): Map<string, string> {
  const texts = new Map(base.texts);
  for (const [file, held] of draft) {
    if (held === null) texts.delete(file);
    else if (typeof held === 'string') texts.set(file, held);
  }
  return texts;
}

function entriesOf(base: Branch, draft: Draft): Map<string, Entry> {
  const entries = new Map<string, Entry>([...base.files].map(([path, {sha, size}]) => [path, {path, sha, size}]));
  for (const [path, held] of draft) {
    if (held === null) entries.delete(path);
    else entries.set(path, {path, sha: '', size: typeof held === 'string' ? encoder.encode(held).length : held.length});
  }
  return entries;
}

/** The files as they are read while somebody types, before the whole check has run. */
function reader() {
  const known = new Map<string, {text: string; source: Source}>();
  return (file: string, texts: ReadonlyMap<string, string>): Source | undefined => {
    const text = texts.get(file);
    if (text === undefined || !(isPage(file) || file === SITE_FILE)) return undefined;
    const before = known.get(file);
    if (before?.text === text) return before.source;
    const source = readSource(file, encoder.encode(text));
    known.set(file, {text, source});
    return source;
  };
}
