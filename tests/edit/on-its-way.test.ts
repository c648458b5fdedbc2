import type {Pull} from '../../src/commands/stand-ins/github/pulls';
import {
  changedTexts,
  closedOf,
  followProposal,
  giveReview,
  holds,
  loadBranch,
  newKey,
  openProposals,
  publish,
  rename,
  send,
  Trouble,
  withdraw,
  type Branch,
  type Connection,
  type Proposal,
  type Sent,
} from '../../src/edit/github';
import {changeOf, HISTORY, HOME, TestGithub} from './stand-in';

let github: TestGithub;
let connection: Connection;
let main: Branch;
let sent: Sent;
let pull: Pull;
beforeAll(async () => {
  github = await TestGithub.start();
  main = await loadBranch(github.connect());
});
beforeEach(async () => {
  connection = github.connect();
  sent = await send(connection, changeOf(main));
  pull = github.standIn.pulls.get(sent.number);
  pull.check = 'success';
});
afterEach(async () => {
  await github.restore('main', main.commit);
});
afterAll(() => github.stop());

const colleague = () => github.connect(github.tokens.colleague);

/** @returns why it did not go through; nothing when it did */
const troubleOf = (work: Promise<unknown>): Promise<Trouble | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Trouble) return error;
      throw error;
    },
  );

async function agreeAndPublish(): Promise<void> {
  const given = {key: newKey(), commit: sent.commit, decision: 'APPROVE', words: '', remarks: []} as const;
  await giveReview(colleague(), sent.number, given);
  await publish(colleague(), sent.number, sent.commit);
}

describe('A proposal that is withdrawn', () => {
  it('is closed, whoever of the house does it, and its branch stays as it was', async () => {
    await withdraw(colleague(), sent.number);
    expect(await followProposal(connection, sent.number)).toMatchObject({stage: 'withdrawn'});
    expect(github.standIn.repository.head(sent.branch)).toBe(sent.commit);
    await withdraw(connection, sent.number);
  });

  it('stays open where the account may only look, and published where it was published meanwhile', async () => {
    const visitor = github.connect(github.tokens.visitor);
    expect(await troubleOf(withdraw(visitor, sent.number))).toMatchObject({kind: 'forbidden'});
    expect(pull.state).toBe('open');
    await agreeAndPublish();
    expect(await troubleOf(withdraw(connection, sent.number))).toMatchObject({kind: 'published'});
    expect(await followProposal(connection, sent.number)).toMatchObject({stage: 'published'});
  });

  it('keeps what its author has not sent, which becomes a new proposal', async () => {
    await withdraw(colleague(), sent.number);
    const later = {...changeOf(main), base: {name: sent.branch, commit: sent.commit}, files: new Map([[HOME, 'x\n']])};
    expect(await troubleOf(send(connection, later))).toMatchObject({kind: 'withdrawn'});
    const again = await send(connection, {...later, key: newKey(), base: {name: 'main', commit: main.commit}});
    expect(again.number).not.toBe(sent.number);
    expect(await github.text(again.branch, HOME)).toBe('x\n');
  });
});

describe('A proposal that is renamed', () => {
  it('has the title in one line that means nothing to GitHub, and keeps it when its author adds to it', async () => {
    const {body} = pull;
    await rename(colleague(), sent.number, ' Say\nmore, @team ');
    expect(pull).toMatchObject({title: 'Say more, @\u200Bteam', body, state: 'open', sha: sent.commit});
    const base = {name: sent.branch, commit: sent.commit};
    await send(connection, {...changeOf(main), base, files: new Map([[HOME, 'later\n']])});
    expect(pull.title).toBe('Say more, @\u200Bteam');
  });
});

describe('The proposals of an account that are over', () => {
  const own = async () => (await closedOf(connection, 'staff')).find(({number}) => number === sent.number);

  it('are told with the day, the commit and the pages of what was published', async () => {
    expect(await own()).toBeUndefined();
    await agreeAndPublish();
    expect(await own()).toMatchObject({
      title: 'Say that we weld',
      at: pull.mergedAt,
      isPublished: true,
      commit: github.standIn.repository.head('main'),
      paths: expect.arrayContaining([HOME, HISTORY]) as string[],
    });
    expect((await closedOf(connection, 'colleague')).map(({number}) => number)).not.toContain(sent.number);
  });

  it('are told with the last words of somebody of the house, without what the editor hides in them', async () => {
    const words = {key: newKey(), commit: sent.commit, decision: 'COMMENT', remarks: []} as const;
    await giveReview(colleague(), sent.number, {...words, words: 'Not this year.'});
    github.standIn.pulls.review(pull, {by: 'stranger', association: 'NONE', body: 'Buy pills'});
    await withdraw(colleague(), sent.number);
    const found = await own();
    expect(found).toMatchObject({isPublished: false, last: {by: 'colleague', words: 'Not this year.'}});
    expect(found).not.toHaveProperty('commit');
  });
});

describe('Whether visitors see what was published', () => {
  it('is told by the commit that the website was built from, or one that GitHub does not know', async () => {
    await agreeAndPublish();
    const merged = github.standIn.repository.head('main') ?? '';
    const later = await github.others('main', {[HOME]: 'later\n'});
    expect(await holds(connection, main.commit, merged)).toBe(false);
    expect(await holds(connection, merged, merged)).toBe(true);
    expect(await holds(connection, later, merged)).toBe(true);
    expect(await holds(connection, sent.commit, merged)).toBe(false);
    expect(await holds(connection, 'f'.repeat(40), merged)).toBe(false);
  });
});

describe('What a proposal changes', () => {
  const proposal = async (): Promise<Proposal> => {
    const found = (await openProposals(connection)).find(({number}) => number === sent.number);
    if (!found) throw new Error('The proposal is not open.');
    return found;
  };

  it('is read from where it left the website, its pages alone, and no text twice', async () => {
    const later = await github.others('main', {'pages/_site.yml': 'name: Later\n'});
    const {before, now} = await changedTexts(connection, await proposal(), later);
    expect([...before.keys()].sort()).toEqual([HISTORY, HOME]);
    expect(before.get(HOME)).toBe(main.texts.get(HOME));
    expect(now.get(HOME)).toBe(changeOf(main).files.get(HOME));
    const {length} = github.standIn.asked;
    await changedTexts(connection, await proposal(), main.commit);
    expect(github.standIn.asked.slice(length).filter((asked) => !/compare|\/pulls$/.test(asked))).toEqual([]);
  });
});
