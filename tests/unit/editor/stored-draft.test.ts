/** What earlier versions of the editor stored on a device. Never change these records: people still have them. */
import {changedFiles} from '../../../src/cms/edit';
import {importDraft} from '../../../src/editor/state/export-draft';
import {parseStoredDraft} from '../../../src/editor/state/stored-draft';
import {parseStoredReview} from '../../../src/editor/state/review-items';

const PAGE = 'pages/a.mdx';
const DRAFT = {
  branch: 'main',
  key: 'k1',
  draft: {
    base: 'c0ffee',
    files: new Map([[PAGE, {before: 'title: A\n', now: 'title: B\n'}]]),
    past: [
      {
        at: {file: PAGE, path: ['title']},
        isTyped: true,
        writes: [{file: PAGE, forth: {from: 7, to: 8, text: 'B'}, back: {from: 7, to: 8, text: 'A'}}],
      },
      {at: {file: PAGE, line: 3}, writes: [{file: 'static/img/a.jpg', after: new Uint8Array([1])}]},
    ],
    future: [],
  },
  helpers: ['colleague'],
  sentence: 'Say B',
  onto: {branch: 'edit/a', commit: 'c0ffee'},
  sent: {number: 7, url: 'https://github.example/pull/7', branch: 'edit/a', commit: 'beef'},
  at: new Date(0),
};
const REVIEW = {
  key: 'k2',
  words: 'Nearly.',
  remarks: [{key: 'k3', words: 'Why?', place: 'a.mdx#title', named: 'A, title', instead: 'C'}],
};

it('A draft that an earlier version stored opens with every change and every undo step', () => {
  const kept = parseStoredDraft(DRAFT);
  expect(kept).toEqual(DRAFT);
  expect(kept && [...changedFiles(kept.draft)].map(([file, {now}]) => [file, now])).toEqual([[PAGE, 'title: B\n']]);
});

it('Comments that an earlier version stored, and a file that it exported, can be opened', () => {
  expect(parseStoredReview(REVIEW)).toEqual(REVIEW);
  expect(importDraft('{"editor":1,"files":{"pages/a.mdx":"title: B\\n"}}')).toEqual([[PAGE, 'title: B\n']]);
});

it('Data that is not a draft is rejected', () => {
  expect([parseStoredDraft({...DRAFT, draft: undefined}), parseStoredReview({key: 1})]).toEqual([undefined, undefined]);
});
