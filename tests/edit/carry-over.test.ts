import {newDraft, withEdit, withFiles, changedFiles, type Draft} from '../../src/content/draft/draft';
import type {Edit} from '../../src/content/write';
import type {Branch} from '../../src/edit/github';
import type {Choice} from '../../src/content/write';
import {joined, answerKey} from '../../src/edit/model/carry-over';
import {handOver, takeOver} from '../../src/edit/model/hand-over';

const PAGE = 'pages/history.mdx';
const PHOTO = 'static/img/hall.jpg';
const before = '---\ntitle: Our history\nheading: How we began\n---\n\nWords.\n';

const branchWith = (texts: [string, string][], others: string[] = []): Branch => ({
  name: 'main',
  commit: 'b',
  texts: new Map(texts),
  unreadable: new Map(),
  files: new Map([...texts.map(([file]) => file), ...others].map((file) => [file, {sha: '', size: 1, mode: '100644'}])),
});
const heading = (value: string): Edit => ({kind: 'set', at: ['heading'], value});
const edited = (value: string): Draft => withEdit(newDraft('a'), PAGE, heading(value), before);
/** The draft on the new ground. */
function carryOver(older: Draft, branch: Branch, answers: ReadonlyMap<string, Choice>, sha?: string) {
  const changes = [...changedFiles(older)].map(([file, change]) => ({file, sha, ...change}));
  const {writes, open} = joined(changes, branch, answers);
  return {draft: withFiles(newDraft(branch.commit), writes), open};
}
const textIn = (draft: Draft) => draft.files.get(PAGE)?.now;

describe('A draft that is carried over to what others have published meanwhile', () => {
  test('keeps both changes where they are of different fields, and asks nothing', () => {
    const theirs = before.replace('Our history', 'Our long history');
    const {draft, open} = carryOver(edited('How we go on'), branchWith([[PAGE, theirs]]), new Map());
    expect(open).toEqual([]);
    expect(draft.base).toBe('b');
    expect(textIn(draft)).toBe(theirs.replace('How we began', 'How we go on'));
  });

  test('asks once for a field that both have changed, with both texts, and takes what was chosen', () => {
    const branch = branchWith([[PAGE, before.replace('How we began', 'How they began')]]);
    const {open} = carryOver(edited('How we go on'), branch, new Map());
    expect(open).toMatchObject([{file: PAGE, at: ['heading'], theirs: 'How they began', ours: 'How we go on'}]);
    const answered = (choice: 'ours' | 'theirs') =>
      carryOver(edited('How we go on'), branch, new Map(open.map((met) => [answerKey(met), choice])));
    expect(answered('ours').open).toEqual([]);
    expect(textIn(answered('ours').draft)).toContain('How we go on');
    expect(changedFiles(answered('theirs').draft).size).toBe(0);
  });

  test('asks apart about two paragraphs that both have gone from the draft', () => {
    const page = (...words: string[]) => before.replace('Words.', words.join('\n\n'));
    const began = page('One.', 'Between.', 'Two.');
    const removed = (first: number): Edit => ({kind: 'body', first, last: first, text: ''});
    const draft = [10, 6].reduce((now, line) => withEdit(now, PAGE, removed(line), began), newDraft('a'));
    const branch = branchWith([[PAGE, page('One more.', 'Between.', 'Two more.')]]);
    const {open} = carryOver(draft, branch, new Map());
    expect(open.map(answerKey)).toHaveLength(2);
    const [first, second] = open.map(answerKey);
    const answers = new Map([
      [first ?? '', 'ours'],
      [second ?? '', 'theirs'],
    ] as const);
    expect(textIn(carryOver(draft, branch, answers).draft)).toBe(page('Between.', 'Two more.'));
  });

  test('keeps the text of a page that others have deleted until the person has chosen', () => {
    const {draft, open} = carryOver(edited('How we go on'), branchWith([]), new Map());
    expect(open).toMatchObject([{kind: 'deleted', ours: before.replace('How we began', 'How we go on')}]);
    expect(textIn(draft)).toContain('How we go on');
  });

  test('keeps a new photo, and takes away an old one only where it is still there', () => {
    const bytes = new Uint8Array([1]);
    const draft = withFiles(newDraft('a'), [
      {file: 'static/img/new.jpg', now: bytes},
      {file: PHOTO, before: new Uint8Array()},
    ]);
    const filesOn = (branch: Branch) => [...changedFiles(carryOver(draft, branch, new Map()).draft).keys()];
    expect(filesOn(branchWith([], [PHOTO]))).toEqual(['static/img/new.jpg', PHOTO]);
    expect(filesOn(branchWith([]))).toEqual(['static/img/new.jpg']);
  });
});

describe('A photo that two people have changed', () => {
  const ours = new Uint8Array([1]);
  const replaced = withFiles(newDraft('a'), [{file: PHOTO, before: new Uint8Array(), now: ours}]);
  const branch = branchWith([], [PHOTO]);
  const [met] = carryOver(replaced, branch, new Map(), 'another').open;
  const answered = (choice: Choice) => new Map([[met ? answerKey(met) : '', choice]]);

  test('is asked about, and nobody’s is lost before somebody has chosen', () => {
    expect(met).toEqual({file: PHOTO, kind: 'bytes', ours, isGone: false});
    const taken = (choice: Choice) => changedFiles(carryOver(replaced, branch, answered(choice), 'another').draft);
    expect(taken('ours').get(PHOTO)?.now).toBe(ours);
    expect(taken('theirs').size).toBe(0);
  });

  test('is asked about where the other has removed it, or brought one of the same name', () => {
    expect(carryOver(replaced, branchWith([]), new Map(), 'another').open).toMatchObject([{isGone: true}]);
    const brought = withFiles(newDraft('a'), [{file: PHOTO, now: ours}]);
    expect(carryOver(brought, branch, new Map()).open).toMatchObject([{ours, isGone: false}]);
  });

  test('is not asked about where only one has changed it', () => {
    expect(carryOver(replaced, branch, new Map(), '').open).toEqual([]);
  });
});

describe('A draft that is handed over as a file', () => {
  test('arrives with its texts, its photos and what leaves', () => {
    const bytes = new Uint8Array([0, 255, 7]);
    const draft = withFiles(edited('Ours'), [
      {file: 'static/img/new.jpg', now: bytes},
      {file: PHOTO, before: new Uint8Array()},
    ]);
    expect(takeOver(handOver(draft))).toEqual([
      [PAGE, before.replace('How we began', 'Ours')],
      ['static/img/new.jpg', bytes],
      [PHOTO, undefined],
    ]);
  });

  test.each(['', '{}', '{"editor":1,"files":{"../x":"a"}}', '{"editor":1,"files":{"functions/x.ts":"a"}}'])(
    'is refused where it is none: %j',
    (text) => expect(takeOver(text)).toBeUndefined(),
  );
});
