/**
 * Tests which error a fault of GitHub becomes, and what an action reports that GitHub has executed anyway. The matrix of
 * interruptions tests what a repetition does after a fault of any request.
 */
import {GitHubError, loadBranch, rename, sendProposal, withdraw} from '../../../../src/editor/github';
import type {Branch, ProposedChange, Connection} from '../../../../src/editor/github';
import type {GitHubErrorKind} from '../../../../src/editor/github/github-error';
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

const each = (name: string, places: readonly string[], meets: (fault: Fault, at: string) => Promise<void>): Step[] =>
  places.map((at) => ({step: `${name} (${at})`, meets: (fault) => meets(fault, at)}));

const STEPS: Step[] = [
  ...each('Loading', ['git/ref/', 'git/trees/', 'git/blobs/'], async (fault, at) => {
    expect(await attempt(fault, `GET ${at}`, () => loadBranch(connection))).toMatchObject({kind: fault.kind});
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
  ...each('Changing a proposal', ['close', 'rename'], async (fault, how) => {
    const {number, commit} = await sendProposal(connection, sampleChange(main));
    const pull = github.emulator.pulls.get(number);
    const change = () => (how === 'close' ? withdraw(connection, number) : rename(connection, number, 'Another title'));
    const isDone = () => (how === 'close' ? pull.state === 'closed' : pull.title === 'Another title');
    // A completed action must not be reported as failed.
    expect((await attempt(fault, `PATCH pulls/${number}`, change)) === undefined).toBe(isDone());
    const {closedAt} = pull;
    await change();
    expect([isDone(), pull.sha]).toEqual([true, commit]);
    if (closedAt) expect(pull.closedAt).toBe(closedAt);
  }),
  ...each('Looking again after a lost answer', ['pulls'], async (fault, at) => {
    const {number} = await sendProposal(connection, sampleChange(main));
    github.emulator.faults.add({fault: 'lost', on: `PATCH /repos/local/website/${at}`, times: 1});
    const failure = await attempt(fault, `GET ${at}/${number}`, () => withdraw(connection, number));
    expect(failure).toMatchObject({kind: fault.kind === 'offline' ? 'offline' : 'unreachable'});
    await withdraw(connection, number);
    expect(github.emulator.pulls.get(number).state).toBe('closed');
  }),
];
/** A lost response, a response to somebody else, and a rejection. */
const SAMPLED_FAULTS = FAULTS.filter(({fault}) => isSecondLane || ['lost', 'html', 'error'].includes(fault));

it.each(FAULTS)('Changes without a branch because $name are sent once by the next try', (fault) =>
  STEPS.find(({step}) => step === 'Sending (git/refs)')?.meets(fault),
);

it('A new branch that GitHub refuses to fill is deleted, unless the branch has a commit by now', async () => {
  const change = sampleChange(main);
  const refuse = (fault: string) =>
    attempt({name: '', fault, kind: 'refused'}, '/graphql', () => sendProposal(connection, change));
  await refuse('invalid');
  expect(github.branchesOf(change)).toEqual([]);
  // The commit is made, but the answer is lost.
  await refuse('json');
  expect(github.branchesOf(change)).toHaveLength(1);
});

describe.each(STEPS)('$step', ({meets}) => {
  it.each(SAMPLED_FAULTS)('loses nothing and does nothing twice when $name', meets);
});
