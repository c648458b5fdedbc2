import {conversationOf} from '../../src/edit/github/conversation';
import {
  followProposal,
  giveReview,
  loadBranch,
  newKey,
  outlines,
  publish,
  send,
  settle,
  type Branch,
  type Connection,
  type Sent,
} from '../../src/edit/github';
import type {Pull} from '../../src/commands/stand-ins/github/pulls';
import {changeOf, HOME, TestGithub} from './stand-in';

let github: TestGithub;
let main: Branch;
let sent: Sent;
let pull: Pull;
let reviewer: Connection;
beforeAll(async () => {
  github = await TestGithub.start();
  main = await loadBranch(github.connect());
});
beforeEach(async () => {
  reviewer = github.connect(github.tokens.colleague);
  sent = await send(github.connect(), changeOf(main));
  pull = github.standIn.pulls.get(sent.number);
  pull.check = 'success';
});
afterEach(() => github.restore('main', main.commit));
afterAll(() => github.stop());

const decide = (decision: 'APPROVE' | 'REQUEST_CHANGES') =>
  giveReview(reviewer, sent.number, {key: newKey(), commit: pull.sha, decision, words: 'Seen.', remarks: []});
const missing = async () => (await followProposal(reviewer, sent.number)).missing;
const go = () => publish(reviewer, sent.number, sent.commit);

describe('What is missing before a proposal can be published', () => {
  it('is told as long as it is: a check, an agreement, an answer to what was asked', async () => {
    pull.check = 'pending';
    expect(await missing()).toEqual(['checking', 'agreement']);
    pull.check = 'failure';
    expect(await missing()).toEqual(['failed', 'agreement']);
    pull.check = 'success';
    expect(await missing()).toEqual(['agreement']);
    await decide('REQUEST_CHANGES');
    expect(await missing()).toEqual(['asked', 'agreement']);
    await decide('APPROVE');
    expect(await missing()).toEqual([]);
  });

  it('is that both have to be put together, when others changed the same words meanwhile', async () => {
    await decide('APPROVE');
    await github.others('main', {[HOME]: 'others\n'});
    expect(await missing()).toEqual(['conflict']);
  });

  it('is what the rules ask for, where nothing else is', async () => {
    await decide('APPROVE');
    pull.reviews.push({...pull.reviews[0], by: 'another', state: 'CHANGES_REQUESTED', commit: main.commit} as never);
    expect(await missing()).toEqual(['rules']);
  });
});

describe('Publishing', () => {
  it('brings what was seen into the website, and then nothing is missing', async () => {
    await decide('APPROVE');
    await go();
    expect((await loadBranch(reviewer)).texts.get(HOME)).toBe(changeOf(main).files.get(HOME));
    expect(await followProposal(reviewer, sent.number)).toMatchObject({stage: 'published', missing: []});
  });

  it('is refused in a sentence where nobody has agreed', async () => {
    await expect(go()).rejects.toMatchObject({kind: 'notYet'});
    expect((await loadBranch(reviewer)).commit).toBe(main.commit);
  });

  it('is refused where the proposal has changed since it was seen, or was withdrawn', async () => {
    await decide('APPROVE');
    await github.others(sent.branch, {[HOME]: 'newer\n'});
    await expect(go()).rejects.toMatchObject({kind: 'newer'});
    github.standIn.pulls.close(pull);
    await expect(go()).rejects.toMatchObject({kind: 'withdrawn'});
    expect((await loadBranch(reviewer)).commit).toBe(main.commit);
  });
});

it('Words that somebody wrote on GitHub come with the line that they are about, as it was then', async () => {
  github.standIn.pulls.comment(pull, {path: HOME, line: 6, body: 'Haul?'});
  const text = changeOf(main).files.get(HOME);
  const {threads} = await conversationOf(reviewer, sent.number);
  expect(threads).toMatchObject([{words: 'Haul?', quoted: String(text).split('\n')[5]}]);
});

it.each([
  ['LEFT', undefined],
  ['RIGHT', 'We haul.'],
])('A remark on GitHub at the side %s of a comparison quotes %s, whatever ends its lines', async (side, quoted) => {
  const said = {id: 1, body: 'Haul?', author_association: 'MEMBER', path: HOME, line: 6, side};
  const answers = [[], [{...said, diff_hunk: '@@ -1 +1 @@\n+We haul.\r', created_at: new Date(0).toISOString()}], []];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(answers.shift() ?? {errors: [{}]})));
  const {threads} = await conversationOf(reviewer, sent.number);
  fetched.mockRestore();
  expect(threads).toMatchObject([{file: HOME, words: 'Haul?'}]);
  expect(threads[0]?.quoted).toBe(quoted);
});

describe('A thread on GitHub', () => {
  const threads = async (connection = reviewer) => (await conversationOf(connection, sent.number)).threads;

  it('is settled for everybody and opened again by one press each', async () => {
    github.standIn.pulls.comment(pull, {path: HOME, line: 6, body: 'Haul?'});
    const [{thread = ''} = {}] = await threads();
    expect(await threads()).toMatchObject([{isSettled: false}]);
    await settle(reviewer, thread, true);
    expect(await threads(github.connect())).toMatchObject([{isSettled: true}]);
    await settle(reviewer, thread, false);
    expect(await threads()).toMatchObject([{isSettled: false}]);
  });

  it('cannot be settled by who may only look, who still sees what is said', async () => {
    github.standIn.pulls.comment(pull, {path: HOME, line: 6, body: 'Haul?'});
    const visitor = github.connect(github.tokens.visitor);
    const [{thread = ''} = {}] = await threads(visitor);
    await expect(settle(visitor, thread, true)).rejects.toMatchObject({kind: 'refused'});
    expect(await threads()).toMatchObject([{isSettled: false}]);
  });

  it('is read without its state where the sign-in has no right to that', async () => {
    github.standIn.pulls.comment(pull, {path: HOME, line: 6, body: 'Haul?'});
    github.standIn.faults.add({fault: 'forbidden', on: 'POST /graphql', times: 1});
    expect((await threads())[0]).not.toHaveProperty('thread');
    github.standIn.faults.clear();
  });
});

it('All open proposals are told with the files that they change and what people of the house decided', async () => {
  await decide('REQUEST_CHANGES');
  github.standIn.pulls.review(pull, {state: 'APPROVED', by: 'stranger', association: 'NONE'});
  const paths = [...changeOf(main).files.keys()].sort();
  const first = (await outlines(github.connect())).find(({number}) => number === sent.number);
  expect(first).toMatchObject({number: sent.number, verdicts: [{by: 'colleague', state: 'CHANGES_REQUESTED'}]});
  expect(first?.paths.toSorted()).toEqual(paths);
});
