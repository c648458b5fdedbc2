/**
 * The editor's access to GitHub, with plain requests and the person's own token. It contacts no other host. Every
 * failure throws a `GitHubError` with its sentence for staff and leaves the input unchanged.
 */
export {decodeText, filesAtCommit as filesOf, headOf, loadBranch, readBlob} from './branch';
export type {Branch, BranchFile, Difference} from './branch';
export {accountOf, mayWrite} from './account';
export {changedTexts, holds, loadBoth, loadProposal, type Texts} from './compare';
export {changedBy, closedOf, filesThen, publishedProposals, publishedVersions} from './history';
export type {Closed, Older, Published, PublishedVersion} from './history';
export {type Conversation, type Said, type Thread} from './conversation';
export {answer, giveReview, type Decision, type Remark as ReviewRemark} from './give-review';
export {outlines, resolveThread, type Outline} from './graphql';
export {connect, FOLLOW_MS, type Connection, type GithubService, rulePage} from './connection';
export {followProposal, type Progress} from './progress';
export {bringUpToDate, publish} from './publish';
export {openProposals, rename, withdraw, type Proposal} from './pull';
export {newKey, send, type Change, type UpdateTarget, type Sent} from './send';
export {finishSignIn, newTokenAddress, signIn, signInWithToken, signOut} from './session';
export {isGitHubError, GitHubError, type OnError} from './github-error';
