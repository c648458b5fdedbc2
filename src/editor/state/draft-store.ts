/**
 * Contains the state of one draft, and applies every action to it. It does not render, send requests or store anything:
 * `useDraft` subscribes to it, and `submit` turns GitHub's answers into actions.
 */
import {changedFiles, newDraft, redo, undo, UnwritableError, applyEditToDraft, changeFiles} from '../../cms/edit';
import type {Draft, Edit, FileContent} from '../../cms/edit';
import {referencedFiles, messageOf, DESIGN_FOLDER} from '../../cms/lint';
import {isPage, STATIC_FOLDER, type Source} from '../../cms/parse';
import {type Reader, siteDefinition} from '../../site/site-definition';
import type {Branch, SentProposal} from '../github';
import {messages} from '../messages';
import {
  areUnsent,
  canImport,
  isChanged,
  waitingIn,
  type DraftAction,
  type DraftDetails,
  type DraftState,
} from './draft-state';
import type {Files, NextProposal, OvertakenProposal, Phase, PhaseOf, Snapshot, StoredDraft} from './draft-state';
import {appendSteps, changesSince, contentIn, revertDraft, sealDraft} from './later-changes';

const IDLE = {is: 'idle'} satisfies Phase;
const NO_DETAILS = {helpers: undefined, sentence: undefined, onto: undefined} satisfies DraftDetails;

const continueWith = ({key, sent, outcome}: NextProposal) => ({key, sent, outcome, ...NO_DETAILS});

/** Merges changes at once. Until its code has loaded, they wait for the dialog that merges them. */
let mergeAtOnce: typeof import('./rebase-draft').mergeAtOnce = () => undefined;

export async function loadMerge(): Promise<void> {
  ({mergeAtOnce} = await import('./rebase-draft'));
}

/** @returns the state with these changes on top of its draft; what must be merged first, waits */
function withWaiting(state: DraftState, all: readonly Draft[], earlier?: Branch): DraftState {
  const [next, ...rest] = all;
  if (!next) return {...state, phase: IDLE};
  const texts = textsOf(state.base.texts, changedFiles(state.draft));
  // What has waited may be based on an even older one.
  const baseOfNext = earlier?.commit === next.base ? earlier : undefined;
  const draft = appendSteps(state, next, baseOfNext) ?? mergeAtOnce(state, texts, next, baseOfNext);
  if (draft) return withWaiting({...state, draft}, rest, earlier);
  return isChanged(next)
    ? {...state, phase: {is: 'rebasing', waiting: [next, ...rest], isLater: false}}
    : withWaiting(state, rest, earlier);
}

/** @returns the proposal as it is in this base, in which it may have newer commits */
const sentIn = ({name, commit}: Branch, sent?: SentProposal): SentProposal | undefined =>
  sent?.branch === name ? {...sent, commit} : sent;

/** @returns the state with the stored draft; if others have changed its base since, its changes are moved or wait */
export function restoreDraft(base: Branch, key: string, stored?: StoredDraft): DraftState {
  const {helpers, sentence, onto, sent, draft = newDraft(base.commit), waiting = []} = stored ?? {};
  const initial = {base, key: stored?.key ?? key, helpers, sentence, onto, sent: sentIn(base, sent), phase: IDLE};
  return draft.base === base.commit
    ? withWaiting({...initial, draft}, waiting)
    : withWaiting({...initial, draft: newDraft(base.commit)}, [...waiting, draft]);
}

export function toStoredDraft(state: DraftState): Omit<StoredDraft, 'at'> {
  const {base, draft, key, sent, helpers, sentence, onto} = state;
  const waiting = waitingIn(state);
  const stored = {branch: base.name, draft, key, sent, helpers, sentence, onto};
  return waiting.length > 0 ? {...stored, waiting} : stored;
}

/** @throws UnwritableError for an edit that would also change other text */
function reduceDraft(state: DraftState, action: DraftAction, reader: Reader): DraftState {
  const next = applyAction(state, action, reader);
  // When all changes are undone, their sentence does not describe later ones.
  const isOver = next.sentence !== undefined && next.phase.is === 'idle' && !isChanged(next.draft);
  return isOver ? {...next, sentence: undefined} : next;
}

/** The actions of a tab that does not have the draft: all others belong to the tab that has it. */
const isFollowing = ({type}: DraftAction): boolean => ['follow', 'own'].includes(type);

function applyAction(state: DraftState, action: DraftAction, reader: Reader): DraftState {
  const {draft, phase} = state;
  if (phase.is === 'following' && !isFollowing(action)) return {...state, phase: {is: 'following', isRefused: true}};
  switch (action.type) {
    case 'edit':
    case 'put':
    case 'undo':
    case 'redo':
    case 'seal':
    case 'discard':
      return applyChange(state, action, reader);
    case 'describe':
      return {...state, sentence: action.sentence};
    case 'credit':
      return {...state, helpers: [...new Set([...(state.helpers ?? []), action.helper])]};
    case 'send': {
      if (phase.is !== 'idle') return state;
      const sealed = sealDraft(draft);
      const {helpers, sentence} = state;
      return {...state, draft: sealed, phase: {is: 'sending', snapshot: {draft: sealed, helpers, sentence}}};
    }
    case 'submit':
      return phase.is === 'sending' ? applySubmit(state, action, phase.snapshot) : state;
    case 'fail':
      return phase.is === 'sending' ? {...state, phase: {is: 'idle', failure: action.failure}} : state;
    case 'rebase': {
      const all = [...waitingIn(state), draft];
      // They describe changes that are not sent yet.
      const {helpers, sentence} = areUnsent(all) ? state : NO_DETAILS;
      const details = action.next && {...continueWith(action.next), helpers, sentence};
      const next = {...state, sent: sentIn(action.base, state.sent), ...details, base: action.base};
      return withWaiting({...next, draft: newDraft(action.base.commit)}, all, state.base);
    }
    case 'import': {
      if (!canImport(state)) return state;
      const next = withWaiting(state, [...waitingIn(state), ...action.drafts]);
      // A failed send has still failed.
      return next.phase.is === 'idle' && phase.is === 'idle' ? {...next, phase} : next;
    }
    case 'reconcile': {
      const [first, ...rest] = waitingIn(state);
      if (first !== action.waiting || draft !== action.onto) return state;
      return withWaiting({...state, draft: action.draft}, rest);
    }
    case 'postpone':
      return phase.is === 'rebasing' ? {...state, phase: {...phase, isLater: action.isLater}} : state;
    case 'merge':
      return applyMerge(state, action.proposal);
    case 'merged':
      return phase.is === 'merging' ? applyMerged(state, action, phase) : state;
    case 'follow':
      return {...restoreDraft(action.base, action.key, action.stored), phase: {is: 'following'}};
    case 'own':
      return restoreDraft(action.base, action.key, action.stored);
  }
}

type ActionOf<Type extends DraftAction['type']> = Extract<DraftAction, {type: Type}>;

/** Applies the answer of GitHub to what was sent, and keeps what came after. */
function applySubmit(state: DraftState, action: ActionOf<'submit'>, snapshot: Snapshot): DraftState {
  const {base, key, sent} = action;
  const later = changesSince(snapshot.draft, state.draft);
  const helpers = (state.helpers ?? []).filter((helper) => snapshot.helpers?.includes(helper) !== true);
  const next = {...state, ...continueWith({key, sent}), base, draft: newDraft(base.commit)};
  return withWaiting(
    {
      ...next,
      ...(helpers.length > 0 && {helpers}),
      ...(state.sentence !== snapshot.sentence && {sentence: state.sentence}),
    },
    later ? [later] : [],
  );
}

/** Only a first merge needs a draft without changes; newer commits of a proposal are merged with the changes. */
function applyMerge(state: DraftState, proposal: OvertakenProposal | undefined): DraftState {
  const {draft, phase} = state;
  if (!proposal) return phase.is === 'merging' ? {...state, phase: IDLE} : state;
  const isAnswer = proposal.since !== undefined;
  const canBegin = isAnswer ? phase.is !== 'rebasing' : phase.is === 'idle' && !isChanged(draft);
  if (canBegin) {
    const initial = sealDraft(draft);
    return {...state, draft: initial, phase: {is: 'merging', proposal, initial}};
  }
  return phase.is === 'merging' || phase.is === 'following' ? state : {...state, phase: {...phase, isBlocked: true}};
}

function applyMerged(state: DraftState, action: ActionOf<'merged'>, phase: PhaseOf<'merging'>): DraftState {
  const {proposal, initial} = phase;
  const {draft, main, onto, key} = action;
  const later = changesSince(initial, state.draft);
  const isFirst = proposal.since === undefined;
  const next = isFirst
    ? {...state, ...continueWith({key, sent: {...proposal, commit: onto.commit}}), base: main}
    : state;
  return withWaiting({...next, draft, onto}, later ? [later] : []);
}

/** A failed send is over once its changes are discarded; what waits to be merged still waits. */
const restAfter = (phase: Phase): Phase => (phase.is === 'idle' ? IDLE : phase);

type DraftChange = Extract<DraftAction, {type: 'edit' | 'put' | 'undo' | 'redo' | 'seal' | 'discard'}>;

function applyChange(state: DraftState, action: DraftChange, reader: Reader): DraftState {
  const {base, draft, phase} = state;
  const writesOf = (files: Files) => files.map(([file, now]) => ({file, before: contentIn(base, file), now}));
  /** Makes a change, and deletes the files that no page uses after it. */
  const withLeaving = (change: (leaving: Files) => Draft): Draft => {
    const sourcesOf = (of: Draft) =>
      [...textsOf(base.texts, changedFiles(of))].flatMap(([file, text]) => reader.sourceOf(file, text) ?? []);
    const left = pathsNoLongerUsed(sourcesOf(draft), sourcesOf(change([])));
    return change(left.map((path) => [STATIC_FOLDER + path, undefined] as const));
  };
  switch (action.type) {
    case 'edit': {
      const {file, edit, others = []} = action;
      const change = (leaving: Files) =>
        applyEditToDraft(siteDefinition, draft, file, edit, base.texts.get(file), writesOf([...others, ...leaving]));
      return {...state, draft: edit.kind === 'remove' ? withLeaving(change) : change([])};
    }
    case 'put':
      return {...state, draft: withLeaving((leaving) => changeFiles(draft, writesOf([...action.files, ...leaving])))};
    case 'undo':
      return {...state, draft: undo(draft)};
    case 'redo':
      return {...state, draft: redo(draft)};
    case 'seal': {
      const sealed = sealDraft(draft);
      return sealed === draft ? state : {...state, draft: sealed};
    }
    case 'discard':
      // What is being sent cannot be taken back, so only what came after it is discarded.
      if (phase.is === 'sending') return {...state, ...phase.snapshot, draft: revertDraft(draft, phase.snapshot.draft)};
      // Discarding a merge also leaves its proposal, so the next changes begin a new one.
      if (state.onto) return {...state, ...continueWith(action), draft: newDraft(base.commit), phase: restAfter(phase)};
      return {...state, ...NO_DETAILS, draft: revertDraft(draft), phase: restAfter(phase)};
  }
}

export function textsOf(
  before: ReadonlyMap<string, string>,
  changes: ReadonlyMap<string, {now?: FileContent}>,
): Map<string, string> {
  const now = [...changes].map(([file, {now}]) => [file, now] as const);
  const all = new Map<string, FileContent | undefined>([...before, ...now]);
  return new Map([...all].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** @returns the paths of the pictures and files that the pages no longer use. */
export function pathsNoLongerUsed(before: Source[], now: Source[]): string[] {
  const left = referencedFiles(now);
  return [...referencedFiles(before)].filter((path) => !left.has(path) && !path.startsWith(DESIGN_FOLDER));
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Whether an action is typing in the text of a page, which the text shows itself. */
export const isTypingInText = (action: DraftAction): boolean =>
  action.type === 'edit' && action.edit.kind === 'setBody' && (action.others ?? []).length === 0;

/** Typing after a longer pause is a step of its own. */
const MAX_PAUSE_MS = 1000;

/** Applies each action to the latest state, because several may arrive before a render, or late from a large photo. */
export function createDraftStore(first: DraftState, reader: Reader) {
  let state = first;
  let typedAt = 0;
  const listeners = new Set<(action: DraftAction) => void>();
  const dispatch = (action: DraftAction): void => {
    const next = reduceDraft(state, action, reader);
    if (next === state) return;
    state = next;
    listeners.forEach((listener) => listener(action));
  };
  const contentOf = (file: string): FileContent | undefined => {
    const {base, draft} = state;
    const change = draft.files.get(file);
    return change ? change.now : contentIn(base, file);
  };
  return {
    get: () => state,
    subscribe: (listener: (action: DraftAction) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch,
    /** The content of a file in the latest draft, for answers that arrive late; empty for an unchanged picture. */
    contentOf,
    /** The texts of the latest draft. */
    latestTexts: () => textsOf(state.base.texts, changedFiles(state.draft)),
    put: (files: Files): void => dispatch({type: 'put', files}),
    /** Undoes or redoes a step. @returns its position, or the page that it brings back, and the draft after it */
    step: (type: 'undo' | 'redo') => {
      const {past, future} = state.draft;
      const {at, writes = []} = (type === 'undo' ? past.at(-1) : future[0]) ?? {};
      const missing = writes.map(({file}) => file).filter((file) => contentOf(file) === undefined);
      dispatch({type});
      const isGone = at !== undefined && contentOf(at.file) === undefined;
      const moved = isGone ? missing.find((file) => isPage(file) && contentOf(file) !== undefined) : undefined;
      return {at: moved === undefined ? at : {file: moved}, draft: state.draft};
    },
    /** @returns the reason if the edit is impossible */
    edit: (file: string, edit: Edit, others?: Files): string | undefined => {
      const now = Date.now();
      if (edit.kind === 'set' && now - typedAt > MAX_PAUSE_MS) dispatch({type: 'seal'});
      typedAt = now;
      try {
        dispatch({type: 'edit', file, edit, others});
        return state.phase.is === 'following' ? messages.draft.elsewhere : undefined;
      } catch (error) {
        if (error instanceof UnwritableError) return messageOf(error.diagnostic);
        throw error;
      }
    },
  };
}
