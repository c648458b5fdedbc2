import {
  followProposal,
  loadBranch,
  openProposals,
  send,
  type Branch,
  type Connection,
  type Sent,
} from '../../src/edit/github';
import {previewIn, previewLink} from '../../src/edit/github/links';
import type {Pull} from '../../src/commands/stand-ins/github/pulls';
import {changeOf, HOME, TestGithub} from './stand-in';

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
