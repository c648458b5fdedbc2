/**
 * Everything that the editor knows of one draft, and all that can happen to it, by name. Nothing here draws, asks or stores:
 * `useDraft` subscribes for that, and `submit` turns what GitHub answers into actions.
 */
import {changedFiles, newDraft, redo, undo, Unwritable, withEdit, withFiles} from '../../cms/edit';
import type {Draft, Edit, FileContent} from '../../cms/edit';
import {mentionedFiles, messageOf, OF_THE_DESIGN} from '../../cms/lint';
import {STATIC_FOLDER, type Source} from '../../cms/parse';
import type {Reader} from '../../site/content';
import {siteDefinition} from '../../site/site-definition';
import type {Branch, Progress, Sent, UpdateTarget} from '../github';
import {NOT_FETCHED} from './facts';

/** What goes along with the changes when they are sent. */
interface DraftDetails {
  /** The accounts of those whose words were taken over. */
  helpers?: readonly string[];
  /** The sentence with which it must be sent. */
  sentence?: string;
  /** The proposal with which the current website was merged. */
  onto?: UpdateTarget;
}

/** What this device keeps of a draft. */
export interface Kept extends DraftDetails {
  /** The branch that the draft is a change of. */
  branch: string;
  /** The name under which all tries of sending it are one proposal. */
  key: string;
  draft: Draft;
  /** What was sent last: the proposal to which the changes go. */
  sent?: Sent;
  at: Date;
}

/** How a proposal has ended. */
export interface Outcome extends Pick<Progress, 'commit'> {
  number: number;
  stage: 'published' | 'withdrawn';
}

/** A proposal that others have overtaken. */
export type Overtaken = Pick<Sent, 'branch' | 'number' | 'url'> & {
  /** Its commit that is in the draft already, when more has come to it since. */
  since?: string;
};

export interface DraftState extends Omit<Kept, 'branch' | 'at'> {
  /** The website, or the proposal, as it was read: the draft is a change of it. */
  base: Branch;
  /** How what was sent before has ended. */
  outcome?: Outcome;
  /** A draft that is a change of what was there before others changed it. While it is here, nothing can be changed. */
  older?: Draft;
  /** Whether the person has put off the choice between two texts of it. */
  isLater: boolean;
  /** The proposal that is being merged with the current website. */
  merging?: Overtaken;
  /** Somebody wanted to merge before their own changes were sent. */
  isBlocked: boolean;
}

/** Files as they must be; undefined for one that leaves. */
export type Files = readonly (readonly [file: string, now: FileContent | undefined])[];

/** To which proposal the changes go from now on: a new one without `sent`. */
type Next = Pick<DraftState, 'key' | 'sent' | 'outcome'>;

export type DraftAction =
  /** One change of one page; other files may come or leave with it. */
  | {type: 'edit'; file: string; edit: Edit; others?: Files}
  /** Gives files other bytes, or takes them away with what they alone name, as one step. */
  | {type: 'put'; files: Files}
  | {type: 'undo' | 'redo'}
  /** Throws all changes away. */
  | {type: 'discard'; key: string}
  /** The sentence with which the changes must be sent. */
  | {type: 'describe'; sentence: string}
  /** Somebody has helped with the words, and is named when they are sent. */
  | {type: 'credit'; helper: string}
  /** GitHub has all changes; later ones go to the same proposal. */
  | {type: 'submit'; base: Branch; key: string; sent: Sent}
  /** The draft goes on from another commit; what was not sent is to become a change of that. */
  | {type: 'rebase'; base: Branch; next?: Next}
  /** What was to be rebased is now this draft. */
  | {type: 'reconcile'; draft: Draft}
  | {type: 'postpone'; isLater: boolean}
  /** Asks to merge a proposal and the website, or gives that up. It needs a draft without changes. */
  | {type: 'merge'; proposal?: Overtaken}
  /** Both are merged: the draft is a change of the website, and goes to the proposal. */
  | {type: 'merged'; draft: Draft; main: Branch; onto: UpdateTarget; key: string};

const isChanged = (draft: Draft): boolean => changedFiles(draft).size > 0;

const NO_DETAILS = {helpers: undefined, sentence: undefined, onto: undefined} satisfies DraftDetails;

const goingTo = ({key, sent, outcome}: Next) => ({key, sent, outcome, ...NO_DETAILS});

/** @returns the state with what was kept, which is set aside where others have changed its base since; without it, nothing is changed */
export function restoreDraft(base: Branch, key: string, kept?: Kept): DraftState {
  const {helpers, sentence, onto, sent, draft = newDraft(base.commit)} = kept ?? {};
  const begun = {base, key: kept?.key ?? key, helpers, sentence, onto, sent, isLater: false, isBlocked: false};
  return draft.base === base.commit ? {...begun, draft} : {...begun, draft: newDraft(base.commit), older: draft};
}

/** @returns what a device must keep of it */
export const toKeep = ({base, older, draft, key, sent, helpers, sentence, onto}: DraftState): Omit<Kept, 'at'> => ({
  ...{branch: base.name, draft: older ?? draft, key, sent, helpers, sentence, onto},
});

/** @throws Unwritable for an edit that cannot be made so that nothing else changes */
function reduceDraft(state: DraftState, action: DraftAction, reader: Reader): DraftState {
  const next = reduced(state, action, reader);
  // A sentence for changes that were all undone says nothing of those that follow.
  const isOver = next.sentence !== undefined && !next.older && !isChanged(next.draft);
  return isOver ? {...next, sentence: undefined} : next;
}

function reduced(state: DraftState, action: DraftAction, reader: Reader): DraftState {
  const {base, draft} = state;
  switch (action.type) {
    case 'edit':
    case 'put':
    case 'undo':
    case 'redo':
    case 'discard':
      // The choice comes first.
      return state.older ? {...state, isLater: false} : changed(state, action, reader);
    case 'describe':
      return {...state, sentence: action.sentence};
    case 'credit':
      return {...state, helpers: [...new Set([...(state.helpers ?? []), action.helper])]};
    case 'submit':
      return {...state, ...goingTo(action), base: action.base, draft: newDraft(action.base.commit)};
    case 'rebase': {
      const next = {...state, ...(action.next && goingTo(action.next)), base: action.base};
      return isChanged(draft) ? {...next, older: draft} : {...next, draft: newDraft(action.base.commit)};
    }
    case 'reconcile':
      return {...state, draft: action.draft, older: undefined, isLater: false};
    case 'postpone':
      return {...state, isLater: action.isLater};
    case 'merge': {
      const {proposal} = action;
      // What comes to a proposal later is merged with the changes that wait for it.
      const isBlocked = proposal !== undefined && proposal.since === undefined && isChanged(draft);
      return {...state, isBlocked, merging: isBlocked ? undefined : proposal};
    }
    case 'merged': {
      const {merging} = state;
      const isFirst = merging && merging.since === undefined;
      const sent = isFirst && {...merging, commit: action.onto.commit};
      const next = sent ? {...state, ...goingTo({key: action.key, sent})} : state;
      return {...next, base: isFirst ? action.main : base, draft: action.draft, onto: action.onto, merging: undefined};
    }
  }
}

type Change = Extract<DraftAction, {type: 'edit' | 'put' | 'undo' | 'redo' | 'discard'}>;

function changed(state: DraftState, action: Change, reader: Reader): DraftState {
  const {base, draft} = state;
  const before = (file: string) => base.texts.get(file) ?? (base.files.has(file) ? NOT_FETCHED : undefined);
  const writesOf = (files: Files) => files.map(([file, now]) => ({file, before: before(file), now}));
  /** Makes a change, and takes away what no page names any more after it. */
  const withLeaving = (change: (leaving: Files) => Draft): Draft => {
    const sourcesOf = (of: Draft) =>
      [...textsOf(base.texts, changedFiles(of))].flatMap(([file, text]) => reader.sourceOf(file, text) ?? []);
    const left = leavingPaths(sourcesOf(draft), sourcesOf(change([])));
    return change(left.map((path) => [STATIC_FOLDER + path, undefined] as const));
  };
  switch (action.type) {
    case 'edit': {
      const {file, edit, others = []} = action;
      const change = (leaving: Files) =>
        withEdit(siteDefinition, draft, file, edit, base.texts.get(file), writesOf([...others, ...leaving]));
      return {...state, draft: edit.kind === 'remove' ? withLeaving(change) : change([])};
    }
    case 'put':
      return {...state, draft: withLeaving((leaving) => withFiles(draft, writesOf([...action.files, ...leaving])))};
    case 'undo':
      return {...state, draft: undo(draft)};
    case 'redo':
      return {...state, draft: redo(draft)};
    case 'discard':
      // What was merged is no draft of the proposal any more.
      return {...state, ...(state.onto ? goingTo(action) : NO_DETAILS), draft: newDraft(base.commit)};
  }
}

/** @returns the texts of all pages as they are with some changes */
export function textsOf(
  before: ReadonlyMap<string, string>,
  changes: ReadonlyMap<string, {now?: FileContent}>,
): Map<string, string> {
  const now = [...changes].map(([file, {now}]) => [file, now] as const);
  const all = new Map<string, FileContent | undefined>([...before, ...now]);
  return new Map([...all].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** @returns the pictures and files that the pages named before and name no more, by their paths. */
export function leavingPaths(before: Source[], now: Source[]): string[] {
  const left = mentionedFiles(now);
  return [...mentionedFiles(before)].filter((path) => !left.has(path) && !path.startsWith(OF_THE_DESIGN));
}

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Several actions may come before anything is drawn again, or from a photo that took its time: none undoes another. */
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
    /** Undoes or redoes a step. @returns where it was made, and the draft after it */
    take: (type: 'undo' | 'redo') => {
      const {past, future} = state.draft;
      const at = (type === 'undo' ? past.at(-1) : future[0])?.at;
      dispatch({type});
      return {at, draft: state.draft};
    },
    /** @returns why it cannot be made, or nothing */
    edit: (file: string, edit: Edit, others?: Files): string | undefined => {
      try {
        dispatch({type: 'edit', file, edit, others});
        return undefined;
      } catch (error) {
        if (error instanceof Unwritable) return messageOf(error.diagnostic);
        throw error;
      }
    },
  };
}
