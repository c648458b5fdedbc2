/**
 * The editor's way to GitHub, by plain requests with the person's own token. No other host is asked anything. Whatever
 * fails throws a `GitHubError` with its sentence for staff and leaves what it was given as it was.
 */
export {headOf, loadBranch, readFile, type Branch, type BranchFile} from './branch';
export {accountOf} from './account';
export {changedTexts, type Texts} from './changed-texts';
export {closedOf, type Closed} from './closed';
export type {Conversation, Said, Thread} from './conversation';
export {answer, giveReview, type Decision, type Remark as ReviewRemark} from './give-review';
export {outlines, resolveThread, type Outline} from './graphql';
export {filesAt as filesOf, type Difference} from './files';
export {filesThen, publishedVersions, type Older, type Version} from './history';
export {connect, type Connection, type GithubService} from './connection';
export {mayWrite} from './rights';
export {changedBy, publishedProposals, type Published} from './published';
export {FOLLOW_MS} from './pace';
export {followProposal, type Progress} from './progress';
export {publish} from './publish';
export {holds} from './is-deployed';
export {loadProposal} from './proposal';
export {openProposals, type Proposal} from './proposals';
export {rename} from './rename';
export {newKey, send, type Change, type UpdateTarget, type Sent} from './send';
export {finishSignIn, newTokenAddress, signIn, signInWithToken, signOut} from './session';
export {loadBoth} from './update-branch';
export {isGitHubError, GitHubError} from './github-error';
export {withdraw} from './withdraw';
