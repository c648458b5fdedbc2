import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {Site} from '../../content/kinds/site';
import {isPage, SITE_FILE, STATIC_FOLDER} from '../../content/paths';
import type {PictureFacts} from '../../content/pictures';
import {readSource, type Source} from '../../content/source';
import {Unwritable, writeEdit, type Edit} from '../../content/write';
import {words as sentence} from '../../content/flaw';
import type {Branch, BranchFile} from '../github';
import {checker, type Checked} from '../model/check';
import {changed, redone, undone, UNCHANGED, type Draft, type Held, type History} from '../model/draft';
import {outsideOf, type Entry, type Facts} from '../model/facts';
import {measured} from '../model/measure';

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
  const draft = history.now;
  const texts = useMemo(() => textsOf(base, draft), [base, draft]);
  const entries = useMemo(() => entriesOf(base, draft), [base, draft]);
  const pictures = usePictures(base, draft, fetchFile);
  const outside = useMemo(
    () => outsideOf(facts, entries, ({path}) => pictures.factsOf(path)),
    [facts, entries, pictures],
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
    pictures,
    checked,
    site,
    put,
    edit,
    sourceOf: useSources(texts),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
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
function useSources(texts: ReadonlyMap<string, string>) {
  const known = useRef(new Map<string, {text: string; source: Source}>());
  return useCallback(
    (file: string): Source | undefined => {
      const text = texts.get(file);
      if (text === undefined || !(isPage(file) || file === SITE_FILE)) return undefined;
      const before = known.current.get(file);
      if (before?.text === text) return before.source;
      const source = readSource(file, encoder.encode(text));
      known.current.set(file, {text, source});
      return source;
    },
    [texts],
  );
}

/** Pictures that the build does not know: those of the draft, and others of the branch. */
function usePictures(base: Branch, draft: Draft, fetchFile: Task['fetchFile']) {
  const bytes = useRef(new Map<string, Promise<Uint8Array<ArrayBuffer>>>());
  const facts = useRef(new WeakMap<Uint8Array, Promise<PictureFacts>>());
  const addresses = useRef(new WeakMap<Uint8Array, string>());
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Uint8Array<ArrayBuffer>>>(new Map());
  return useMemo(() => {
    const fetched = (file: BranchFile) => {
      const found = bytes.current.get(file.sha) ?? fetchFile(file);
      bytes.current.set(file.sha, found);
      return found.then((content) => {
        setLoaded((before) => (before.has(file.sha) ? before : new Map(before).set(file.sha, content)));
        return content;
      });
    };
    const heldAt = (path: string) => {
      const held = draft.get(path);
      const file = base.files.get(path);
      if (held instanceof Uint8Array) return held as Uint8Array<ArrayBuffer>;
      return held === undefined && file ? loaded.get(file.sha) : undefined;
    };
    return {
      async factsOf(path: string): Promise<PictureFacts | undefined> {
        const file = base.files.get(path);
        const content = heldAt(path) ?? (file && !draft.has(path) ? await fetched(file) : undefined);
        if (!content) return undefined;
        const known = facts.current.get(content) ?? measured(content);
        facts.current.set(content, known);
        return known;
      },
      /** Where a picture of static/ can be shown from, by the path that pages write. */
      addressOf(path: string): string | undefined {
        const content = heldAt(STATIC_FOLDER + path);
        if (!content) return undefined;
        const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/*';
        const address = addresses.current.get(content) ?? URL.createObjectURL(new Blob([content], {type}));
        addresses.current.set(content, address);
        return address;
      },
      /** Asks for the bytes, so that `addressOf` knows them. */
      load: (path: string) => {
        const file = base.files.get(STATIC_FOLDER + path);
        if (file && !draft.has(STATIC_FOLDER + path)) void fetched(file);
      },
    };
  }, [base, draft, fetchFile, loaded]);
}
