/** What makes one repository of GitHub unlike another, as far as the editor meets it. */

/** The only repository that the emulator has. */
export const REPOSITORY = 'local/website';

export type MergeMethod = 'merge' | 'squash' | 'rebase';

export interface Settings {
  /** `owner/name` of now; the emulator leads there from the name by which the editor knows it. */
  name: string;
  /** Those that are allowed, the preselected one first. */
  mergeMethods: readonly MergeMethod[];
  /** What a rule of the branch says besides to a merge with a method. */
  methodRule?: {not: MergeMethod; says: string};
  isPrivate: boolean;
  isArchived: boolean;
  /** Members are members to nobody: what a private membership looks like to a token without rights over members. */
  hidesMembers: boolean;
  /** Rulesets put a sentence before what the protection of a branch says. */
  wording: 'ruleset' | 'protection';
  /** Whether a check that has not passed keeps a proposal from being published. */
  requiresChecks: boolean;
  /** Whether a proposal must have everything that the website has. */
  requiresUpToDate: boolean;
  requiresSignatures: boolean;
  hasMergeQueue: boolean;
  /** GitHub has not worked out yet whether proposals can be published. */
  isWorkingOut: boolean;
  /** Whether the branch of a published proposal stays. */
  keepsBranches: boolean;
  /** How many commits of a comparison are listed. */
  mostCommits: number;
  /** Whether tokens may read checks. */
  showsChecks: boolean;
  /** Branches without this commit differ from `main` in what GitHub runs, so no token may make one. */
  workflowsSince?: string;
}

/** As the emulator is where nothing else is asked for. */
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

/** GitHub's own number of the repository. */
export const REPOSITORY_ID = 4_000_000_001;

/** @returns what GitHub says an author is to the repository, to a token that may not see private memberships */
export const associationOf = (association: string, {hidesMembers}: Pick<Settings, 'hidesMembers'>): string =>
  hidesMembers && association === 'MEMBER' ? 'CONTRIBUTOR' : association;
