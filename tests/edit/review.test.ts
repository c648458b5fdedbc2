import {conversationOf} from '../../src/edit/github/conversation';
import {commentable, linesOfPatch} from '../../src/edit/github/patches';
import {readRemark, writeRemark} from '../../src/edit/github/remark-text';
import {
  giveReview,
  answer,
  loadBranch,
  newKey,
  send,
  type Branch,
  type Connection,
  type ReviewRemark,
  type Sent,
} from '../../src/edit/github';
import type {Pull} from '../../src/commands/stand-ins/github/pulls';
import {changeOf, HISTORY, HOME, TestGithub} from './stand-in';

let github: TestGithub;
let reviewer: Connection;
let main: Branch;
let sent: Sent;
let pull: Pull;
beforeAll(async () => {
  github = await TestGithub.start();
  main = await loadBranch(github.connect());
});
beforeEach(async () => {
  reviewer = github.connect(github.tokens.colleague);
  sent = await send(github.connect(), changeOf(main));
  pull = github.standIn.pulls.get(sent.number);
});
afterAll(() => github.stop());

const remark = (file: string, line: number | undefined, words: string): ReviewRemark => {
  const place = `${file.replace('pages/', '')}#heading`;
  return {key: newKey(), file, line, words, place, named: 'Home, heading'};
};
const LINE_OF_CHANGE = 6;

/** One for each way: a line of a hunk, a line that GitHub shows in none, a file that is not changed. */
const remarks = (): ReviewRemark[] => [
  remark(HOME, LINE_OF_CHANGE, 'Weld first.'),
  remark(HISTORY, undefined, 'Is Warri right?'),
  remark('pages/_site.yml', 1, 'And here?'),
];

const given = (more: Partial<Parameters<typeof giveReview>[2]> = {}) => ({
  key: newKey(),
  commit: sent.commit,
  decision: 'REQUEST_CHANGES' as const,
  words: '',
  remarks: remarks(),
  ...more,
});

describe('A remark', () => {
  it('is read as it was written, with its key and its place', () => {
    const text = {key: 'k1', words: 'Is this\nright?', place: 'careers.mdx#openings.mẹ́ta.title', named: 'Careers'};
    expect(readRemark(writeRemark(text))).toEqual({key: 'k1', words: text.words, place: text.place});
  });

  it.each([
    ['words', 'Four people'],
    ['several lines', 'Four\n\npeople'],
    ['a fence', '```\ncode\n```'],
    ['signs', '--> <b> % — é₦'],
  ])('brings %s that it suggests back letter by letter, with a block for GitHub or without', (_name, instead) => {
    const text = {key: 'k1', words: 'Rather:', place: 'index.mdx#lead', named: 'Home', instead};
    for (const lines of [undefined, `lead: ${instead}`]) {
      expect(readRemark(writeRemark(text, lines))).toEqual({key: 'k1', words: 'Rather:', place: text.place, instead});
    }
  });

  it.each([
    ['of GitHub itself has words alone', 'Plain.', {words: 'Plain.'}],
    ['with a place that is none has none', 'A\n\n— B\n<!-- place: %E0%A4%A key: k -->', {words: 'A', key: 'k'}],
    ['may hold signs of HTML, which stay words', '<b>x</b>', {words: '<b>x</b>'}],
  ])('%s', (_name, text, read) => {
    expect(readRemark(text)).toEqual(read);
  });
});

it('GitHub takes a comment on the lines of the hunks as they are now, and on none of a picture', async () => {
  const patch = '@@ -1,3 +4,4 @@ title\n a\n-b\n+c\n+d\n e\n\\ No newline at end of file';
  expect([...linesOfPatch(patch)]).toEqual([4, 5, 6, 7]);
  const lines = await commentable(reviewer, sent.number);
  expect(lines.get(HOME)).toContain(LINE_OF_CHANGE);
  expect(lines.get('static/img/new.png')?.size).toBe(0);
});

describe('A review', () => {
  it('brings each remark to its line, else to its file, else into the conversation, and all of them back', async () => {
    const all = given();
    await giveReview(reviewer, sent.number, all);
    expect(pull.comments.map(({path, line}) => [path, line])).toEqual([
      [HISTORY, null],
      [HOME, LINE_OF_CHANGE],
    ]);
    expect(pull.conversation).toHaveLength(1);
    expect(pull.reviews).toMatchObject([{state: 'CHANGES_REQUESTED', by: 'colleague'}]);
    const {threads, verdicts} = await conversationOf(reviewer, sent.number);
    for (const {key, place, words} of all.remarks) {
      expect(threads.find((one) => one.key === key)).toMatchObject({place, words});
    }
    // The words without which GitHub takes no wish for changes are nobody's remark.
    expect(threads).toHaveLength(all.remarks.length);
    expect(verdicts).toMatchObject([{by: 'colleague', state: 'CHANGES_REQUESTED'}]);
  });

  it('can be answered at its line, and keeps its places when later commits move the lines', async () => {
    await giveReview(reviewer, sent.number, given());
    const threads = async () => (await conversationOf(reviewer, sent.number)).threads;
    const first = (await threads()).find(({isOnFile}) => isOnFile);
    await answer(github.connect(), sent.number, first?.id ?? 0, 'Yes.');
    await github.others(sent.branch, {[HOME]: `---\ntitle: Home\n---\n\nA new line.\n`});
    const later = await threads();
    expect(later.find(({id}) => id === first?.id)?.answers).toMatchObject([{by: 'staff', words: 'Yes.'}]);
    const place = {place: 'index.mdx#heading', file: HOME, line: undefined};
    expect(later.find(({words}) => words === 'Weld first.')).toMatchObject(place);
  });

  it('of a proposal that changed meanwhile is refused before anything of it arrives', async () => {
    await github.others(sent.branch, {[HOME]: 'other\n'});
    await expect(giveReview(reviewer, sent.number, given())).rejects.toMatchObject({kind: 'newer'});
    expect([pull.comments, pull.reviews, pull.conversation]).toEqual([[], [], []]);
  });

  it('of one’s own proposal is refused by GitHub when it decides', async () => {
    await expect(
      giveReview(github.connect(), sent.number, given({remarks: [], decision: 'APPROVE'})),
    ).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  it('reads more than a hundred remarks', async () => {
    for (let count = 0; count < 130; count += 1)
      github.standIn.pulls.say(pull, {by: 'colleague', body: `No. ${count}`});
    expect((await conversationOf(reviewer, sent.number)).threads).toHaveLength(130);
  });

  it('suggests for whole lines that GitHub shows, so that GitHub can take it over as well', async () => {
    const lines = {first: LINE_OF_CHANGE, last: LINE_OF_CHANGE, text: 'We weld.'};
    const one = {...remark(HOME, LINE_OF_CHANGE, 'Rather:'), instead: 'We weld.', lines};
    await giveReview(reviewer, sent.number, given({decision: 'COMMENT', remarks: [one]}));
    expect(pull.comments).toMatchObject([
      {line: LINE_OF_CHANGE, body: expect.stringContaining('```suggestion\nWe weld.\n```') as string},
    ]);
  });
});
