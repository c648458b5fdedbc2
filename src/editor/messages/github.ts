/** Messages about GitHub: what went wrong and what to do, and the status of a proposal. */
import {formatClock} from './format';

/** Details of an error, if they are known. */
export interface Details {
  /** When a rate limit ends. */
  date?: Date;
  /** The files of pages/ and static/ that the error is about. */
  paths?: readonly string[];
  /** GitHub's message, for telling refusals apart; nobody sees it. */
  message?: string;
  /** A page on GitHub where the person can continue. */
  url?: string;
  /** The branch of this draft's proposal, if others have changed it. */
  branch?: string;
}

const describePaths = ({paths = []}: Details) => (paths.length === 0 ? 'A page' : paths.join(', '));
const KEPT = 'Your changes are kept on this device.';

/** What went wrong in one plain sentence, then what to do. */
export const GITHUB_MESSAGES = {
  // The connection
  offline: () => `This device is not connected to the internet. ${KEPT} Try again when it is.`,
  unreachable: () => `GitHub cannot be reached. ${KEPT} Try again in a few minutes.`,
  late: () => `GitHub took too long to answer. ${KEPT} Try again, if possible with a better connection.`,
  incomplete: () => `GitHub’s reply was incomplete. ${KEPT} Try again.`,
  broken: () => `GitHub has a problem at the moment. ${KEPT} Try again in a few minutes.`,
  busy: () => `GitHub is still processing an earlier change. ${KEPT} Try again in a minute.`,
  limit: ({date}: Details) =>
    `GitHub has received too many requests from your account. ${KEPT} Try again ${date ? `after ${formatClock(date)}` : 'in an hour'}.`,
  pause: ({date}: Details) =>
    `GitHub has received too many requests. ${KEPT} Try again ${date ? `after ${formatClock(date)}` : 'in a minute'}.`,
  unexpected: () => `The editor has made an error. ${KEPT} Reload the page. If it happens again, tell the developers.`,
  outdated: () => `The editor has been updated. ${KEPT} Reload the page to continue.`,
  // Permissions
  signedOut: () => `You have been signed out. ${KEPT} Sign in again to continue.`,
  readOnly: () =>
    'Your account can view this website but not propose changes. Ask the person who manages the website for write access.',
  forbidden: () =>
    `GitHub does not allow this with your sign-in. ${KEPT} Ask the person who manages the website to check the editor’s permissions.`,
  narrowToken: () =>
    'Your sign-in can view this website but not change it. Ask the person who manages the website to approve your token or check its permissions, then sign in again.',
  sso: () => `Your organisation requires single sign-on. ${KEPT} Sign out, sign in again, and authorise it on GitHub.`,
  archived: () =>
    `The website’s repository on GitHub is archived, so nobody can change it. ${KEPT} Ask the person who manages the website to unarchive it.`,
  workflows: () =>
    `The developers have changed the website’s workflows, and your sign-in cannot add that to this proposal. ${KEPT} Ask a developer to update its branch on GitHub.`,
  notFound: () =>
    `Your account cannot see the website on GitHub. ${KEPT} Ask the person who manages the website to invite you, then sign in again.`,
  protected: () => `The rules of the website do not allow this proposal. ${KEPT} Tell the developers.`,
  // Changes by others
  moved: (details: Details) =>
    `Somebody else has changed ${describePaths(details)} since you opened it. ${KEPT} Compare both versions, choose, and send again.`,
  gone: (details: Details) =>
    `Somebody else has removed ${describePaths(details)} since you opened it. ${KEPT} Discard your change, or send it as a new page.`,
  overtaken: () =>
    `Somebody else has changed this proposal since you opened it. ${KEPT} Compare both versions, choose, and send again.`,
  branchGone: () =>
    `The proposal that you were editing was published or withdrawn. ${KEPT} Open the editor on the published website.`,
  published: () => `Your proposal has been published. ${KEPT} Send your newer changes as a new proposal.`,
  withdrawn: () =>
    `Your proposal was closed without being published. ${KEPT} Send them as a new proposal, or ask the reviewer why.`,
  taken: () => `A proposal with this name already exists. ${KEPT} Change the title, and send again.`,
  elsewhere: () => 'Your changes are open in another tab. Continue there, or go back to the editor and take over.',
  // The change itself
  nothing: () => 'You have not changed anything yet. Change something, then send it.',
  refused: () => `GitHub did not accept the change. ${KEPT} Try again. If it happens again, tell the developers.`,
  tooLarge: () => `A file is too large for GitHub. ${KEPT} Choose a smaller photo.`,
  foreignFile: (details: Details) =>
    `${describePaths(details)} is not a page, photo or download. ${KEPT} Tell the developers.`,
  // Signing in
  mismatch: () => 'This sign-in did not start in this window. Sign in again from here.',
  declined: () => 'You did not allow the editor to use your account. Sign in again and choose Authorize.',
  noExchange: () => 'Signing in with GitHub is not set up on this website. Sign in with a token.',
  signInFailed: () => 'GitHub did not finish your sign-in. Sign in again.',
  otherAccount: () => 'These changes were made with a different account. Sign in with that account, or sign out first.',
  notFineGrained: () =>
    'This is not a fine-grained token. Create one (it begins with github_pat_) and paste all of it. If GitHub does not offer you one, ask the person who manages the website to set up “Sign in with GitHub”.',
} satisfies Record<string, (details: Details) => string>;

const day = (date: Date) =>
  date.toLocaleString('en-GB', {day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit'});

/** The stages of a proposal, in their order. */
export const STAGES = {
  checking: () => 'Checking: the website is being built with your changes.',
  failed: () => 'The check found a problem. Fix it before this can be published.',
  preview: () => 'The preview is ready. The last checks are still running.',
  waiting: (_date?: Date, reviewers = '') =>
    reviewers === ''
      ? 'Waiting for review: a reviewer will check your changes.'
      : `Waiting for a review by ${reviewers}.`,
  asked: () => 'The reviewer has asked for changes.',
  approved: () => 'The reviewer approved it. Your changes will be published soon.',
  conflict: () => 'Somebody else has changed the same text on the website. Merge both versions, and send again.',
  published: (date?: Date) => `Published${date ? ` on ${day(date)}` : ''}. It will be live in a few minutes.`,
  withdrawn: (date?: Date) => `Closed${date ? ` on ${day(date)}` : ''} without being published.`,
} satisfies Record<string, (date?: Date, reviewers?: string) => string>;
