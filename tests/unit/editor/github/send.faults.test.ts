/** Tests every request of the editor to GitHub with every fault, and a retry after it. */
import {
  changedTexts,
  closedProposalsOf,
  loadProgress,
  submitReview,
  isAncestor,
  loadBranchUpdate,
  loadBranch,
  newDraftKey,
  openProposals,
  publish,
  publishedVersions,
  rename,
  sendProposal,
  GitHubError,
  withdraw,
  type Branch,
  type ProposedChange,
  type Connection,
} from '../../../../src/editor/github';
import {conversationOf} from '../../../../src/editor/github/conversation';
import type {GitHubErrorKind} from '../../../../src/editor/github/github-error';
import {conflictKey} from '../../../../src/editor/state/draft-conflicts';
import {mergeChanges} from '../../../../src/editor/state/rebase-draft';
import {changesBetween} from '../../../../src/editor/state/draft-changes';
import {isSecondLane} from '../../../project';
import {sampleChange, FILES, HISTORY, HOME, withLine, type TestGithub, withGithub} from '../emulator';

interface Fault {
  /** The description of the fault. */
  name: string;
  /** The emulator's name of the fault. */
  fault: string;
  /** The editor's error. */
  kind: GitHubErrorKind;
}

const FAULTS: Fault[] = (
  [
    ['the device is offline', 'cut', 'offline'],
    ['the connection breaks before anything is done', 'cut', 'unreachable'],
    ['the connection breaks before the answer arrives', 'lost', 'unreachable'],
    ['half of the answer arrives', 'half', 'incomplete'],
    ['the answer is truncated but looks complete', 'json', 'incomplete'],
    ['a hotel’s sign-in page answers instead', 'html', 'incomplete'],
    ['the answer has the wrong form', 'shape', 'incomplete'],
    ['nothing arrives', 'hang', 'late'],
    ['the work is done but nothing arrives', 'lost-late', 'late'],
    ['the sign-in has expired', 'unauthorised', 'signedOut'],
    ['the token lacks the permission', 'forbidden', 'forbidden'],
    ['the hour’s requests are used up', 'limit', 'limit'],
    ['requests came too fast', 'secondary-limit', 'pause'],
    ['there are too many requests', 'too-many', 'pause'],
    ['GitHub does not know it', 'not-found', 'notFound'],
    ['GitHub is busy with another change', 'conflict', 'busy'],
    ['a file is too large', 'too-large', 'tooLarge'],
    ['GitHub refuses it', 'invalid', 'refused'],
    ['a rule protects it', 'protected', 'protected'],
    ['its name is taken', 'taken', 'taken'],
    ['GitHub has an error', 'error', 'broken'],
    ['GitHub’s gateway has an error', 'gateway', 'broken'],
    ['GitHub is closed', 'unavailable', 'broken'],
  ] as const
).map(([name, fault, kind]) => ({name, fault, kind}));

interface Step {
  step: string;
  /** Runs the step with this fault and again without, and asserts the result. */
  meets: (fault: Fault) => Promise<void>;
}

const WATCH_MS = 2;
/** One sentence about the problem, one about what to do, and none about how drafts are stored. */
const SENTENCE = /^[A-Z].+\. .+\.$/;
const GIT = /\b(git|commit|branch|pull request|merge|SHA|HTTP|fetch|undefined|null|\[object)\b/;
const copyOf = (change: ProposedChange) => structuredClone({...change, files: new Map(change.files)});
const isExecutedAnyway = ({fault}: Fault) => ['lost', 'half', 'json', 'lost-late'].includes(fault);
const headingOf = (heading: string) => String(FILES[HOME]).replace('Energy for Nigeria', heading);

let github: TestGithub;
let connection: Connection;
let main: Branch;
withGithub((started) => ({github, main} = started));
beforeEach(() => {
  connection = github.connect();
});

/** Returns a signal that aborts at once when the emulator leaves these requests unanswered. */
function abortWhenSilent(on: string): AbortSignal {
  const patience = new AbortController();
  const {failed} = github.emulator;
  const before = failed.length;
  const watch = setInterval(() => {
    if (!failed.slice(before).some((request) => request.includes(on))) return;
    clearInterval(watch);
    patience.abort(new DOMException('The time is over.', 'TimeoutError'));
  }, WATCH_MS);
  watch.unref();
  return patience.signal;
}

/** Runs `work` while the next matching request fails. @returns the error, if there is one */
async function attempt(
  {fault, kind}: Fault,
  on: string,
  work: () => Promise<unknown>,
): Promise<GitHubError | undefined> {
  const request = on.replace(' ', ' /repos/local/website/');
  // The editor asks again after "not found".
  github.emulator.faults.add({fault, on: request, times: fault === 'not-found' ? 2 : 1});
  withLine.onLine = kind !== 'offline';
  if (kind === 'late') jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => abortWhenSilent(request));
  const error: unknown = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  jest.restoreAllMocks();
  withLine.onLine = true;
  github.emulator.faults.clear();
  if (error === undefined) return undefined;
  if (!(error instanceof GitHubError)) throw new Error('It failed without a sentence.', {cause: error});
  expect(error.message).toMatch(SENTENCE);
  expect(error.message.replace('contents and pull requests', '')).not.toMatch(GIT);
  return error;
}
async function assertStops(fault: Fault, on: string, work: () => Promise<unknown>): Promise<void> {
  expect(await attempt(fault, on, work)).toMatchObject({kind: fault.kind});
}

async function sentProposal() {
  const change = sampleChange(main);
  const sent = await sendProposal(connection, change);
  const pull = github.emulator.pulls.get(sent.number);
  pull.check = 'success';
  return {change, sent, pull, path: `pulls/${sent.number}`};
}
const colleague = () => github.connect(github.tokens.colleague);
const agree = ({number, commit}: {number: number; commit: string}) =>
  submitReview(colleague(), number, {key: newDraftKey(), commit, decision: 'APPROVE', words: '', comments: []});
const mergesSince = (commit: string, head: string) =>
  github.emulator.repository.since(commit, head).filter(({parents}) => parents.length === 2);

const each = (name: string, places: readonly string[], meets: (fault: Fault, at: string) => Promise<void>): Step[] =>
  places.map((at) => ({step: `${name} (${at})`, meets: (fault) => meets(fault, at)}));

const STEPS: Step[] = [
  ...each('Loading', ['git/ref/', 'git/trees/', 'git/blobs/'], async (fault, at) => {
    await assertStops(fault, `GET ${at}`, () => loadBranch(connection));
    const branch = await loadBranch(connection);
    expect(branch.texts).toEqual(main.texts);
    expect([...branch.files.keys()].sort()).toEqual(Object.keys(FILES).sort());
  }),
  ...each('Sending', ['git/refs', '/graphql', 'pulls'], async (fault, at) => {
    const change = sampleChange(main);
    const before = copyOf(change);
    const failure = await attempt(fault, at === '/graphql' ? at : `POST ${at}`, () => sendProposal(connection, change));
    // If GitHub has opened the proposal, there is no error. A taken name, and a new branch that is not known, need patience.
    const isDone = at === 'pulls' && isExecutedAnyway(fault);
    const isBusy = fault.kind === {'git/refs': 'taken', '/graphql': 'notFound'}[at];
    expect(failure?.kind).toBe(isDone ? undefined : isBusy ? 'busy' : fault.kind);
    // A branch that another attempt may have made stays for the next attempt.
    expect(github.branchesOf(change).length).toBeLessThanOrEqual(1);
    expect(github.pullsOf(change).length).toBeLessThanOrEqual(github.branchesOf(change).length);
    const sent = await sendProposal(connection, change);
    expect(copyOf(change)).toEqual(before);
    expect(github.branchesOf(change)).toEqual([{name: sent.branch, sha: sent.commit}]);
    expect(github.pullsOf(change).map(({number}) => number)).toEqual([sent.number]);
    expect(await github.text(sent.branch, HOME)).toBe(change.files.get(HOME));
    expect(await github.text(sent.branch, HISTORY)).toBe(change.files.get(HISTORY));
  }),
  ...each('Sending more', ['/graphql'], async (fault, at) => {
    const {change, sent} = await sentProposal();
    const base = {name: sent.branch, commit: sent.commit};
    const later = {...change, base, files: new Map([[HOME, 'later\n']]), body: 'Later'};
    await assertStops(fault, at, () => sendProposal(connection, later));
    const again = await sendProposal(connection, later);
    expect(again.number).toBe(sent.number);
    expect(github.branchesOf(change)).toEqual([{name: sent.branch, sha: again.commit}]);
    expect(await github.text(sent.branch, HOME)).toBe('later\n');
    expect(await github.text(sent.branch, HISTORY)).toBe(change.files.get(HISTORY));
  }),
  ...each('Following a proposal', ['pulls'], async (fault, at) => {
    const {sent, path} = await sentProposal();
    await assertStops(fault, `GET ${at}`, () => openProposals(connection));
    await assertStops(fault, `GET ${path}`, () => loadProgress(connection, sent.number));
    expect((await openProposals(connection)).filter(({branch}) => branch === sent.branch)).toHaveLength(1);
    expect(await loadProgress(connection, sent.number)).toMatchObject({stage: 'waiting'});
  }),
  ...each('Withdrawing', ['pulls'], async (fault) => {
    const {sent, pull, path} = await sentProposal();
    const failure = await attempt(fault, `PATCH ${path}`, () => withdraw(connection, sent.number));
    // A completed action must not be reported as failed.
    expect(failure === undefined).toBe(pull.state === 'closed');
    const {closedAt} = pull;
    await withdraw(connection, sent.number);
    expect(pull).toMatchObject({state: 'closed', title: 'Say that we weld', sha: sent.commit});
    if (closedAt) expect(pull.closedAt).toBe(closedAt);
    expect(github.emulator.repository.head(sent.branch)).toBe(sent.commit);
  }),
  ...each('Looking again after a lost answer', ['pulls'], async (fault) => {
    const {sent, pull, path} = await sentProposal();
    github.emulator.faults.add({fault: 'lost', on: `PATCH /repos/local/website/${path}`, times: 1});
    const failure = await attempt(fault, `GET ${path}`, () => withdraw(connection, sent.number));
    expect(failure).toMatchObject({kind: fault.kind === 'offline' ? 'offline' : 'unreachable'});
    await withdraw(connection, sent.number);
    expect(pull.state).toBe('closed');
  }),
  ...each('Renaming', ['pulls'], async (fault) => {
    const {sent, pull, path} = await sentProposal();
    const failure = await attempt(fault, `PATCH ${path}`, () => rename(connection, sent.number, 'Another title'));
    expect(failure === undefined).toBe(pull.title === 'Another title');
    await rename(connection, sent.number, 'Another title');
    expect(pull).toMatchObject({title: 'Another title', state: 'open', sha: sent.commit});
  }),
  ...each('Listing what is over', ['graphql'], async (fault) => {
    const {sent} = await sentProposal();
    await withdraw(connection, sent.number);
    const own = async () => (await closedProposalsOf(connection, 'staff')).find(({number}) => number === sent.number);
    expect(await attempt(fault, '/graphql', own)).toBeDefined();
    expect(await own()).toBeDefined();
  }),
  ...each('Asking what visitors see', ['compare'], async (fault, at) => {
    const failure = await attempt(fault, `GET ${at}`, () => isAncestor(connection, main.commit, main.commit));
    expect(failure === undefined).toBe(fault.kind === 'notFound');
    expect(await isAncestor(connection, main.commit, main.commit)).toBe(true);
  }),
  ...each('Reading what a proposal changes', ['compare', 'git/trees', 'git/blobs'], async (fault, at) => {
    const {sent, change} = await sentProposal();
    const pullRequest = (await openProposals(connection)).find(({number}) => number === sent.number);
    if (!pullRequest) throw new Error('The proposal is not open.');
    const now = async () => (await changedTexts(connection, pullRequest, main.commit)).now.get(HOME);
    expect(await attempt(fault, `GET ${at}`, now)).toBeDefined();
    expect(await now()).toBe(change.files.get(HOME));
  }),
  ...each('Publishing', ['merge'], async (fault, at) => {
    const {sent, path} = await sentProposal();
    await agree(sent);
    const go = () => publish(colleague(), sent.number, sent.commit);
    await attempt(fault, `PUT ${path}/${at}`, go);
    await go();
    expect(mergesSince(main.commit, github.emulator.repository.head('main') ?? '')).toHaveLength(1);
  }),
  ...each('Reviewing', ['pulls/N/comments', 'issues/N/comments', 'pulls/N/reviews'], async (fault, at) => {
    const {sent, pull} = await sentProposal();
    const comments = [
      {key: newDraftKey(), file: HOME, line: 6, words: 'Weld first.', place: 'index.mdx#heading', named: 'Home'},
      {key: newDraftKey(), file: HISTORY, words: 'Is Warri right?', place: 'about/history.mdx#title', named: 'History'},
      {
        key: newDraftKey(),
        file: 'pages/_site.yml',
        line: 1,
        words: 'And here?',
        place: '_site.yml#name',
        named: 'Facts',
      },
    ];
    const review = {key: newDraftKey(), commit: sent.commit, decision: 'REQUEST_CHANGES' as const, words: '', comments};
    const give = () => submitReview(colleague(), sent.number, review);
    await attempt(fault, `POST ${at.replace('N', String(sent.number))}`, give);
    await give();
    const {threads, keys} = await conversationOf(colleague(), sent.number);
    const ofComments = comments.map(({key}) => key);
    expect([...keys]).toEqual(expect.arrayContaining(ofComments));
    // The review itself has a key that depends on its decision.
    expect(keys.size).toBe(ofComments.length + 1);
    expect(threads.filter(({key = ''}) => ofComments.includes(key))).toHaveLength(comments.length);
    expect(pull.reviews).toHaveLength(1);
  }),
  ...each('Reading the history of a page', ['graphql'], async (fault) => {
    const {sent} = await sentProposal();
    await agree(sent);
    await publish(colleague(), sent.number, sent.commit);
    await attempt(fault, '/graphql', () => publishedVersions(connection, [HOME]));
    expect((await publishedVersions(connection, [HOME])).versions).toHaveLength(2);
  }),
  ...each(
    'Sending what was put together',
    ['POST git/trees', 'POST git/commits', 'PATCH git/refs'],
    async (fault, on) => {
      const {name, commit} = main;
      const ours = {title: 'Ours', body: 'Ours.', files: new Map([[HOME, headingOf('Ours')]])};
      const sent = await sendProposal(connection, {key: newDraftKey(), base: {name, commit}, ...ours});
      await github.others('main', {[HOME]: headingOf('Theirs')});
      const both = await loadBranchUpdate(connection, sent.branch);
      const changes = await changesBetween(connection, both.before, both.after);
      const {open} = mergeChanges(changes, both.main, new Map());
      const {writes} = mergeChanges(
        changes,
        both.main,
        new Map(open.map((conflict) => [conflictKey(conflict), 'ours'])),
      );
      const files = new Map(writes.map(({file, now}) => [file, now ?? null]));
      const base = {name: both.main.name, commit: both.main.commit};
      const change = {...ours, key: newDraftKey(), base, onto: {branch: sent.branch, commit: both.head}, files};
      const {length} = github.emulator.pulls.list();
      await attempt(fault, on, () => sendProposal(connection, change));
      const merged = await sendProposal(connection, change);
      expect(await github.text(sent.branch, HOME)).toBe(headingOf('Ours'));
      expect(mergesSince(sent.commit, merged.commit)).toHaveLength(1);
      expect(github.emulator.pulls.list()).toHaveLength(length);
    },
  ),
];
/** A lost response, a response to somebody else, and a rejection. */
const SAMPLED_FAULTS = FAULTS.filter(({fault}) => isSecondLane || ['lost', 'html', 'error'].includes(fault));

it.each(FAULTS)('Changes without a branch because $name are sent once by the next try', (fault) =>
  STEPS.find(({step}) => step === 'Sending (git/refs)')?.meets(fault),
);

describe.each(STEPS)('$step', ({meets}) => {
  it.each(SAMPLED_FAULTS)('loses nothing and does nothing twice when $name', meets);
});
