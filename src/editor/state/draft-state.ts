/** The states of a draft, and the actions on it. `createDraftStore` applies them. */
import {changedFiles, type Draft, type Edit, type FileContent} from '../../cms/edit';
import type {Branch, GitHubError, Progress, SentProposal, UpdateTarget} from '../github';

export interface DraftDetails {
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
export type OvertakenProposal = Pick<SentProposal, 'branch' | 'number' | 'url'> & {
  /** The commit of the proposal that the draft already contains, if there are newer ones. */
  since?: string;
};

/** What one send consists of. Whatever the person does after it belongs to the next one. */
export interface Snapshot extends Pick<DraftDetails, 'helpers' | 'sentence'> {
  draft: Draft;
}

type Waiting = readonly [Draft, ...Draft[]];

/**
 * What happens with the draft besides editing, which is always possible except while another tab has the draft.
 * Only an idle draft can be sent.
 */
export type Phase =
  /** `failure` is the reason why the last send failed; `isBlocked` says that a merge must wait for unsent changes. */
  | {is: 'idle'; failure?: GitHubError; isBlocked?: boolean}
  | {is: 'sending'; snapshot: Snapshot; isBlocked?: boolean}
  /** Changes on older bases wait to be merged; the person may have postponed resolving their conflicts. */
  | {is: 'rebasing'; waiting: Waiting; isLater: boolean; isBlocked?: boolean}
  /** The current website is merged into a proposal, with the draft as it was at the beginning. */
  | {is: 'merging'; proposal: OvertakenProposal; initial: Draft}
  /** Another tab has the draft; this one shows what that tab stores. `isRefused` says that a change was not possible. */
  | {is: 'following'; isRefused?: boolean};

export type PhaseOf<Is extends Phase['is']> = Extract<Phase, {is: Is}>;

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
export type NextProposal = Pick<DraftState, 'key' | 'sent' | 'outcome'>;

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

export const isChanged = (draft: Draft): boolean => changedFiles(draft).size > 0;

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
