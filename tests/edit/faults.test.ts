import {
  followProposal,
  loadBranch,
  openProposals,
  send,
  Trouble,
  type Branch,
  type Change,
  type Connection,
} from '../../src/edit/github';
import type {TroubleKind} from '../../src/edit/github/trouble';
import {changeOf, FILES, HISTORY, HOME, line, TestGithub} from './stand-in';

let github: TestGithub;
let connection: Connection;
let main: Branch;
beforeAll(async () => {
  github = await TestGithub.start();
  main = await loadBranch(github.connect());
});
beforeEach(() => {
  connection = github.connect();
});
afterEach(() => {
  github.standIn.faults.clear();
  line.onLine = true;
  jest.restoreAllMocks();
});
afterAll(() => github.stop());

const WATCH_MS = 2;

/** What goes wrong, at the stand-in, and what is said of it. */
const FAULTS: [name: string, fault: string, kind: TroubleKind][] = [
  ['the device is offline', 'cut', 'offline'],
  ['the line breaks before anything is done', 'cut', 'unreachable'],
  ['the line breaks before the answer comes', 'lost', 'unreachable'],
  ['half of the answer comes', 'half', 'incomplete'],
  ['the answer is cut and looks whole', 'json', 'incomplete'],
  ['a hotel answers in its place', 'html', 'incomplete'],
  ['the answer is of another kind', 'shape', 'incomplete'],
  ['nothing comes at all', 'hang', 'late'],
  ['the work is done and nothing comes', 'lost-late', 'late'],
  ['the sign-in has ended', 'unauthorised', 'signedOut'],
  ['the token has not the right', 'forbidden', 'forbidden'],
  ['the hour’s requests are used up', 'limit', 'limit'],
  ['requests came too fast', 'secondary-limit', 'pause'],
  ['there are too many requests', 'too-many', 'pause'],
  ['GitHub does not know it', 'not-found', 'notFound'],
  ['GitHub is busy with another change', 'conflict', 'busy'],
  ['a file is too large', 'too-large', 'tooLarge'],
  ['GitHub does not take it', 'invalid', 'refused'],
  ['a rule protects it', 'protected', 'protected'],
  ['GitHub has a fault', 'error', 'broken'],
  ['GitHub’s door has a fault', 'gateway', 'broken'],
  ['GitHub is closed', 'unavailable', 'broken'],
];

/** Lets the next request that holds these words go wrong. */
function plan(fault: string, kind: TroubleKind, on: string): void {
  github.standIn.faults.add({fault, on, times: 1});
  line.onLine = kind !== 'offline';
  if (kind === 'late') jest.spyOn(AbortSignal, 'timeout').mockImplementation(whenNothingComes);
}

/** The end of all patience, at once when the stand-in has stopped answering. */
function whenNothingComes(): AbortSignal {
  const patience = new AbortController();
  const {spoiled} = github.standIn;
  const before = spoiled.length;
  const watch = setInterval(() => {
    if (spoiled.length === before) return;
    clearInterval(watch);
    patience.abort(new DOMException('The time is over.', 'TimeoutError'));
  }, WATCH_MS);
  watch.unref();
  return patience.signal;
}

/** @returns what stopped it */
async function troubleOf(work: () => Promise<unknown>): Promise<Trouble> {
  const error: unknown = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  jest.restoreAllMocks();
  line.onLine = true;
  if (error instanceof Trouble) return error;
  throw new Error(`This went through, or failed without a sentence: ${String(error)}`);
}

/** One sentence what is wrong, one what to do, and no word of how it is kept. */
const SENTENCE = /^[A-Z].+\. .+\.$/;
const GIT = /\b(git|commit|branch|pull request|merge|SHA|HTTP|fetch|undefined|null|\[object)\b/;

function assertSaid({message, kind}: Trouble, expected: TroubleKind): void {
  expect(kind).toBe(expected);
  expect(message).toMatch(SENTENCE);
  expect(message.replace('contents and pull requests', '')).not.toMatch(GIT);
}

const isDoneAllTheSame = (fault: string) => ['lost', 'half', 'json', 'lost-late'].includes(fault);

const copyOf = (change: Change) => structuredClone({...change, files: new Map(change.files)});

/** What nobody sees before the branch is there; the faults take turns at it. */
const UNSEEN = ['blobs', 'trees', 'commits'];
const STEPS = FAULTS.map((fault, index) => [...fault, UNSEEN[index % UNSEEN.length] ?? ''] as const);

describe.each(STEPS)('When %s', (_name, fault, kind, unseen) => {
  it.each(['git/ref/', 'git/trees/', 'git/blobs/'])(
    'loading says so at %s, and the next try loads all',
    async (step) => {
      plan(fault, kind, `GET /repos/local/website/${step}`);
      assertSaid(await troubleOf(() => loadBranch(connection)), kind);
      const branch = await loadBranch(connection);
      expect(branch.texts).toEqual(main.texts);
      expect([...branch.files.keys()].sort()).toEqual(Object.keys(FILES).sort());
    },
  );

  it.each([unseen, 'refs', 'pulls'])(
    'sending ends in one branch and one proposal after the next try, whatever happened at its %s',
    async (step) => {
      const change = changeOf(main);
      const before = copyOf(change);
      plan(fault, kind, `POST /repos/local/website/${step === 'pulls' ? step : `git/${step}`}`);
      // Where GitHub has opened the proposal there is nothing to tell.
      if (step === 'pulls' && isDoneAllTheSame(fault)) await send(connection, change);
      else assertSaid(await troubleOf(() => send(connection, change)), kind);
      expect(github.branchesOf(change)).toHaveLength(github.pullsOf(change).length);
      const sent = await send(connection, change);
      expect(copyOf(change)).toEqual(before);
      expect(github.branchesOf(change)).toEqual([{name: sent.branch, sha: sent.commit}]);
      expect(github.pullsOf(change).map(({number}) => number)).toEqual([sent.number]);
      expect(await github.text(sent.branch, HOME)).toBe(change.files.get(HOME));
      expect(await github.text(sent.branch, HISTORY)).toBe(change.files.get(HISTORY));
    },
  );

  it('after sending it says so, and the next try finds the proposal and adds to it', async () => {
    const change = changeOf(main);
    const {branch, commit, number} = await send(connection, change);
    plan(fault, kind, 'GET /repos/local/website/pulls');
    assertSaid(await troubleOf(() => openProposals(connection)), kind);
    plan(fault, kind, `GET /repos/local/website/pulls/${number}`);
    assertSaid(await troubleOf(() => followProposal(connection, number)), kind);
    const later = {...change, base: {name: branch, commit}, files: new Map([[HOME, 'later\n']]), body: 'Later'};
    plan(fault, kind, 'PATCH /repos/local/website/git/refs');
    assertSaid(await troubleOf(() => send(connection, later)), kind);
    const again = await send(connection, later);
    expect(again.number).toBe(number);
    expect(github.branchesOf(change)).toEqual([{name: branch, sha: again.commit}]);
    expect((await openProposals(connection)).filter((one) => one.branch === branch)).toHaveLength(1);
    expect(await github.text(branch, HOME)).toBe('later\n');
    expect(await github.text(branch, HISTORY)).toBe(change.files.get(HISTORY));
  });
});
