/**
 * The interruption matrix of every operation but sending: publish, close, rename, review, reply, resolve, update, read
 * older versions, load.
 */
import type {PullRecord} from '../../../src/cli/emulators/github/pulls';
import {
  changedTexts,
  changesOfProposal,
  closedProposalsOf,
  filesAtCommits,
  loadBranch,
  loadBranchUpdate,
  loadProgress,
  loadProposal,
  newDraftKey,
  openProposals,
  publish,
  publishedProposals,
  publishedVersions,
  rename,
  replyToComment,
  requestBranchUpdate,
  resolveThread,
  submitReview,
  withdraw,
  type Connection,
} from '../../../src/editor/github';
import {parseComment} from '../../../src/editor/github/conversation';
import {HISTORY, HOME, type TestGithub, withGithub, withoutPauses} from './emulator';
import {interrupt, type InterruptedRequest} from './interruptions';

/** What a person does after an interruption. */
type NextStep =
  | 'again'
  | 'reload and again'
  | 'again with other words'
  | 'again with another comment'
  | 'another decision'
  | 'another decision, lost, and the first one again';

const BRANCH = 'edit/abcdefgh-words';
const THEIRS = '---\ntitle: Home\nheading: Energy for Africa\n---\n\nWe drill, we haul.\n';

let github: TestGithub;

/** Prepares a file of tests that call `assertSurvives`. */
export function withInterruptions(): void {
  withGithub((started) => ({github} = started));
  withoutPauses();
  afterEach(() => jest.restoreAllMocks());
}

interface Operation {
  work: (connection: Connection) => Promise<unknown>;
  /** Throws unless GitHub has what a success promises. @param value what `work` returned */
  assertDone: (value: unknown) => unknown;
  /** Throws if something is there twice, or has changed although nobody asked for it. */
  assertNothingElse?: () => void;
  /** The operation as the person repeats it, if that is not the same one. */
  next?: Partial<Record<NextStep, Operation>>;
  /** Whether the operation leaves out what an account may not read, until the editor is opened again. */
  canHide?: boolean;
}

type Prepare = (pull: PullRecord) => Operation | Promise<Operation>;

async function openPull(): Promise<PullRecord> {
  const {repository, pulls} = github.emulator;
  await repository.move(BRANCH, repository.head('main') ?? '');
  await github.others(BRANCH, {[HOME]: THEIRS, 'static/img/new.png': Uint8Array.of(0x89, 0x50, 0x00)});
  return pulls.open({title: 'First title', body: 'Report.', head: BRANCH, base: 'main', by: 'staff'});
}

const OPERATIONS = {
  publish: (pull: PullRecord): Operation => {
    github.emulator.pulls.review(pull, {state: 'APPROVED'});
    const {sha, number} = pull;
    return {
      work: (connection) => publish(connection, number, sha),
      assertDone: async () => {
        expect(pull).toMatchObject({state: 'closed', mergedAt: expect.any(Date) as unknown});
        expect(await github.text('main', HOME)).toBe(THEIRS);
      },
    };
  },
  close: (pull: PullRecord): Operation => ({
    work: (connection) => withdraw(connection, pull.number),
    assertDone: () => expect([pull.state, pull.mergedAt]).toEqual(['closed', undefined]),
  }),
  rename: (pull: PullRecord): Operation => {
    const to = (title: string): Operation => ({
      work: (connection) => rename(connection, pull.number, title),
      assertDone: () => expect(pull.title).toBe(title),
      assertNothingElse: () => expect(['First title', 'Second title', 'Third title']).toContain(pull.title),
    });
    return {...to('Second title'), next: {'again with other words': to('Third title')}};
  },
  update: async (pull: PullRecord): Promise<Operation> => {
    const before = pull.sha;
    await github.others('main', {[HISTORY]: 'Others\n'});
    const update = (connection: Connection) => requestBranchUpdate(connection, pull.number, before);
    const operation: Operation = {
      work: update,
      assertDone: async () => {
        expect(pull.sha).not.toBe(before);
        expect(await github.text(BRANCH, HOME)).toBe(THEIRS);
        expect(await github.text(BRANCH, HISTORY)).toBe('Others\n');
      },
      assertNothingElse: () => {
        const head = github.emulator.repository.commitAt(pull.sha);
        if (pull.sha !== before) expect(head?.parents).toContain(before);
      },
    };
    const again = (connection: Connection) =>
      update(connection).catch((error: unknown) => {
        // The editor says that the proposal has changed, and loads it again.
        expect({error, isUpdated: pull.sha !== before}).toMatchObject({error: {kind: 'newer'}, isUpdated: true});
      });
    // The button is shown only while there is something to update.
    const reload = (connection: Connection) => (pull.sha === before ? update(connection) : Promise.resolve());
    return {...operation, next: {again: {...operation, work: again}, 'reload and again': {...operation, work: reload}}};
  },
  reply: (pull: PullRecord): Operation => {
    const {id} = github.emulator.pulls.comment(pull, {path: HOME, line: 3, body: 'Africa?'});
    const key = newDraftKey();
    const replies = () => pull.comments.filter(({answers}) => answers === id).map(({body}) => parseComment(body).words);
    const say = (words: string): Operation => ({
      work: (connection) => replyToComment(connection, pull.number, id, {key, words}),
      assertDone: () => expect(replies().at(-1)).toBe(words),
      assertNothingElse: () => assertOnce(replies(), ['Yes.', 'Yes, all of it.']),
    });
    return {...say('Yes.'), next: {'again with other words': say('Yes, all of it.')}};
  },
  resolve: (pull: PullRecord): Operation => {
    const comment = github.emulator.pulls.comment(pull, {path: HOME, line: 3, body: 'Africa?'});
    return {
      work: (connection) => resolveThread(connection, `thread-${comment.id}`, true),
      assertDone: () => expect(comment.isResolved).toBe(true),
    };
  },
  review: (pull: PullRecord): Operation => reviewOf(pull),
  'review by a hidden member': (pull: PullRecord): Operation => {
    github.emulator.settings.hidesMembers = true;
    return reviewOf(pull);
  },
  'load the website': () => reading((connection) => loadBranch(connection)),
  'load a proposal': (pull: PullRecord) =>
    reading(async (connection) => {
      const [proposal] = await openProposals(connection);
      expect(proposal).toMatchObject({number: pull.number, commit: pull.sha});
      return [proposal, await loadProposal(connection, {branch: BRANCH})];
    }),
  'load an update': async () => {
    await github.others('main', {[HISTORY]: 'Others\n'});
    return reading((connection) => loadBranchUpdate(connection, BRANCH));
  },
  'read the changes of a proposal': () =>
    reading(async (connection) => {
      const [proposal] = await openProposals(connection);
      if (!proposal) throw new Error('The proposal is missing.');
      return changedTexts(connection, proposal, github.emulator.repository.head('main') ?? '');
    }),
  'load the progress': (pull: PullRecord) => {
    pull.check = 'failure';
    const {pulls} = github.emulator;
    pulls.review(pull, {state: 'APPROVED', body: 'Fine.'});
    pulls.comment(pull, {path: HOME, line: 3, body: 'Africa?'});
    return {...reading((connection) => loadProgress(connection, pull.number)), canHide: true};
  },
  'read older versions': async (pull: PullRecord) => {
    await github.emulator.pulls.publish(pull);
    return reading(async (connection) => {
      const {versions} = await publishedVersions(connection, [HOME, HISTORY]);
      const proposals = await publishedProposals(connection);
      const found = proposals.find(({proposal}) => proposal === pull.number);
      if (!found) throw new Error('The proposal is missing.');
      const places = versions.map(({commit}) => ({commit, path: HOME}));
      const [texts, changes] = [await filesAtCommits(connection, places), await changesOfProposal(connection, found)];
      return [versions, proposals, texts, changes, await closedProposalsOf(connection, 'staff')];
    });
  },
} satisfies Record<string, Prepare>;

function reading(read: (connection: Connection) => Promise<unknown>): Operation {
  return {work: read, assertDone: async (value) => expect(value).toEqual(await read(connectReviewer()))};
}

function assertOnce(texts: readonly string[], allowed?: readonly string[]): void {
  expect(texts).toEqual([...new Set(texts)]);
  if (allowed) expect(allowed).toEqual(expect.arrayContaining([...texts]));
}

const STATES = {APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED'} as const;

/** A comment on a line of the change, or elsewhere. */
const commentOn = (file: string, line: number, words: string) => {
  const place = `${file.replace('pages/', '')}#heading`;
  return {key: newDraftKey(), words, place, named: words, file, line};
};

/** A review with a comment on a line, one on a file, and one in the conversation. */
function reviewOf(pull: PullRecord): Operation {
  const key = newDraftKey();
  const changedLine = commentOn(HOME, 3, 'Which Africa?');
  const firstComments = [changedLine, commentOn(HOME, 40, 'Shorter.'), commentOn(HISTORY, 2, 'Unchanged.')];
  const reviews = () => pull.reviews.map(({state, body}) => ({state, words: parseComment(body).words}));
  const texts = () => [...pull.comments, ...pull.conversation].map(({body}) => parseComment(body).words);
  const decide = (decision: keyof typeof STATES, words: string, comments = firstComments): Operation => ({
    work: (connection) => submitReview(connection, pull.number, {key, commit: pull.sha, decision, words, comments}),
    assertDone: () => {
      expect(reviews().findLast(({state}) => state !== 'COMMENTED')).toEqual({state: STATES[decision], words});
      expect(texts()).toEqual(expect.arrayContaining(comments.map((comment) => comment.words)));
    },
    assertNothingElse: () => {
      assertOnce(texts());
      // A decision is repeated only after another one.
      const decisions = reviews().map((review) => JSON.stringify(review));
      expect(decisions.filter((decision, index) => decision === decisions[index - 1])).toEqual([]);
      expect([pull.state, github.emulator.repository.head(BRANCH)]).toEqual(['open', pull.sha]);
      // A review without a decision has the comments that were added.
      const added = reviews().filter(({state}) => state === 'COMMENTED');
      expect(added.length).toBeLessThanOrEqual(comments.length - firstComments.length);
    },
  });
  const first = decide('REQUEST_CHANGES', 'Please change this.');
  const other = decide('APPROVE', 'Please change this.');
  const changed = [commentOn(HOME, 3, 'All of Africa?'), ...firstComments.slice(1)];
  const next: Operation['next'] = {
    'again with other words': decide('REQUEST_CHANGES', 'Please change all of it.', changed),
    'again with another comment': decide('REQUEST_CHANGES', 'Please change this.', [
      ...firstComments,
      commentOn(HOME, 6, 'Weld?'),
    ]),
    'another decision': other,
  };
  const interrupted = async (connection: Connection) => {
    github.emulator.faults.add({fault: 'lost', on: `POST /repos/local/website/pulls/${pull.number}/reviews`, times: 1});
    await other.work(connection).catch(() => undefined);
    return first.work(connection);
  };
  return {...first, next: {...next, 'another decision, lost, and the first one again': {...first, work: interrupted}}};
}

export type OperationName = keyof typeof OPERATIONS;
export const OPERATION_NAMES = Object.keys(OPERATIONS) as OperationName[];

const STEPS: readonly NextStep[] = ['again', 'reload and again'];

/** @returns what a person can do after an interruption of an operation */
export function stepsOf(operation: OperationName): readonly NextStep[] {
  if (operation === 'rename' || operation === 'reply') return [...STEPS, 'again with other words'];
  if (!operation.startsWith('review')) return STEPS;
  return [
    ...STEPS,
    'again with other words',
    'again with another comment',
    'another decision',
    'another decision, lost, and the first one again',
  ];
}

export interface Interruption extends InterruptedRequest {
  operation: OperationName;
  next: NextStep;
}

const connectReviewer = () => github.connect(github.tokens.colleague);

/** @returns whether the operation has a request with this number */
export async function assertSurvives({operation: name, next, ...interruption}: Interruption): Promise<boolean> {
  await github.reset();
  const {repository, settings, pulls} = github.emulator;
  pulls.clear();
  settings.hidesMembers = false;
  const operation = await OPERATIONS[name](await openPull());
  const {assertNothingElse} = operation;
  const connection = connectReviewer();
  const headOfMain = repository.head('main');
  const isHidden = operation.canHide === true && interruption.fault === 'forbidden';
  const outcome = await interrupt(github, interruption, () => operation.work(connection));
  assertNothingElse?.();
  if (!outcome.failure && !isHidden) await operation.assertDone(outcome.value);
  const isReloaded = next.startsWith('reload');
  const repeated = operation.next?.[next] ?? operation;
  const value = await repeated.work(isReloaded ? connectReviewer() : connection);
  if (isReloaded || !isHidden) await repeated.assertDone(value);
  repeated.assertNothingElse?.();
  if (name !== 'publish') expect(repository.head('main')).toBe(headOfMain);
  return outcome.wasReached;
}
