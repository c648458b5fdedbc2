import {
  type Branch,
  type Connection,
  type Proposal,
  type Sent,
  Trouble,
  changedTexts,
  closedOf,
  followProposal,
  giveReview,
  holds,
  loadBranch,
  newKey,
  openProposals,
  outlines,
  publish,
  rename,
  send,
  settle,
  withdraw,
} from '../../src/edit/github';
import {previewIn, previewLink} from '../../src/edit/github/links';
import type {Pull} from '../../src/commands/stand-ins/github/pulls';
import {HISTORY, HOME, TestGithub, changeOf} from './stand-in';
import {conversationOf} from '../../src/edit/github/conversation';

describe('A proposal of the editor', () => {
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
  });

  afterEach(() => github.restore('main', main.commit));

  afterAll(() => github.stop());

  const follow = () => followProposal(connection, sent.number);

  describe('How far a proposal is', () => {
    it.each([
      ['checking, while its checks run', 'pending', 'checking', false],
      ['checking, before they have begun', 'none', 'checking', false],
      ['failed, when a check has found something', 'failure', 'failed', false],
      ['waiting for a review with a preview, once they have passed', 'success', 'waiting', true],
    ] as const)('is %s', async (_name, check, stage, hasPreview) => {
      pull.check = check;
      const {preview, ...progress} = await follow();
      expect(progress).toMatchObject({stage, url: sent.url, conversation: {threads: []}});
      const {secret} = github.standIn.pulls.get(sent.number);
      expect(preview).toBe(hasPreview ? `${sent.url}/preview/${secret}` : undefined);
      expect(progress.sentence).not.toMatch(/git|commit|branch|pull|merge/);
    });

    it('is that a change is asked for, with the reviewer’s words and the file and line that they name', async () => {
      github.standIn.pulls.review(
        pull,
        {state: 'CHANGES_REQUESTED', body: 'Nearly.\u202E <b>Please</b>\nmend two words.'},
        [
          {path: HOME, line: 6, body: 'We haul first.'},
          {path: 'package.json', line: 1, body: 'No page'},
          {path: HOME, line: null, body: 'An older line'},
        ],
      );
      const progress = await follow();
      expect(progress.conversation?.threads[2]).not.toHaveProperty('file');
      expect(progress).toMatchObject({
        stage: 'asked',
        conversation: {
          threads: [
            {by: 'reviewer', words: 'Nearly.\uFFFD <b>Please</b>\nmend two words.'},
            {words: 'We haul first.', file: HOME, line: 6, url: expect.stringContaining(sent.url) as string},
            {words: 'No page'},
            {words: 'An older line', file: HOME, line: undefined},
          ],
        },
      });
    });

    it('is what the same reviewer said last, until the person answers by a change, and not what a stranger says', async () => {
      pull.check = 'success';
      const {pulls} = github.standIn;
      pulls.review(pull, {state: 'CHANGES_REQUESTED', by: 'stranger', association: 'NONE', body: 'Buy pills'});
      expect(await follow()).toMatchObject({stage: 'waiting', conversation: {threads: []}});
      pulls.review(pull, {state: 'CHANGES_REQUESTED', body: 'Mend it.'});
      pulls.review(pull, {state: 'COMMENTED', body: 'By the way'});
      expect(await follow()).toMatchObject({stage: 'asked'});
      const base = {name: sent.branch, commit: sent.commit};
      await send(connection, {...changeOf(main), base, files: new Map([[HOME, 'mended\n']])});
      const threads = [{words: 'Mend it.'}, {words: 'By the way'}];
      expect(await follow()).toMatchObject({stage: 'waiting', conversation: {threads}});
      pulls.review(pull, {state: 'APPROVED'});
      expect(await follow()).toMatchObject({stage: 'approved'});
    });

    it('is that two changes clash, when somebody else published the same words', async () => {
      pull.check = 'success';
      await github.others('main', {[HOME]: 'other\n'});
      expect(await follow()).toMatchObject({stage: 'conflict'});
    });

    it('is published, or closed, with the time', async () => {
      await github.standIn.pulls.publish(pull);
      const published = await follow();
      expect(published).toMatchObject({stage: 'published', at: pull.mergedAt});
      expect(published.sentence).toMatch(/^Published at \d+ \w+ at \d\d:\d\d\. /);
      sent = await send(connection, {
        ...changeOf(main),
        base: await loadBranch(connection),
        files: new Map([[HOME, 'x']]),
      });
      github.standIn.pulls.close(github.standIn.pulls.get(sent.number));
      expect(await follow()).toMatchObject({stage: 'withdrawn'});
    });

    it('is told without the checks where the sign-in may not read them', async () => {
      pull.check = 'pending';
      pull.changedAt = new Date(0);
      for (const on of ['/check-runs', '/status']) github.standIn.faults.add({fault: 'forbidden', on, times: 1});
      expect(await follow()).toMatchObject({stage: 'waiting'});
      // Nor where no check has begun for a long time.
      pull.check = 'none';
      expect(await follow()).toMatchObject({stage: 'waiting'});
    });
  });

  test('Open proposals are those of the editor, newest first', async () => {
    await github.standIn.repository.move('redesign', sent.commit);
    const words = {title: 'By a developer', body: '', base: 'main', by: 'developer'};
    const other = github.standIn.pulls.open({...words, head: 'redesign'});
    const open = await openProposals(connection);
    expect(open[0]).toEqual({
      number: sent.number,
      title: 'Say that we weld',
      url: sent.url,
      branch: sent.branch,
      commit: sent.commit,
      by: 'staff',
      changedAt: pull.changedAt,
    });
    expect(open.map(({number}) => number)).not.toContain(other.number);
  });

  describe('A link to a preview', () => {
    const hosts = {web: 'https://github.com', previewHost: 'site.pages.dev'};
    const atNetlify = {...hosts, previewHost: 'site.netlify.app'};

    it.each([
      ['https://site.pages.dev/', hosts],
      ['https://abc123.site.pages.dev/', hosts],
      ['https://deploy-preview-1--site.netlify.app/about', atNetlify],
    ])('is shown when it is of the preview host: %s', (link, host) => {
      expect(previewLink(link, host)).toBe(link);
    });

    it.each([
      // A project that anybody may have: behind -- at Cloudflare, behind a dot at Netlify.
      ['https://evil--site.pages.dev/', hosts],
      ['https://evil.site.netlify.app/', atNetlify],
      ['https://evilsite.netlify.app/', atNetlify],
      ['http://abc.site.pages.dev/', hosts],
      ['https://evilsite.pages.dev/', hosts],
      ['https://site.pages.dev.evil.example/', hosts],
      ['https://site.pages.dev@evil.example/', hosts],
      ['https://user:pass@site.pages.dev/', hosts],
      ['https://site.pages.dev:8443/', hosts],
      ['https://github.com/', hosts],
      ['javascript:alert(1)//site.pages.dev', hosts],
      ['//site.pages.dev', hosts],
      ['', hosts],
    ])('is not shown when it is of any other: %s', (link, host) => {
      expect(previewLink(link, host)).toBeUndefined();
      expect(previewIn(`Ready: ${link}`, {...host, previewHost: 'other.pages.dev'})).toBeUndefined();
    });

    it('is found among the words of the host’s robot', () => {
      const words = "<a href='https://dash.cloudflare.com/x'>Log</a><a href='https://ab12.site.pages.dev'>Preview</a>";
      expect(previewIn(words, hosts)).toBe('https://ab12.site.pages.dev/');
    });
  });
});

describe('What becomes of a proposal', () => {
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
      const later = {
        ...changeOf(main),
        base: {name: sent.branch, commit: sent.commit},
        files: new Map([[HOME, 'x\n']]),
      };
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
});

describe('A proposal that is published', () => {
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
});
