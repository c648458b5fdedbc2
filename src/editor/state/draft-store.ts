/**
 * Contains the state of one draft, and defines every action on it. It does not render, send requests or store anything:
 * `useDraft` subscribes to it, and `submit` turns GitHub's answers into actions.
 */
import {changedFiles, newDraft, redo, undo, UnwritableError, applyEditToDraft, changeFiles} from '../../cms/edit';
import type {Draft, Edit, FileContent} from '../../cms/edit';
import {referencedFiles, messageOf, DESIGN_FOLDER} from '../../cms/lint';
import {isPage, STATIC_FOLDER, type Source} from '../../cms/parse';
import {type Reader, siteDefinition} from '../../site/site-definition';
import type {Branch, GitHubError, Progress, SentProposal, UpdateTarget} from '../github';
import {messages} from '../messages';
import {appendSteps, changesSince, contentIn, revertDraft, sealDraft} from './later-changes';

interface DraftDetails {
  /** The accounts of reviewers whose wording the author used. */
  helpers?: readonly string[];
  sentence?: string;
  /** The proposal into which the current website was merged. */
  onto?: UpdateTarget;
}

/** A draft as this device stores it. */
export interface StoredDraft extends DraftDetails {
  /** The branch on which the draft is based. */
  branch: string;
  /** A key that all attempts to send the draft share, so that they create one proposal. */
  key: string;
  draft: Draft;
  /** Changes on older bases that are not on the page yet, the oldest first. */
  waiting?: readonly Draft[];
  /** The proposal that was sent last, to which further changes go. */
  sent?: SentProposal;
  at: Date;
}

/** The end of a proposal: published or closed. */
export interface ProposalOutcome extends Pick<Progress, 'commit'> {
  number: number;
  stage: 'published' | 'withdrawn';
}

/** A proposal that does not contain the newest changes. */
type OvertakenProposal = Pick<SentProposal, 'branch' | 'number' | 'url'> & {
  /** The commit of the proposal that the draft already contains, if there are newer ones. */
  since?: string;
};

/** What one send consists of. Whatever the person does after it belongs to the next one. */
interface Snapshot extends Pick<DraftDetails, 'helpers' | 'sentence'> {
  draft: Draft;
}

type Waiting = readonly [Draft, ...Draft[]];

/**
 * What happens with the draft besides editing, which is always possible except while another tab has the draft.
 * Only an idle draft can be sent.
 */
type Phase =
  /** `failure` is the reason why the last send failed; `isBlocked` says that a merge must wait for unsent changes. */
  | {is: 'idle'; failure?: GitHubError; isBlocked?: boolean}
  | {is: 'sending'; snapshot: Snapshot; isBlocked?: boolean}
  /** Changes on older bases wait to be merged; the person may have postponed resolving their conflicts. */
  | {is: 'rebasing'; waiting: Waiting; isLater: boolean; isBlocked?: boolean}
  /** The current website is merged into a proposal, with the draft as it was at the beginning. */
  | {is: 'merging'; proposal: OvertakenProposal; initial: Draft}
  /** Another tab has the draft; this one shows what that tab stores. `isRefused` says that a change was not possible. */
  | {is: 'following'; isRefused?: boolean};

export interface DraftState extends Omit<StoredDraft, 'branch' | 'at' | 'waiting'> {
  /** The website or the proposal on which the draft is based. */
  base: Branch;
  /** The end of the proposal that was sent before. */
  outcome?: ProposalOutcome;
  phase: Phase;
}

/** The new content of files; undefined deletes a file. */
export type Files = readonly (readonly [file: string, now: FileContent | undefined])[];

/** The proposal of the following changes: a new one if `sent` is undefined. */
type NextProposal = Pick<DraftState, 'key' | 'sent' | 'outcome'>;

export type DraftAction =
  /** Changes one page, and possibly adds or deletes other files. */
  | {type: 'edit'; file: string; edit: Edit; others?: Files}
  /** Replaces or deletes files, with the pictures that only they use, in one step. */
  | {type: 'put'; files: Files}
  | {type: 'undo' | 'redo'}
  /** Ends the current step of typing. */
  | {type: 'seal'}
  /** Takes back all changes in one step, which can be undone, unless they are a merge. */
  | {type: 'discard'; key: string}
  | {type: 'describe'; sentence: string}
  | {type: 'credit'; helper: string}
  /** Takes a snapshot and begins to send it. Only an idle draft can be sent. */
  | {type: 'send'}
  /** Records that GitHub has the snapshot; later changes stay, and go to the same proposal. */
  | {type: 'submit'; base: Branch; key: string; sent?: SentProposal}
  /** Records that GitHub does not have the snapshot, which stays in the draft. */
  | {type: 'fail'; failure: GitHubError}
  /** Moves to another base. Unsent changes follow at once, or wait if they must be merged. It ends a send. */
  | {type: 'rebase'; base: Branch; next?: NextProposal}
  /** Adds a colleague's changes, where the draft is not being sent or merged. What must be merged first, waits. */
  | {type: 'import'; drafts: readonly Draft[]}
  /** Adds waiting changes, merged into a draft. It has no effect if either has changed since the merge. */
  | {type: 'reconcile'; waiting: Draft; onto: Draft; draft: Draft}
  | {type: 'postpone'; isLater: boolean}
  /** Starts to merge the website into a proposal, or cancels that. The draft must have no changes. */
  | {type: 'merge'; proposal?: OvertakenProposal}
  /** Records the merge: the draft is now based on the website, and goes to the proposal. */
  | {type: 'merged'; draft: Draft; main: Branch; onto: UpdateTarget; key: string}
  /** Shows what another tab has stored, or begins to edit it. */
  | {type: 'follow' | 'own'; base: Branch; key: string; stored?: StoredDraft};

const isChanged = (draft: Draft): boolean => changedFiles(draft).size > 0;

const IDLE = {is: 'idle'} satisfies Phase;
const NO_DETAILS = {helpers: undefined, sentence: undefined, onto: undefined} satisfies DraftDetails;

const continueWith = ({key, sent, outcome}: NextProposal) => ({key, sent, outcome, ...NO_DETAILS});

export const waitingIn = ({phase}: Pick<DraftState, 'phase'>): readonly Draft[] =>
  phase.is === 'rebasing' ? phase.waiting : [];

export const canImport = ({phase}: Pick<DraftState, 'phase'>): boolean => ['idle', 'rebasing'].includes(phase.is);

/** @returns everything that is not sent, the oldest first */
export const draftsIn = (state: Pick<DraftState, 'draft' | 'phase'>): readonly Draft[] => [
  ...waitingIn(state),
  state.draft,
];

/** @returns whether anything would be lost without these drafts */
export const areUnsent = (drafts: readonly Draft[]): boolean => drafts.some(isChanged);

/** Merges changes at once. Until its code has loaded, they wait for the dialog that merges them. */
let mergeAtOnce: typeof import('./merge-at-once').mergeAtOnce = () => undefined;

export async function loadMerge(): Promise<void> {
  ({mergeAtOnce} = await import('./merge-at-once'));
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
      const sent = sentIn(action.base, state.sent);
      const next = {...state, sent, ...(action.next && continueWith(action.next)), base: action.base};
      const all = [...waitingIn(state), draft];
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

export type PhaseOf<Is extends Phase['is']> = Extract<Phase, {is: Is}>;

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
