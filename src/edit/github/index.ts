/**
 * The editor's way to GitHub, by plain requests with the person's own token. No other host is asked anything. Whatever
 * fails throws a `Trouble` with its sentence for staff and leaves what it was given as it was.
 */
export {compareWithBase, loadBranch, readFile, type Branch, type BranchFile, type Newer} from './branch';
export {connect, whoIs, type Connection, type GithubService, type Person} from './connection';
export {FOLLOW_MS, followProposal, openProposals, type Progress, type Proposal} from './proposals';
export {newKey, send, type Change, type Sent} from './send';
export {finishSignIn, newTokenAddress, signIn, signInWithToken, signOut, token} from './session';
export {Trouble, type TroubleKind} from './trouble';
