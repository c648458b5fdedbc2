/** The differences between GitHub repositories that matter to the editor. */

/** The emulator's only repository. */
export const REPOSITORY = 'local/website';

export type MergeMethod = 'merge' | 'squash' | 'rebase';

export interface Settings {
  /** The current `owner/name`. The emulator redirects to it from the name that the editor knows. */
  name: string;
  /** The allowed merge methods, the default first. */
  mergeMethods: readonly MergeMethod[];
  /** A rule of the branch that refuses a merge method, with its message. */
  methodRule?: {not: MergeMethod; says: string};
  isPrivate: boolean;
  isArchived: boolean;
  /** Hides who is a member, as GitHub does for private memberships when the token may not read members. */
  hidesMembers: boolean;
  /** Whether refusals come from a ruleset, which adds a sentence in front, or from branch protection. */
  wording: 'ruleset' | 'protection';
  /** Whether all checks must pass before a merge. */
  requiresChecks: boolean;
  /** Whether a branch must be up to date with `main` before a merge. */
  requiresUpToDate: boolean;
  requiresSignatures: boolean;
  hasMergeQueue: boolean;
  /** GitHub has not yet computed whether pull requests can be merged. */
  isWorkingOut: boolean;
  /** Whether branches stay after a merge. */
  keepsBranches: boolean;
  /** How many commits GitHub lists in a comparison. */
  mostCommits: number;
  /** Whether tokens may read checks. */
  showsChecks: boolean;
  /** Branches without this commit have other workflows than `main`, so no token may create one. */
  workflowsSince?: string;
}

/** The settings of the emulator unless a test changes them. */
export const DEFAULT_SETTINGS: Readonly<Settings> = {
  name: REPOSITORY,
  mergeMethods: ['merge', 'squash', 'rebase'],
  isPrivate: false,
  isArchived: false,
  hidesMembers: false,
  wording: 'ruleset',
  requiresChecks: false,
  requiresUpToDate: false,
  requiresSignatures: false,
  hasMergeQueue: false,
  isWorkingOut: false,
  keepsBranches: false,
  mostCommits: 250,
  showsChecks: true,
};

/** GitHub's id of the repository. */
export const REPOSITORY_ID = 4_000_000_001;

/** @returns the author association that GitHub shows to a token that may not read private memberships */
export const associationOf = (association: string, {hidesMembers}: Pick<Settings, 'hidesMembers'>): string =>
  hidesMembers && association === 'MEMBER' ? 'CONTRIBUTOR' : association;
