/**
 * The editor's access to GitHub, with plain requests and the person's own token. It contacts no other host. Every
 * failure throws a `GitHubError` with its sentence for staff and leaves the input unchanged.
 */
export {
  branchAt,
  decodeText,
  filesAtCommit as filesOf,
  gitHashOf,
  headCommitOf,
  loadBranch,
  readBlob,
  toBase64,
  toHex,
} from './branch';
export type {Branch, BranchFile, BranchDifference} from './branch';
export {accountOf, canWrite} from './account';
export {changedTexts, isAncestor, loadBranchUpdate, loadProposal, type TextsBeforeAndNow} from './compare';
export {
  changesOfProposal,
  closedProposalsOf,
  filesAtCommits,
  newestFirst,
  publishedProposals,
  publishedVersions,
} from './history';
export type {ClosedProposal, OlderCursors, PublishedProposal, PublishedVersion} from './history';
export {type Conversation, type PostedComment, type Thread} from './conversation';
export {replyToComment, submitReview, type Decision, type Reply, type ReviewComment} from './submit-review';
export {proposalSummaries, resolveThread, type ProposalSummary} from './graphql';
export {connect, memoizeRequest, proposalPage, rulePage, type Connection, type GithubService} from './connection';
export {loadProgress, type Progress} from './progress';
export {requestBranchUpdate, publish} from './publish';
export {findPull, openProposals, pullAt, rename, withdraw, type Proposal} from './pull-request';
export {newDraftKey, sendProposal, type ProposedChange, type UpdateTarget, type SentProposal} from './send';
export {finishSignIn, newTokenUrl, OWN_TEXT_KEY, signIn, signInWithToken, signOut, watchSignOut} from './session';
export {isGitHubError, toGitHubError, GitHubError, type OnError} from './github-error';
