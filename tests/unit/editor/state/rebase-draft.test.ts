/** Moving the changes of a draft onto pages of others: what both have changed is asked, once. */
import {type Draft, changedFiles, newDraft, applyEditToDraft, changeFiles} from '../../../../src/cms/drafts/draft';
import type {Choice, Edit} from '../../../../src/cms/edit';
import type {Branch} from '../../../../src/editor/github';
import {conflictKey, combineTexts} from '../../../../src/editor/state/draft-conflicts';
import {mergeChanges} from '../../../../src/editor/state/rebase-draft';
import {siteDefinition} from '../../../../src/site/site-definition';

const PAGE = 'pages/history.mdx';
const NEW = 'static/img/new.jpg';
const PHOTO = 'static/img/hall.jpg';
const before = '---\ntitle: Our history\nheading: How we began\n---\n\nWords.\n';

const branchWith = (texts: [string, string][], others: string[] = []): Branch => ({
  name: 'main',
  commit: 'b',
  texts: new Map(texts),
  unreadable: new Map(),
  files: new Map([...texts.map(([file]) => file), ...others].map((file) => [file, {sha: '', size: 1, mode: '100644'}])),
});

const heading = (value: string): Edit => ({kind: 'set', path: ['heading'], value});
const edited = (value: string): Draft => applyEditToDraft(siteDefinition, newDraft('a'), PAGE, heading(value), before);

function carryOver(older: Draft, branch: Branch, answers: ReadonlyMap<string, Choice>, sha?: string) {
  const changes = [...changedFiles(older)].map(([file, change]) => ({file, sha, ...change}));
  const {writes, open} = mergeChanges(changes, branch, answers);
  return {draft: changeFiles(newDraft(branch.commit), writes), open};
}

const textIn = (draft: Draft) => draft.files.get(PAGE)?.now;

describe('A draft that is rebased onto newer changes by others', () => {
  test('has one conflict for a field that both have changed, with both texts, and applies the choice', () => {
    const branch = branchWith([[PAGE, before.replace('How we began', 'How they began')]]);
    const {open} = carryOver(edited('How we go on'), branch, new Map());
    expect(open).toMatchObject([{file: PAGE, path: ['heading'], theirs: 'How they began', ours: 'How we go on'}]);
    const answered = (choice: Choice) =>
      carryOver(edited('How we go on'), branch, new Map(open.map((conflict) => [conflictKey(conflict), choice])));
    expect(answered('ours').open).toEqual([]);
    expect(textIn(answered('ours').draft)).toContain('How we go on');
    expect(changedFiles(answered('theirs').draft).size).toBe(0);
    expect(textIn(answered({text: 'How both began'}).draft)).toContain('How both began');
  });

  test('suggests a merged text when the changes do not overlap, otherwise the person’s text', () => {
    const three = {base: 'Open from 8 to 5 daily', theirs: 'Open from 7 to 5 daily', ours: 'Open from 8 to 5'};
    expect(combineTexts(three)).toBe('Open from 7 to 5');
    expect(combineTexts({...three, ours: 'Open from 9 to 5 daily'})).toBe('Open from 9 to 5 daily');
  });

  test('has separate conflicts for two paragraphs that the draft deleted', () => {
    const page = (...words: string[]) => before.replace('Words.', words.join('\n\n'));
    const began = page('One.', 'Between.', 'Two.');
    const removed = (first: number): Edit => ({kind: 'body', first, last: first, text: ''});
    const draft = [10, 6].reduce(
      (now, line) => applyEditToDraft(siteDefinition, now, PAGE, removed(line), began),
      newDraft('a'),
    );
    const branch = branchWith([[PAGE, page('One more.', 'Between.', 'Two more.')]]);
    const {open} = carryOver(draft, branch, new Map());
    expect(open.map(conflictKey)).toHaveLength(2);
    const [first, second] = open.map(conflictKey);
    const answers = new Map([
      [first ?? '', 'ours'],
      [second ?? '', 'theirs'],
    ] as const);
    expect(textIn(carryOver(draft, branch, answers).draft)).toBe(page('Between.', 'Two more.'));
  });

  test('keeps the text of a page that others have deleted until the person chooses', () => {
    const {draft, open} = carryOver(edited('How we go on'), branchWith([]), new Map());
    expect(open).toMatchObject([{kind: 'deleted', ours: before.replace('How we began', 'How we go on')}]);
    expect(textIn(draft)).toContain('How we go on');
  });

  test('keeps a new photo, and deletes an old one only if it still exists', () => {
    const bytes = new Uint8Array([1]);
    const draft = changeFiles(newDraft('a'), [
      {file: NEW, now: bytes},
      {file: PHOTO, before: new Uint8Array()},
    ]);
    const filesOn = (branch: Branch) => [...changedFiles(carryOver(draft, branch, new Map()).draft).keys()];
    expect(filesOn(branchWith([], [PHOTO]))).toEqual([NEW, PHOTO]);
    expect(filesOn(branchWith([]))).toEqual([NEW]);
  });
});

describe('A photo that two people have changed', () => {
  const ours = new Uint8Array([1]);
  const replaced = changeFiles(newDraft('a'), [{file: PHOTO, before: new Uint8Array(), now: ours}]);
  const branch = branchWith([], [PHOTO]);
  const [conflict] = carryOver(replaced, branch, new Map(), 'another').open;
  const answered = (choice: Choice) => new Map([[conflict ? conflictKey(conflict) : '', choice]]);

  test('is a conflict, and both photos stay until somebody chooses', () => {
    expect(conflict).toEqual({file: PHOTO, kind: 'bytes', ours, isGone: false});
    const taken = (choice: Choice) => changedFiles(carryOver(replaced, branch, answered(choice), 'another').draft);
    expect(taken('ours').get(PHOTO)?.now).toBe(ours);
    expect(taken('theirs').size).toBe(0);
  });

  test('is a conflict when the other person has deleted it, or added one with the same name', () => {
    expect(carryOver(replaced, branchWith([]), new Map(), 'another').open).toMatchObject([{isGone: true}]);
    const brought = changeFiles(newDraft('a'), [{file: PHOTO, now: ours}]);
    expect(carryOver(brought, branch, new Map()).open).toMatchObject([{ours, isGone: false}]);
  });

  test('is not a conflict when only one person has changed it', () =>
    expect(carryOver(replaced, branch, new Map(), '').open).toEqual([]));
});
