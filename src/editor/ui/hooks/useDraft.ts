/** Stores, lints and renders a draft after each change. */
import {useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import {changedFiles, type Draft, type FileContent, liveCheck, newDraft} from '../../../cms/edit';
import {type Source, STATIC_FOLDER} from '../../../cms/parse';
import {memoizeAsync} from '../../../shared/memoize';
import type {Checked, Reader} from '../../../site/site-definition';
import type {Site} from '../../../site/page-types';
import {
  branchAt,
  newDraftKey,
  readBlob,
  type GitHubError,
  type Branch,
  type BranchFile,
  type Connection,
  type OnError,
} from '../../github';
import {lazyWithRetry} from '../../loading/lazy-with-retry';
import {retry} from '../../loading/retry';
import type {DraftRecords} from '../../state/draft-records';
import {createDraftStore, isTypingInText, loadMerge, restoreDraft, textsOf} from '../../state/draft-store';
import type {DraftState, StoredDraft} from '../../state/draft-state';
import type {DraftStore} from '../../state/draft-store';
import {DraftSync} from '../../state/draft-sync';
import type {DraftTab} from '../../state/draft-tab';
import type {EditorFacts} from '../../state/editor-facts';
import {toLintInput} from '../../state/lint-input';
import {DraftPictures} from '../../state/pictures';
import {AfterFrame} from '../device/after-frame';

lazyWithRetry(loadMerge);

/** The pause after typing before the linter runs again. */
const PAUSE_MS = 120;

interface WorkOptions {
  /** Fetches the pictures that are not in the build. */
  connection: Connection;
  /** A reader that has already parsed the pages while they loaded. */
  reader: Reader;
  facts: EditorFacts;
  base: Branch;
  draft: Draft;
  onError: OnError;
  /** The diagnostics of the initial draft, if they are already known. */
  known?: Checked;
}

interface CheckOptions extends Pick<WorkOptions, 'draft' | 'known' | 'onError'> {
  /** @returns a function that lints a draft of the current base */
  linter: () => Promise<(draft: Draft) => Promise<Checked>>;
}

/** Lints a draft after each pause in typing. After a network failure it tries again until the pictures arrive. */
function useChecked({linter, draft, known, onError}: CheckOptions): {checked?: Checked; failure?: GitHubError} {
  const [checked, setChecked] = useState(known);
  /** The network failure that stops the linter: a picture that it requests until it arrives. */
  const [failure, setFailure] = useState<GitHubError>();
  const first = useRef<{known?: Checked} | undefined>({known});
  useEffect(() => {
    const initial = first.current;
    first.current = undefined;
    if (initial?.known) return undefined;
    let isOld = false;
    const check = async () => {
      const found = await retry(
        async () => (isOld ? undefined : (await linter())(draft)),
        (error) => isOld || setFailure(onError(error)),
      );
      if (isOld) return;
      setChecked(found);
      setFailure(undefined);
    };
    const timer = setTimeout(() => void check(), initial ? 0 : PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [linter, draft, onError]);
  return {checked, failure};
}

/** @returns the changed files; the texts of pages are empty, because nothing depends on their length */
const withoutTexts = (changed: ReadonlyMap<string, {now?: FileContent}>) =>
  new Map([...changed].map(([file, {now}]) => [file, typeof now === 'string' ? '' : now] as const));

/** @returns the first of equal maps, so that typing changes nothing that depends on it */
function useUnchangedMap<Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const [last, setLast] = useState(map);
  const isSame = map.size === last.size && [...map].every(([key, value]) => last.has(key) && last.get(key) === value);
  if (!isSame) setLast(map);
  return isSame ? last : map;
}

/** Provides the pages of a branch with a draft, and their diagnostics. */
export function useLintedPages({connection, reader, facts, base, draft, onError, known}: WorkOptions) {
  const [pictures] = useState(() => new DraftPictures());
  useEffect(() => pictures.revokeUnused(draft), [pictures, draft]);
  useEffect(() => () => pictures.revokeAll(), [pictures]);
  const changed = useMemo(() => changedFiles(draft), [draft]);
  const texts = useMemo(() => textsOf(base.texts, changed), [base, changed]);
  const assets = useUnchangedMap(useMemo(() => withoutTexts(changed), [changed]));
  const sizes = useMemo(() => {
    const all = new Map([...base.files].map(([file, {size}]) => [file, size]));
    for (const [file, now] of assets) {
      if (now === undefined) all.delete(file);
      else all.set(file, now.length);
    }
    return all;
  }, [base, assets]);
  const linter = useMemo(() => {
    const checksByBranch = new Map<Branch, Promise<(draft: Draft) => Promise<Checked>>>();
    const fetchFile = ({sha}: BranchFile) => readBlob(connection, sha);
    const begin = async () => liveCheck(await toLintInput(base, {facts, pictures, reader, fetchFile}), reader);
    return () => memoizeAsync(checksByBranch, base, begin);
  }, [connection, base, facts, pictures, reader]);

  const {checked, failure} = useChecked({linter, draft, known, onError});
  /** The last valid facts, for as long as those of pages/_site.yml have a problem. */
  const [site, setSite] = useState<Site>();
  const siteNow = checked?.content.site;
  if (siteNow && siteNow !== site) setSite(siteNow);

  return {
    ...{base, facts, draft, changed, texts, sizes, checked, failure, site},
    /** Lints another draft of these pages. */
    check: useCallback(async (other: Draft) => (await linter())(other), [linter]),
    addressOf: useCallback(
      (path: string) => {
        const file = STATIC_FOLDER + path;
        return pictures.addressOf(path, base.files.get(file), assets.get(file));
      },
      [pictures, base, assets],
    ),
    sourceOf: useCallback(
      (file: string): Source | undefined => {
        const text = texts.get(file);
        return text === undefined ? undefined : reader.sourceOf(file, text);
      },
      [reader, texts],
    ),
  };
}

export type LintedPages = ReturnType<typeof useLintedPages>;

/** The pages of the draft, and the actions that change them. */
export interface EditablePages
  extends
    LintedPages,
    Pick<DraftStore, 'dispatch' | 'edit' | 'put' | 'contentOf' | 'latestTexts' | 'subscribe'>,
    Pick<DraftState, 'sent' | 'outcome' | 'sentence' | 'phase'> {}

/** @returns the facts of the website, for a draft whose facts had a problem when it was opened */
function useFactsOfBase({base, check, checked, site}: LintedPages): Site | undefined {
  const [facts, setFacts] = useState<Site>();
  const isMissing = checked !== undefined && !site && !facts;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOld = false;
    check(newDraft(base.commit)).then(
      ({content}) => isOld || setFacts(content.site),
      // The pages themselves are checked again until their pictures arrive, and then show their own facts.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [isMissing, check, base]);
  return facts;
}

interface DraftOptions extends Omit<WorkOptions, 'draft' | 'known'> {
  kept?: StoredDraft;
  tab: DraftTab;
  records: DraftRecords;
}

/** Renders each change at once, but letters of a text after they are painted: the text shows them already. */
function renderAfterTyping(store: DraftStore, render: () => void): () => void {
  const later = new AfterFrame(render);
  const stop = store.subscribe((action) => {
    if (isTypingInText(action)) later.request();
    else render();
  });
  return () => {
    stop();
    later.cancel();
  };
}

/** Connects the store of a draft to storage, linter and pages. */
export function useDraft({kept, tab, records, ...begun}: DraftOptions) {
  const [store] = useState(() => {
    const first = restoreDraft(begun.base, newDraftKey(), kept);
    return createDraftStore(tab.isOwner ? first : {...first, phase: {is: 'following'}}, begun.reader);
  });
  const state = useSyncExternalStore(
    useCallback((render: () => void) => renderAfterTyping(store, render), [store]),
    store.get,
  );
  const linted = useLintedPages({...begun, base: state.base, draft: state.draft});
  const factsOfBase = useFactsOfBase(linted);
  const work = {...linted, site: linted.site ?? factsOfBase};
  const [isFull, setFull] = useState(false);
  const [sync] = useState(
    () =>
      new DraftSync({
        ...{store, tab, records, newKey: newDraftKey},
        loadBase: (branch, commit) => branchAt(begun.connection, branch, commit),
        onSaved: (isStored) => setFull(!isStored),
      }),
  );
  useEffect(() => {
    const stop = sync.start();
    const listeners = new AbortController();
    const {signal} = listeners;
    window.addEventListener('pagehide', sync.flush, {signal});
    document.addEventListener('visibilitychange', sync.flush, {signal});
    return () => {
      listeners.abort();
      stop();
    };
  }, [sync]);
  useEffect(() => {
    if (!isFull) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isFull]);
  const {dispatch, edit, put, contentOf, latestTexts, subscribe} = store;
  const actions = {dispatch, edit, put, contentOf, latestTexts, subscribe};
  const {sent, outcome, sentence, phase} = state;
  const edited: EditablePages = {...work, ...actions, sent, outcome, sentence, phase};
  return {store, state, work: edited, sync, isFull};
}
