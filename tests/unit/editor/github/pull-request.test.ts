import {
  type Branch,
  type Connection,
  type ReviewComment,
  type SentProposal,
  replyToComment,
  changedTexts,
  connect,
  closedProposalsOf,
  loadProgress,
  submitReview,
  isAncestor,
  loadBranch,
  newDraftKey,
  openProposals,
  proposalSummaries,
  publish,
  rename,
  sendProposal,
  withdraw,
} from '../../../../src/editor/github';
import {conversationOf} from '../../../../src/editor/github/conversation';
import {previewLinkIn, previewLink} from '../../../../src/editor/github/connection';
import {commentableLines, linesInPatch} from '../../../../src/editor/github/submit-review';
import type {PullRecord} from '../../../../src/cli/emulators/github/pulls';
import {HISTORY, HOME, type TestGithub, laterChange, sampleChange, withGithub} from '../emulator';

let github: TestGithub;
let staff: Connection;
let reviewer: Connection;
let main: Branch;
let sent: SentProposal;
let pull: PullRecord;
withGithub((started) => ({github, staff, main} = started));
beforeAll(() => (reviewer = github.connect(github.tokens.colleague)));
beforeEach(async () => {
  sent = await sendProposal(staff, sampleChange(main));
  pull = github.emulator.pulls.get(sent.number);
  pull.check = 'success';
});

const LINE_OF_CHANGE = 6;
const follow = () => loadProgress(staff, sent.number);
/** Returns the same proposal with other text in one page. */
const later = (text: string) => laterChange(main, sent, text);
const reviewOf = (more: Partial<Parameters<typeof submitReview>[2]>) =>
  ({key: newDraftKey(), commit: pull.sha, decision: 'APPROVE', words: '', comments: [], ...more}) as const;
const decide = (decision: 'APPROVE' | 'REQUEST_CHANGES') =>
  submitReview(reviewer, sent.number, reviewOf({decision, words: 'Seen.'}));
const go = () => publish(reviewer, sent.number, sent.commit);
const threads = async (connection = reviewer) => (await conversationOf(connection, sent.number)).threads;

describe('The status of a proposal', () => {
  it.each([
    ['checking, while its checks run', 'pending', 'checking', false],
    ['checking, before they have started', 'none', 'checking', false],
    ['failed, when a check has found something', 'failure', 'failed', false],
    ['waiting for a review with a preview, once they have passed', 'success', 'waiting', true],
  ] as const)('is %s', async (_name, check, stage, hasPreview) => {
    pull.check = check;
    const {preview, ...progress} = await follow();
    expect(progress).toMatchObject({stage, conversation: {threads: []}});
    expect(preview).toBe(hasPreview ? `${sent.url}/preview/${pull.secret}` : undefined);
    expect(progress.sentence).not.toMatch(/git|commit|branch|pull|merge/);
  });

  it('says that a change is requested, with the reviewer’s comment, file and line', async () => {
    const words = 'Nearly.\u202E <b>Please</b>\nmend two words.';
    github.emulator.pulls.review(pull, {state: 'CHANGES_REQUESTED', body: words}, [
      {path: HOME, line: 6, body: 'We haul first.'},
      {path: 'package.json', line: 1, body: 'No page'},
      {path: HOME, line: null, body: 'An older line'},
    ]);
    const progress = await follow();
    expect(progress.conversation?.threads[2]).not.toHaveProperty('file');
    expect(progress).toMatchObject({
      stage: 'asked',
      conversation: {
        threads: [
          {by: 'reviewer', words: words.replace('\u202E', '\uFFFD')},
          {words: 'We haul first.', file: HOME, line: 6, url: expect.stringContaining(sent.url) as string},
          {words: 'No page'},
          {words: 'An older line', file: HOME, line: undefined},
        ],
      },
    });
  });

  it('follows the reviewer’s last decision until the author sends a change, and ignores strangers', async () => {
    const {pulls} = github.emulator;
    pulls.review(pull, {state: 'CHANGES_REQUESTED', by: 'stranger', association: 'NONE', body: 'Buy pills'});
    expect(await follow()).toMatchObject({stage: 'waiting', conversation: {threads: []}});
    pulls.review(pull, {state: 'CHANGES_REQUESTED', body: 'Fix it.'});
    pulls.review(pull, {state: 'COMMENTED', body: 'By the way'});
    expect(await follow()).toMatchObject({stage: 'asked'});
    await sendProposal(staff, later('fixed\n'));
    const said = [{words: 'Fix it.'}, {words: 'By the way'}];
    expect(await follow()).toMatchObject({stage: 'waiting', conversation: {threads: said}});
    pulls.review(pull, {state: 'APPROVED'});
    expect(await follow()).toMatchObject({stage: 'approved'});
  });

  it('is published, with the time', async () => {
    await github.emulator.pulls.publish(pull);
    const published = await follow();
    expect(published).toMatchObject({stage: 'published', at: pull.mergedAt, missing: []});
    expect(published.sentence).toMatch(/^Published on \d+ \w+ at \d\d:\d\d\. /);
  });

  it('ignores checks when the token may not read them, or when none has started for a long time', async () => {
    pull.check = 'pending';
    pull.changedAt = new Date(0);
    const restricted = github.connect();
    for (const on of ['/check-runs', '/status']) github.emulator.faults.add({fault: 'forbidden', on, times: 1});
    expect(await loadProgress(restricted, sent.number)).toMatchObject({stage: 'waiting'});
    pull.check = 'none';
    expect(await follow()).toMatchObject({stage: 'waiting'});
  });
});

test('Open proposals are those of the editor, newest first', async () => {
  await github.emulator.repository.move('redesign', sent.commit);
  const words = {title: 'By a developer', body: '', base: 'main', by: 'developer'};
  const other = github.emulator.pulls.open({...words, head: 'redesign'});
  const open = await openProposals(staff);
  const {number, url, branch, commit} = sent;
  const told = {number, title: 'Say that we weld', url, branch, commit, by: 'staff', changedAt: pull.changedAt};
  expect(open[0]).toEqual(told);
  expect(open.map((pullRequest) => pullRequest.number)).not.toContain(other.number);
});

describe('A link to a preview', () => {
  const hosts = {web: 'https://github.com', previewHost: 'site.pages.dev'};
  const atNetlify = {...hosts, previewHost: 'site.netlify.app'};

  it('is shown when it is on the preview host', () => {
    for (const link of ['https://site.pages.dev/', 'https://abc123.site.pages.dev/'])
      expect(previewLink(link, hosts)).toBe(link);
    const link = 'https://deploy-preview-1--site.netlify.app/about';
    expect(previewLink(link, atNetlify)).toBe(link);
  });

  it('is found in the comment of the host’s bot about the newest commit, and in no other comment', async () => {
    const [newest, old] = ['https://abc.site.pages.dev/', 'https://old.site.pages.dev/'];
    const say = (by: string, sha: string, link: string) =>
      github.emulator.pulls.say(pull, {by, body: `Built ${sha.slice(0, 7)}: ${link}`, association: 'NONE'});
    const service = {...github.service, previewHost: hosts.previewHost};
    const load = async () => (await loadProgress(connect(service, github.tokens.staff), sent.number)).preview;
    pull.check = 'none';
    say('host[bot]', main.commit, old);
    say('stranger', sent.commit, old);
    expect(await load()).toBeUndefined();
    say('host[bot]', sent.commit, newest);
    expect(await load()).toBe(newest);
  });

  it('is not shown when it is on another host', () => {
    for (const [link, host] of [
      // A project that anybody may create: after -- at Cloudflare, after a dot at Netlify.
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
    ] as const) {
      expect([link, previewLink(link, host)]).toEqual([link, undefined]);
      expect(previewLinkIn(`Ready: ${link}`, {...host, previewHost: 'other.pages.dev'})).toBeUndefined();
    }
  });

  it('is found in the comment of the host’s bot', () => {
    const words = "<a href='https://dash.cloudflare.com/x'>Log</a><a href='https://ab12.site.pages.dev'>Preview</a>";
    expect(previewLinkIn(words, hosts)).toBe('https://ab12.site.pages.dev/');
  });
});

describe('A proposal that is withdrawn', () => {
  it('is closed, no matter who closes it, and its branch stays', async () => {
    await withdraw(reviewer, sent.number);
    expect(await follow()).toMatchObject({stage: 'withdrawn'});
    expect(github.emulator.repository.head(sent.branch)).toBe(sent.commit);
    await withdraw(staff, sent.number);
  });

  it('stays open for a read-only account, and stays published if it has been published in the meantime', async () => {
    const visitor = github.connect(github.tokens.visitor);
    await expect(withdraw(visitor, sent.number)).rejects.toMatchObject({kind: 'forbidden'});
    expect(pull.state).toBe('open');
    await decide('APPROVE');
    await go();
    await expect(withdraw(staff, sent.number)).rejects.toMatchObject({kind: 'published'});
    expect(await follow()).toMatchObject({stage: 'published'});
  });
});

test('A new title is one line without special meaning to GitHub, and stays when the author adds changes', async () => {
  const {body} = pull;
  await rename(reviewer, sent.number, ' Say\nmore, @team ');
  expect(pull).toMatchObject({title: 'Say more, @\u200Bteam', body, state: 'open', sha: sent.commit});
  await sendProposal(staff, later('later\n'));
  expect(pull.title).toBe('Say more, @\u200Bteam');
});

describe('The closed proposals of an account', () => {
  const own = async () => (await closedProposalsOf(staff, 'staff')).find(({number}) => number === sent.number);

  it('have the day, the commit and the pages of what was published', async () => {
    expect(await own()).toBeUndefined();
    await decide('APPROVE');
    await go();
    const paths = expect.arrayContaining([HOME, HISTORY]) as string[];
    const commit = github.emulator.repository.head('main');
    const title = 'Say that we weld';
    expect(await own()).toMatchObject({title, at: pull.mergedAt, isPublished: true, commit, paths});
    expect((await closedProposalsOf(staff, 'colleague')).map(({number}) => number)).not.toContain(sent.number);
  });

  it('have the last comment of a member, without the editor’s hidden marker', async () => {
    await submitReview(reviewer, sent.number, reviewOf({decision: 'COMMENT', words: 'Not this year.'}));
    github.emulator.pulls.review(pull, {by: 'stranger', association: 'NONE', body: 'Buy pills'});
    await withdraw(reviewer, sent.number);
    const found = await own();
    expect(found).toMatchObject({isPublished: false, last: {by: 'colleague', words: 'Not this year.'}});
    expect(found).not.toHaveProperty('commit');
  });
});

test('The commit of the website’s build shows whether visitors see a published proposal', async () => {
  await decide('APPROVE');
  await go();
  const merged = github.emulator.repository.head('main') ?? '';
  const newer = await github.others('main', {[HOME]: 'later\n'});
  const built = [main.commit, merged, newer, sent.commit, 'f'.repeat(40)];
  const seen = await Promise.all(built.map((commit) => isAncestor(staff, commit, merged)));
  expect(seen).toEqual([false, true, true, false, false]);
});

test('Only the changed pages of a proposal are read, from its merge base, and no text twice', async () => {
  const newer = await github.others('main', {'pages/_site.yml': 'name: Later\n'});
  const [proposal] = (await openProposals(staff)).filter(({number}) => number === sent.number);
  if (!proposal) throw new Error('The proposal is not open.');
  const {before, now} = await changedTexts(staff, proposal, newer);
  expect([...before.keys()].sort()).toEqual([HISTORY, HOME]);
  expect(before.get(HOME)).toBe(main.texts.get(HOME));
  expect(now.get(HOME)).toBe(sampleChange(main).files.get(HOME));
  const {length} = github.emulator.asked;
  await changedTexts(staff, proposal, main.commit);
  expect(github.emulator.asked.slice(length).filter((asked) => !asked.includes('compare'))).toEqual([]);
});

describe('What is missing before a proposal can be published', () => {
  const missing = async () => (await follow()).missing;

  it('is reported until it exists: a check, an approval, a response to requested changes', async () => {
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

  it('is another approval after further changes where the repository’s rules ask for it', async () => {
    await decide('APPROVE');
    await sendProposal(staff, later('newer\n'));
    pull.check = 'success';
    expect(await follow()).toMatchObject({stage: 'waiting', missing: ['newerAgreement']});
  });

  it('is a merge when others have changed the same text in the meantime', async () => {
    await decide('APPROVE');
    await github.others('main', {[HOME]: 'others\n'});
    expect(await follow()).toMatchObject({stage: 'conflict', missing: ['conflict']});
  });

  it('is the repository’s rule if nothing else is missing', async () => {
    await decide('APPROVE');
    pull.reviews.push({...pull.reviews[0], by: 'another', state: 'CHANGES_REQUESTED', commit: main.commit} as never);
    expect(await missing()).toEqual(['rules']);
  });
});

it('Publishing is refused without approval, or when the proposal has changed since it was seen or was withdrawn', async () => {
  await expect(go()).rejects.toMatchObject({kind: 'needsAgreement'});
  await decide('APPROVE');
  await github.others(sent.branch, {[HOME]: 'newer\n'});
  await expect(go()).rejects.toMatchObject({kind: 'newer'});
  github.emulator.pulls.close(pull);
  await expect(go()).rejects.toMatchObject({kind: 'withdrawn'});
  expect((await loadBranch(reviewer)).commit).toBe(main.commit);
});

it('Comments from GitHub have the text of their line at the time of the comment', async () => {
  github.emulator.pulls.comment(pull, {path: HOME, line: LINE_OF_CHANGE, body: 'Haul?'});
  const text = sampleChange(main).files.get(HOME);
  expect(await threads()).toMatchObject([{words: 'Haul?', quoted: String(text).split('\n')[LINE_OF_CHANGE - 1]}]);
});

it.each([
  ['LEFT', undefined],
  ['RIGHT', 'We haul.'],
])('A comment on GitHub at the side %s of a comparison quotes %s, whatever ends its lines', async (side, quoted) => {
  const said = {id: 1, body: 'Haul?', author_association: 'MEMBER', path: HOME, line: 6, side};
  const answers = [[], [{...said, diff_hunk: '@@ -1 +1 @@\n+We haul.\r', created_at: new Date(0).toISOString()}], []];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(answers.shift() ?? {errors: [{type: 'FORBIDDEN'}]})));
  const found = await threads();
  fetched.mockRestore();
  expect(found).toMatchObject([{file: HOME, words: 'Haul?'}]);
  expect(found[0]?.quoted).toBe(quoted);
});

it('All open proposals have their changed files and the maintainers’ decisions', async () => {
  await decide('REQUEST_CHANGES');
  github.emulator.pulls.review(pull, {state: 'APPROVED', by: 'stranger', association: 'NONE'});
  const first = (await proposalSummaries(staff)).find(({number}) => number === sent.number);
  expect(first).toMatchObject({number: sent.number, verdicts: [{by: 'colleague', state: 'CHANGES_REQUESTED'}]});
  expect(first?.paths?.toSorted()).toEqual([...sampleChange(main).files.keys()].sort());
});

it('GitHub accepts comments on lines of current hunks, and on no line of a picture', async () => {
  const patch = '@@ -1,3 +4,4 @@ title\n a\n-b\n+c\n+d\n e\n\\ No newline at end of file';
  expect([...linesInPatch(patch)]).toEqual([4, 5, 6, 7]);
  const lines = await commentableLines(reviewer, sent.number);
  expect(lines.get(HOME)).toContain(LINE_OF_CHANGE);
  expect(lines.get('static/img/new.png')?.size).toBe(0);
});

describe('A review', () => {
  const comment = (file: string, line: number | undefined, words: string): ReviewComment => {
    const place = `${file.replace('pages/', '')}#heading`;
    return {key: newDraftKey(), file, line, words, place, named: 'Home, heading'};
  };
  /** Returns comments for each case: a line of a hunk, a line outside all hunks, an unchanged file. */
  const given = () =>
    reviewOf({
      decision: 'REQUEST_CHANGES',
      comments: [
        comment(HOME, LINE_OF_CHANGE, 'Weld first.'),
        comment(HISTORY, undefined, 'Is Warri right?'),
        comment('pages/_site.yml', 1, 'And here?'),
      ],
    });

  it('posts each comment on its line, otherwise on its file, otherwise in the conversation, and reads all of them', async () => {
    const all = given();
    await submitReview(reviewer, sent.number, all);
    const places = pull.comments.map(({path, line}) => [path, line]);
    expect(new Map(places as [string, number | null][])).toEqual(
      new Map([
        [HISTORY, null],
        [HOME, LINE_OF_CHANGE],
      ]),
    );
    expect(pull.conversation).toHaveLength(1);
    expect(pull.reviews).toMatchObject([{state: 'CHANGES_REQUESTED', by: 'colleague'}]);
    const {threads: read, verdicts} = await conversationOf(reviewer, sent.number);
    for (const {key, place, words} of all.comments)
      expect(read.find((thread) => thread.key === key)).toMatchObject({place, words});
    // The text that GitHub requires with a request for changes is not a comment.
    expect(read).toHaveLength(all.comments.length);
    expect(verdicts).toMatchObject([{by: 'colleague', state: 'CHANGES_REQUESTED'}]);
  });

  it('accepts replies on its line, and keeps its references when later commits move the lines', async () => {
    await submitReview(reviewer, sent.number, given());
    const first = (await threads()).find(({isOnFile}) => isOnFile);
    await replyToComment(staff, sent.number, first?.id ?? 0, {key: newDraftKey(), words: 'Yes.'});
    await github.others(sent.branch, {[HOME]: `---\ntitle: Home\n---\n\nA new line.\n`});
    const read = await threads();
    expect(read.find(({id}) => id === first?.id)?.answers).toMatchObject([{by: 'staff', words: 'Yes.'}]);
    const place = {place: 'index.mdx#heading', file: HOME, line: undefined};
    expect(read.find(({words}) => words === 'Weld first.')).toMatchObject(place);
  });

  it('of a proposal that has changed in the meantime is rejected completely', async () => {
    const review = given();
    await github.others(sent.branch, {[HOME]: 'other\n'});
    await expect(submitReview(reviewer, sent.number, review)).rejects.toMatchObject({kind: 'newer'});
    expect([pull.comments, pull.reviews, pull.conversation]).toEqual([[], [], []]);
  });

  it('reads more than a hundred comments', async () => {
    for (let count = 0; count < 130; count += 1)
      github.emulator.pulls.say(pull, {by: 'colleague', body: `No. ${count}`});
    expect(await threads()).toHaveLength(130);
  });

  it('has suggestions without words, and no thread without either', async () => {
    const entry = {...comment(HOME, LINE_OF_CHANGE, ''), instead: 'We weld.'};
    await submitReview(reviewer, sent.number, reviewOf({decision: 'COMMENT', comments: [entry]}));
    github.emulator.pulls.say(pull, {by: 'colleague', body: ''});
    expect(await threads()).toMatchObject([{words: '', instead: 'We weld.'}]);
  });

  it('suggests whole lines, so that GitHub can apply the suggestion as well', async () => {
    const lines = {first: LINE_OF_CHANGE, last: LINE_OF_CHANGE, text: 'We weld.'};
    const entry = {...comment(HOME, LINE_OF_CHANGE, 'Rather:'), instead: 'We weld.', lines};
    await submitReview(reviewer, sent.number, reviewOf({decision: 'COMMENT', comments: [entry]}));
    const body = expect.stringContaining('```suggestion\nWe weld.\n```') as string;
    expect(pull.comments).toMatchObject([{line: LINE_OF_CHANGE, body}]);
  });
});
