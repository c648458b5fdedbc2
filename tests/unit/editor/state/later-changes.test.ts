import {changedFiles, changeFiles, newDraft, undo, type Draft} from '../../../../src/cms/edit';
import type {Branch} from '../../../../src/editor/github';
import {appendSteps, changesSince, revertDraft} from '../../../../src/editor/state/later-changes';

const [PAGE, PHOTO] = ['pages/yard.mdx', 'static/img/yard.jpg'];
const typed = (draft: Draft, now: string, before = 'A') => changeFiles(draft, [{file: PAGE, before, now}]);
const changesOf = (draft: Draft) => [...changedFiles(draft)].map(([file, {now}]) => [file, now]);
const base = (text = 'A', sha = 'a'): Branch => ({
  ...{name: 'main', commit: 'c2', unreadable: new Map()},
  texts: new Map([[PAGE, text]]),
  files: new Map([[PHOTO, {sha, size: 1, mode: '100644'}]]),
});
const snapshot = typed(newDraft('c1'), 'B');

test('A draft that is reverted is as the base or as a snapshot was, and one undo brings everything back', () => {
  const draft = changeFiles(typed(snapshot, 'C'), [{file: PHOTO, now: Uint8Array.of(1)}]);
  expect(changesOf(revertDraft(draft))).toEqual([]);
  expect(changesOf(revertDraft(draft, snapshot))).toEqual([[PAGE, 'B']]);
  expect(changesOf(undo(revertDraft(draft)))).toEqual(changesOf(draft));
});

test('What follows a snapshot are its later steps, or one step if the snapshot itself was undone', () => {
  expect(changesSince(snapshot, snapshot)).toBeUndefined();
  expect(changesSince(snapshot, typed(snapshot, 'C'))).toMatchObject({
    files: new Map([[PAGE, {before: 'B', now: 'C'}]]),
    past: [{}],
  });
  const undone = typed(undo(snapshot), 'D');
  expect(changesSince(snapshot, undone)).toMatchObject({files: new Map([[PAGE, {before: 'B', now: 'D'}]]), past: [{}]});
});

test('Steps are put on another draft only where their files are the same there', () => {
  const steps = typed(newDraft('c1'), 'B');
  const [onSame, onOther] = [base(), base('Z')].map((on) => appendSteps({draft: newDraft('c2'), base: on}, steps));
  expect(onSame && changesOf(onSame)).toEqual([[PAGE, 'B']]);
  expect(onOther).toBeUndefined();
  const onTyped = appendSteps({draft: typed(newDraft('c2'), 'Y'), base: base()}, steps);
  expect(onTyped).toBeUndefined();
});

test('A photo that others have replaced meanwhile is not replaced without a question', () => {
  const steps = changeFiles(newDraft('c1'), [{file: PHOTO, before: new Uint8Array(), now: Uint8Array.of(1)}]);
  const onto = {draft: newDraft('c2'), base: base()};
  expect(appendSteps(onto, steps, base())).toBeDefined();
  expect(appendSteps(onto, steps, base('A', 'b'))).toBeUndefined();
  expect(appendSteps(onto, steps)).toBeUndefined();
});
