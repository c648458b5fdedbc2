/**
 * The editor's access to GitHub, with plain requests and the person's own token. It contacts no other host. Every
 * failure throws a `GitHubError` with its sentence for staff and leaves the input unchanged.
 */
export {decodeText, headOf, loadBranch, type Branch, type BranchFile} from './branch';
export {accountOf, mayWrite} from './account';
export {changedTexts, holds, loadBoth, loadProposal, type Texts} from './compare';
export {closedOf, type Closed} from './closed';
export type {Conversation, Said, Thread} from './conversation';
export {answer, giveReview, type Decision, type Remark as ReviewRemark} from './give-review';
export {outlines, resolveThread, type Outline} from './graphql';
export {filesAtCommit as filesOf, readBlob, type Difference} from './files';
export {changedBy, filesThen, publishedProposals, publishedVersions} from './history';
export type {Older, Published, PublishedVersion} from './history';
export {connect, FOLLOW_MS, type Connection, type GithubService} from './connection';
export {followProposal, type Progress} from './progress';
export {bringUpToDate, publish} from './publish';
export {openProposals, rename, withdraw, type Proposal} from './pull';
export {newKey, send, type Change, type UpdateTarget, type Sent} from './send';
export {rulePage} from './links';
export {finishSignIn, newTokenAddress, signIn, signInWithToken, signOut} from './session';
export {isGitHubError, GitHubError} from './github-error';
