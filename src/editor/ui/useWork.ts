import {useCallback, useMemo, useRef, useState} from 'react';
import {
  changedFiles,
  type ChangedRef,
  type FileContent,
  type Draft,
  type Edit,
  redo,
  undo,
  Unwritable,
  withEdit,
  withFiles,
} from '../../cms/edit';
import {messageOf as sentence} from '../../cms/lint';
import type {Site} from '../../site/page-types';
import {type Source, STATIC_FOLDER} from '../../cms/parse';
import type {Branch} from '../github';
import {NOT_FETCHED, type EditorFacts} from '../state/facts';
import {leavingPaths} from '../state/unused-files';
import {DraftPictures, type FetchFile} from '../state/pictures';
import {useCheck} from './useCheck';
import type {Checked, Reader} from '../../site/content';
import {siteDefinition} from '../../site/site-definition';

const encoder = new TextEncoder();

export interface Task {
  /** Has read the pages while they came. */
  reader: Reader;
  base: Branch;
  facts: EditorFacts;
  kept: Draft;
  /** Fetches a picture that the build did not know. */
  fetchFile: FetchFile;
  /** What could not be fetched, in case a new sign-in fixes it. */
  onError: (error: unknown) => void;
  /** What the linter reports of the draft that was kept, where that is known already. */
  known?: Checked;
}

/** The texts of all pages as they are now. */
function textsOf(
  before: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, {now?: FileContent}>,
): Map<string, string> {
  const now = [...changed].map(([file, {now}]) => [file, now] as const);
  const all = new Map<string, FileContent | undefined>([...before, ...now]);
  return new Map([...all].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The pages as the branch and the draft have them, what the linter reports of them, and every way to change them. */
export function useWork({reader, base, facts, kept, fetchFile, onError, known}: Task) {
  const [draft, setDraft] = useState(kept);
  const [pictures] = useState(() => new DraftPictures());
  const changed = useMemo(() => changedFiles(draft), [draft]);
  const texts = useMemo(() => textsOf(base.texts, changed), [base, changed]);
  const sizes = useMemo(() => {
    const all = new Map([...base.files].map(([file, {size}]) => [file, size]));
    for (const [file, {now}] of changed) {
      if (now === undefined) all.delete(file);
      else all.set(file, typeof now === 'string' ? encoder.encode(now).length : now.length);
    }
    return all;
  }, [base, changed]);
  const {checked, failure, check} = useCheck(draft, {reader, base, facts, pictures, fetchFile, onError, known});
  /** While pages/_site.yml has a syntax error, the one before it. */
  const [site, setSite] = useState<Site>();
  const siteNow = checked?.content.site;
  if (siteNow && siteNow !== site) setSite(siteNow);

  const before = useCallback(
    (file: string): FileContent | undefined => base.texts.get(file) ?? (base.files.has(file) ? NOT_FETCHED : undefined),
    [base],
  );
  const writesOf = useCallback(
    (files: Files) => files.map(([file, now]) => ({file, before: before(file), now})),
    [before],
  );
  /** Several changes may come before the page is drawn again, or from a photo that took its time: none undoes another. */
  const latest = useRef(kept);
  const change = useCallback((next: (draft: Draft) => Draft) => {
    latest.current = next(latest.current);
    setDraft(latest.current);
  }, []);
  /** The pictures and files that no page names any more between two drafts. */
  const leaving = useCallback(
    (from: Draft, to: Draft): Files => {
      const sourcesOf = (draft: Draft) =>
        [...textsOf(base.texts, changedFiles(draft))].flatMap(([file, text]) => reader.sourceOf(file, text) ?? []);
      return leavingPaths(sourcesOf(from), sourcesOf(to)).map((path) => [STATIC_FOLDER + path, undefined] as const);
    },
    [base, reader],
  );
  /** Gives files other bytes, or takes them away with what they alone name, as one step. */
  const put = useCallback(
    (files: Files) =>
      change((draft) => {
        const plain = withFiles(draft, writesOf(files));
        return withFiles(draft, writesOf([...files, ...leaving(draft, plain)]));
      }),
    [change, writesOf, leaving],
  );
  /** Makes one change of one page. @returns why it cannot be made, or nothing */
  const edit = useCallback(
    (file: string, item: Edit, others: Files = []): string | undefined => {
      try {
        change((draft) => {
          const withOthers = (files: Files) =>
            withEdit(siteDefinition, draft, file, item, base.texts.get(file), writesOf(files));
          const plain = withOthers(others);
          return item.kind === 'remove' ? withOthers([...others, ...leaving(draft, plain)]) : plain;
        });
        return undefined;
      } catch (error) {
        if (error instanceof Unwritable) return sentence(error.diagnostic);
        throw error;
      }
    },
    [change, base, writesOf, leaving],
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
    failure,
    check,
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
    undo: useCallback((): Taken => {
      const step = latest.current.past.at(-1);
      change(undo);
      return {at: step?.at, draft: latest.current};
    }, [change]),
    redo: useCallback((): Taken => {
      const [step] = latest.current.future;
      change(redo);
      return {at: step?.at, draft: latest.current};
    }, [change]),
    restart: useCallback((draft: Draft) => change(() => draft), [change]),
    /** @returns the draft of this moment, for what has waited for an answer. */
    latest: useCallback(() => latest.current, []),
  };
}

/** A step that was undone or redone: where it was made, and the draft after it. */
export interface Taken {
  at?: ChangedRef;
  draft: Draft;
}

/** Files as they must be; undefined for one that leaves. */
type Files = readonly (readonly [file: string, now: FileContent | undefined])[];

export type Work = ReturnType<typeof useWork>;
