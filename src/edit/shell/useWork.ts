import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {changedFiles, redo, undo, withEdit, withFiles, type Content, type Draft} from '../../content/draft/draft';
import {liveCheck, type Checked} from '../../content/draft/live-check';
import type {Reader} from '../../content/draft/reader';
import {words as sentence} from '../../content/flaw';
import type {Site} from '../../content/kinds/site';
import {STATIC_FOLDER} from '../../content/paths';
import type {Source} from '../../content/source';
import {Unwritable, type Edit} from '../../content/write';
import type {Branch, BranchFile} from '../github';
import {groundOf, NOT_FETCHED, type Facts} from '../model/facts';
import {leavingPaths} from '../model/leaving';
import {Pictures} from '../model/pictures';

/** Typing goes on for a moment before the whole check runs again. */
const PAUSE_MS = 120;
const encoder = new TextEncoder();

export interface Task {
  /** Has read the pages while they came. */
  reader: Reader;
  base: Branch;
  facts: Facts;
  kept: Draft;
  /** Fetches a picture that the build did not know. */
  fetchFile: (file: BranchFile) => Promise<Uint8Array<ArrayBuffer>>;
}

/** The pages as the branch and the draft have them, what the check says of them, and every way to change them. */
export function useWork({reader, base, facts, kept, fetchFile}: Task) {
  const [draft, setDraft] = useState(kept);
  const [checked, setChecked] = useState<Checked>();
  const [site, setSite] = useState<Site>();
  const [pictures] = useState(() => new Pictures(fetchFile));
  const changed = useMemo(() => changedFiles(draft), [draft]);
  const texts = useMemo(() => {
    const now = [...changed].map(([file, {now}]) => [file, now] as const);
    const all = new Map<string, Content | undefined>([...base.texts, ...now]);
    return new Map([...all].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  }, [base, changed]);
  const sizes = useMemo(() => {
    const all = new Map([...base.files].map(([file, {size}]) => [file, size]));
    for (const [file, {now}] of changed) {
      if (now === undefined) all.delete(file);
      else all.set(file, typeof now === 'string' ? encoder.encode(now).length : now.length);
    }
    return all;
  }, [base, changed]);
  const check = useMemo(
    () => groundOf(base, facts, pictures, reader).then((ground) => liveCheck(ground, reader)),
    [base, facts, pictures, reader],
  );

  const first = useRef(true);
  useEffect(() => {
    let isOld = false;
    const run = async () => {
      const found = await (await check)(draft);
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
  }, [check, draft]);

  const before = useCallback(
    (file: string): Content | undefined => base.texts.get(file) ?? (base.files.has(file) ? NOT_FETCHED : undefined),
    [base],
  );
  const writesOf = useCallback(
    (files: Files) => files.map(([file, now]) => ({file, before: before(file), now})),
    [before],
  );
  /** The pictures and files that nothing names any more once a file says something else, or is gone. */
  const leavingWith = useCallback(
    (file: string, text: Content | undefined): Files => {
      const others = [...texts].filter(([name]) => name !== file).map(([, other]) => other);
      const paths = leavingPaths(texts.get(file) ?? '', typeof text === 'string' ? [...others, text] : others);
      return paths.map((path) => [STATIC_FOLDER + path, undefined] as const).filter(([name]) => sizes.has(name));
    },
    [texts, sizes],
  );
  /** Gives files other bytes, or takes them away with what they alone name, as one step. */
  const put = useCallback(
    (files: Files) => {
      const leaving = files.flatMap(([file, now]) => (now === undefined ? leavingWith(file, now) : []));
      setDraft((now) => withFiles(now, writesOf([...files, ...leaving])));
    },
    [writesOf, leavingWith],
  );
  /** Makes one change of one page. @returns why it cannot be made, or nothing */
  const edit = useCallback(
    (file: string, one: Edit, others: Files = []): string | undefined => {
      try {
        const withOthers = (files: Files) => withEdit(draft, file, one, base.texts.get(file), writesOf(files));
        const plain = withOthers(others);
        const leaving = one.kind === 'remove' ? leavingWith(file, plain.files.get(file)?.now) : [];
        setDraft(leaving.length === 0 ? plain : withOthers([...others, ...leaving]));
        return undefined;
      } catch (error) {
        if (error instanceof Unwritable) return sentence(error.flaw);
        throw error;
      }
    },
    [draft, base, writesOf, leavingWith],
  );

  return {
    base,
    facts,
    draft,
    changed,
    texts,
    sizes,
    addressOf: useCallback(
      (path: string) => {
        const file = STATIC_FOLDER + path;
        return pictures.addressOf(path, base.files.get(file), changed.get(file)?.now);
      },
      [pictures, base, changed],
    ),
    checked,
    site,
    put,
    edit,
    sourceOf: useCallback(
      (file: string): Source | undefined => {
        const text = texts.get(file);
        return text === undefined ? undefined : reader.sourceOf(file, text);
      },
      [reader, texts],
    ),
    undo: useCallback(() => setDraft(undo), []),
    redo: useCallback(() => setDraft(redo), []),
    restart: setDraft,
  };
}

/** Files as they shall be; nothing for one that leaves. */
type Files = readonly (readonly [file: string, now: Content | undefined])[];

export type Work = ReturnType<typeof useWork>;
