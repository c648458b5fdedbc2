/** Messages about GitHub: what went wrong and what to do, and the status of a proposal. */
import {formatClock} from './format';

/** Details of an error, if they are known. */
export interface Details {
  /** When a rate limit ends. */
  date?: Date;
  /** The files of pages/ and static/ that the error is about. */
  paths?: readonly string[];
  /** For developers: the request and the status, without personal data. */
  request?: string;
  /** GitHub's message, for telling refusals apart; nobody sees it. */
  message?: string;
  /** A page on GitHub where the person can continue. */
  url?: string;
}

const describePaths = ({paths = []}: Details) => (paths.length === 0 ? 'A page' : paths.join(', '));
const KEPT = 'Your changes are kept on this device.';

/** One plain sentence about the problem, then what to do. */
export const GITHUB_MESSAGES = {
  // The connection
  offline: () => `This device is not connected to the internet. ${KEPT} Try again when it is.`,
  unreachable: () => `GitHub, where the website is kept, cannot be reached. ${KEPT} Try again in a few minutes.`,
  late: () => `GitHub took too long to answer. ${KEPT} Try again, perhaps where the connection is better.`,
  incomplete: () => `GitHub’s answer arrived incomplete. ${KEPT} Try again.`,
  broken: () => `GitHub has a problem of its own at the moment. ${KEPT} Try again in a few minutes.`,
  busy: () => `GitHub is still busy with an earlier change. ${KEPT} Try again in a minute.`,
  limit: ({date}: Details) =>
    `GitHub has had too many requests from your account. ${KEPT} Try again ${date ? `after ${formatClock(date)}` : 'in an hour'}.`,
  pause: ({date}: Details) =>
    `GitHub asks for a short pause. ${KEPT} Try again ${date ? `after ${formatClock(date)}` : 'in a minute'}.`,
  // Permissions
  signedOut: () => `You have been signed out. ${KEPT} Sign in again, and continue where you are.`,
  readOnly: () =>
    'Your account can read this website but not propose changes. Ask whoever manages the website for write access.',
  forbidden: () =>
    `GitHub does not allow this with your sign-in. ${KEPT} Ask whoever manages the website which permissions the editor needs.`,
  narrowToken: () =>
    'Your sign-in can read this website but not change it. A new token may be waiting for approval by an owner of the organisation. Ask whoever manages the website to approve it or to check its permissions, then sign in again.',
  sso: () =>
    `Your organisation asks you to confirm your sign-in. ${KEPT} Sign out, sign in again, and confirm it on GitHub’s page.`,
  archived: () =>
    `The website’s project on GitHub is archived, so nobody can change it. ${KEPT} Ask whoever manages the website to unarchive it.`,
  workflows: () =>
    `The developers have changed how the website is built, and your sign-in cannot add that to this proposal. ${KEPT} Ask a developer to update its branch on GitHub.`,
  notFound: () =>
    `GitHub does not show the website to your account. ${KEPT} Ask whoever manages the website to invite you, then sign in again.`,
  protected: () => `The rules of the website do not allow this proposal. ${KEPT} Tell the developers.`,
  // Changes by others
  moved: (details: Details) =>
    `${describePaths(details)} was changed by somebody else since you opened it. ${KEPT} Compare both, choose, and send again.`,
  gone: (details: Details) =>
    `${describePaths(details)} was removed by somebody else since you opened it. ${KEPT} Leave your change out, or send it as a new page.`,
  overtaken: () =>
    `Somebody has added to this proposal since you opened it. ${KEPT} Compare both, choose, and send again.`,
  branchGone: () =>
    `The proposal that you were editing was published or withdrawn. ${KEPT} Open the editor on the published website.`,
  published: () => `Your proposal has been published. ${KEPT} Send your newer changes as a new proposal.`,
  withdrawn: () =>
    `Your proposal was closed without being published. ${KEPT} Send them as a new proposal, or ask the reviewer why.`,
  taken: () => `The name of this proposal is taken. ${KEPT} Give it another title and send again.`,
  // The change itself
  nothing: () => 'Nothing has changed yet. Change something, then send it.',
  refused: () => `GitHub did not accept the change. ${KEPT} Try again, and tell the developers if it happens twice.`,
  tooLarge: () => `A file is too large for GitHub. ${KEPT} Choose a smaller photo.`,
  foreignFile: (details: Details) =>
    `${describePaths(details)} is not a page, photo or download. ${KEPT} Tell the developers.`,
  // Signing in
  mismatch: () => 'This sign-in did not start in this window. Sign in again from here.',
  declined: () => 'You did not allow the editor to use your account. Sign in again and choose Authorize.',
  noExchange: () => 'Signing in with GitHub is not set up on this website. Sign in with a token.',
  signInFailed: () => 'GitHub did not finish your sign-in. Sign in again.',
  otherAccount: () =>
    'These changes belong to another account. Sign in with the account that made them, or sign out first.',
  notFineGrained: () =>
    'This is not a token for this website only. Create a fine-grained token, which begins with github_pat_, and paste all of it. If GitHub does not offer you one, ask whoever manages the website for the button “Sign in with GitHub”.',
} satisfies Record<string, (details: Details) => string>;

const day = (date: Date) =>
  date.toLocaleString('en-GB', {day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit'});

/** The stages of a proposal, in their order. */
export const STAGES = {
  checking: () => 'Checking: the website is being built with your changes.',
  failed: () => 'The check found a problem that must be fixed before this can be published.',
  preview: () => 'The preview is ready. The last checks are still running.',
  waiting: () => 'Waiting for review: somebody will check your changes.',
  asked: () => 'The reviewer is waiting for your changes.',
  approved: () => 'The reviewer approved it. Your changes will be published soon.',
  conflict: () => 'Somebody else has changed the same text on the website. Merge both, and send again.',
  published: (date?: Date) => `Published${date ? ` on ${day(date)}` : ''}. It will be live in a few minutes.`,
  withdrawn: (date?: Date) => `Closed${date ? ` on ${day(date)}` : ''} without being published.`,
} satisfies Record<string, (date?: Date) => string>;
