/**
 * Contains the state of one draft, and defines every action on it. It does not render, send requests or store anything:
 * `useDraft` subscribes to it, and `submit` turns GitHub's answers into actions.
 */
import {changedFiles, newDraft, redo, undo, UnwritableError, applyEditToDraft, changeFiles} from '../../cms/edit';
import type {Draft, Edit, FileContent} from '../../cms/edit';
import {referencedFiles, messageOf, DESIGN_FOLDER} from '../../cms/lint';
import {STATIC_FOLDER, type Source} from '../../cms/parse';
import {type Reader, siteDefinition} from '../../site/site-definition';
import type {Branch, Progress, SentProposal, UpdateTarget} from '../github';
import {PLACEHOLDER_BYTES} from './facts';

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
export type OvertakenProposal = Pick<SentProposal, 'branch' | 'number' | 'url'> & {
  /** The commit of the proposal that the draft already contains, if there are newer ones. */
  since?: string;
};

export interface DraftState extends Omit<StoredDraft, 'branch' | 'at'> {
  /** The website or the proposal on which the draft is based. */
  base: Branch;
  /** The end of the proposal that was sent before. */
  outcome?: ProposalOutcome;
  /** A draft on an outdated base. Until it is rebased, no change is possible. */
  older?: Draft;
  /** Whether the person has postponed resolving its conflicts. */
  isLater: boolean;
  /** The proposal into which the current website is being merged. */
  merging?: OvertakenProposal;
  /** Whether the person tried to merge before sending their own changes. */
  isBlocked: boolean;
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
  | {type: 'discard'; key: string}
  | {type: 'describe'; sentence: string}
  | {type: 'credit'; helper: string}
  /** Records that GitHub has all changes; later ones go to the same proposal. */
  | {type: 'submit'; base: Branch; key: string; sent: SentProposal}
  /** Moves to another base. Unsent changes become an older draft, which must be rebased. */
  | {type: 'rebase'; base: Branch; next?: NextProposal}
  /** Replaces the older draft by the rebased one. */
  | {type: 'reconcile'; draft: Draft}
  | {type: 'postpone'; isLater: boolean}
  /** Starts to merge the website into a proposal, or cancels that. The draft must have no changes. */
  | {type: 'merge'; proposal?: OvertakenProposal}
  /** Records the merge: the draft is now based on the website, and goes to the proposal. */
  | {type: 'merged'; draft: Draft; main: Branch; onto: UpdateTarget; key: string};

const isChanged = (draft: Draft): boolean => changedFiles(draft).size > 0;

const NO_DETAILS = {helpers: undefined, sentence: undefined, onto: undefined} satisfies DraftDetails;

const continueWith = ({key, sent, outcome}: NextProposal) => ({key, sent, outcome, ...NO_DETAILS});

/** @returns the state with the stored draft; if others have changed its base since, it becomes the older draft */
export function restoreDraft(base: Branch, key: string, kept?: StoredDraft): DraftState {
  const {helpers, sentence, onto, sent, draft = newDraft(base.commit)} = kept ?? {};
  const initial = {base, key: kept?.key ?? key, helpers, sentence, onto, sent, isLater: false, isBlocked: false};
  return draft.base === base.commit ? {...initial, draft} : {...initial, draft: newDraft(base.commit), older: draft};
}

export const toStoredDraft = ({
  base,
  older,
  draft,
  key,
  sent,
  helpers,
  sentence,
  onto,
}: DraftState): Omit<StoredDraft, 'at'> => ({
  ...{branch: base.name, draft: older ?? draft, key, sent, helpers, sentence, onto},
});

/** @throws UnwritableError for an edit that would also change other text */
function reduceDraft(state: DraftState, action: DraftAction, reader: Reader): DraftState {
  const next = applyAction(state, action, reader);
  // When all changes are undone, their sentence does not describe later ones.
  const isOver = next.sentence !== undefined && !next.older && !isChanged(next.draft);
  return isOver ? {...next, sentence: undefined} : next;
}

function applyAction(state: DraftState, action: DraftAction, reader: Reader): DraftState {
  const {base, draft} = state;
  switch (action.type) {
    case 'edit':
    case 'put':
    case 'undo':
    case 'redo':
    case 'discard':
      // Conflicts must be resolved first.
      return state.older ? {...state, isLater: false} : applyChange(state, action, reader);
    case 'describe':
      return {...state, sentence: action.sentence};
    case 'credit':
      return {...state, helpers: [...new Set([...(state.helpers ?? []), action.helper])]};
    case 'submit':
      return {...state, ...continueWith(action), base: action.base, draft: newDraft(action.base.commit)};
    case 'rebase': {
      const next = {...state, ...(action.next && continueWith(action.next)), base: action.base};
      return isChanged(draft) ? {...next, older: draft} : {...next, draft: newDraft(action.base.commit)};
    }
    case 'reconcile':
      return {...state, draft: action.draft, older: undefined, isLater: false};
    case 'postpone':
      return {...state, isLater: action.isLater};
    case 'merge': {
      const {proposal} = action;
      // Only a first merge needs a draft without changes; newer commits of a proposal are merged with the changes.
      const isBlocked = proposal !== undefined && proposal.since === undefined && isChanged(draft);
      return {...state, isBlocked, merging: isBlocked ? undefined : proposal};
    }
    case 'merged': {
      const {merging} = state;
      const isFirst = merging && merging.since === undefined;
      const sent = isFirst && {...merging, commit: action.onto.commit};
      const next = sent ? {...state, ...continueWith({key: action.key, sent})} : state;
      return {...next, base: isFirst ? action.main : base, draft: action.draft, onto: action.onto, merging: undefined};
    }
  }
}

type DraftChange = Extract<DraftAction, {type: 'edit' | 'put' | 'undo' | 'redo' | 'discard'}>;

function applyChange(state: DraftState, action: DraftChange, reader: Reader): DraftState {
  const {base, draft} = state;
  const before = (file: string) => base.texts.get(file) ?? (base.files.has(file) ? PLACEHOLDER_BYTES : undefined);
  const writesOf = (files: Files) => files.map(([file, now]) => ({file, before: before(file), now}));
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
    case 'discard':
      // Discarding a merge also leaves its proposal, so the next changes begin a new one.
      return {...state, ...(state.onto ? continueWith(action) : NO_DETAILS), draft: newDraft(base.commit)};
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

/** Applies each action to the latest state, because several may arrive before a render, or late from a large photo. */
export function createDraftStore(first: DraftState, reader: Reader) {
  let state = first;
  const listeners = new Set<() => void>();
  const dispatch = (action: DraftAction): void => {
    const next = reduceDraft(state, action, reader);
    if (next === state) return;
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch,
    put: (files: Files) => dispatch({type: 'put', files}),
    /** Undoes or redoes a step. @returns its position, and the draft after it */
    step: (type: 'undo' | 'redo') => {
      const {past, future} = state.draft;
      const at = (type === 'undo' ? past.at(-1) : future[0])?.at;
      dispatch({type});
      return {at, draft: state.draft};
    },
    /** @returns the reason if the edit is impossible */
    edit: (file: string, edit: Edit, others?: Files): string | undefined => {
      try {
        dispatch({type: 'edit', file, edit, others});
        return undefined;
      } catch (error) {
        if (error instanceof UnwritableError) return messageOf(error.diagnostic);
        throw error;
      }
    },
  };
}
