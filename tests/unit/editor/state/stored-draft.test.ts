/** What earlier versions of the editor stored on a device. Never change these records: people still have them. */
import {changedFiles} from '../../../../src/cms/edit';
import type {ChangedFile} from '../../../../src/cms/drafts/draft';
import {importDrafts} from '../../../../src/editor/state/export-draft';
import {DraftRecords} from '../../../../src/editor/state/draft-records';
import {packDraft, parseRecord, unpackDraft} from '../../../../src/editor/state/stored-draft';
import {parseStoredReview} from '../../../../src/editor/state/review-items';
import {MemoryStore} from '../tabs';

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
const comments = [{key: 'k3', words: 'Why?', place: 'a.mdx#title', named: 'A, title', instead: 'C'}];
const REVIEW = {key: 'k2', words: 'Nearly.', comments};

const parseStoredDraft = (stored: unknown) => {
  const record = parseRecord(stored);
  return record && unpackDraft(record, new Map());
};

it('A draft that an earlier version stored opens with every change and every undo step', () => {
  const kept = parseStoredDraft(DRAFT);
  expect(kept).toEqual(DRAFT);
  expect(kept && [...changedFiles(kept.draft)].map(([file, {now}]) => [file, now])).toEqual([[PAGE, 'title: B\n']]);
});

it('Comments that an earlier version stored, and a file that it exported, can be opened', () => {
  const {comments, ...review} = REVIEW;
  expect(parseStoredReview({...review, remarks: comments})).toEqual(REVIEW);
  expect(parseStoredReview(REVIEW)).toEqual(REVIEW);
  const texts = new Map([[PAGE, 'title: A\n']]);
  const current = {name: 'main', commit: 'c0ffee', texts, unreadable: new Map(), files: new Map()};
  const [draft] = importDrafts('{"editor":1,"files":{"pages/a.mdx":"title: B\\n"}}', current) ?? [];
  expect(draft).toMatchObject({base: 'c0ffee', files: new Map([[PAGE, {before: 'title: A\n', now: 'title: B\n'}]])});
});

it('Data that is not a draft is rejected', () =>
  expect([parseStoredDraft({...DRAFT, draft: undefined}), parseStoredReview({key: 1})]).toEqual([
    undefined,
    undefined,
  ]));

describe('The storage of a draft', () => {
  const PHOTO = new Uint8Array([0xff, 0xd8, 0xff]);
  const files = new Map<string, ChangedFile>([...DRAFT.draft.files, ['static/img/b.jpg', {now: PHOTO}]]);
  const withPhoto = {...DRAFT, draft: {...DRAFT.draft, files}};
  const begin = () => {
    const store = new MemoryStore();
    return {store, records: new DraftRecords(store, 'local/website staff')};
  };
  const photosIn = async (store: MemoryStore) => (await store.keys('local/website staff photo ')).length;

  it('contains each photo once, and does not write it again with the next change of a text', async () => {
    const {store, records} = begin();
    const twice = {...withPhoto, waiting: [withPhoto.draft]};
    await records.prepare(twice);
    await records.save(twice);
    expect(await photosIn(store)).toBe(2);
    const written = store.bytes;
    await records.save({...twice, sentence: 'Say C'});
    expect(store.bytes).toBe(written);
    expect((await new DraftRecords(store, 'local/website staff').load()).kept).toEqual({...twice, sentence: 'Say C'});
  });

  it('loses the photos that no draft needs any more, and everything when the draft is removed', async () => {
    const {store, records} = begin();
    await records.prepare(withPhoto);
    await records.save(withPhoto);
    await records.save(DRAFT);
    expect(await photosIn(store)).toBe(1);
    await records.remove();
    expect(await store.keys('')).toEqual([]);
  });

  it('contains a photo in its record when the page closes before the hash of the photo is known', async () => {
    const {store, records} = begin();
    await records.save(withPhoto);
    expect(await photosIn(store)).toBe(0);
    expect((await new DraftRecords(store, 'local/website staff').load()).kept).toEqual(withPhoto);
  });

  it('opens a draft that an earlier version stored, with its photos', async () => {
    const {store, records} = begin();
    await store.write([['local/website staff', withPhoto]]);
    expect(await records.load()).toEqual({kept: withPhoto, isSetAside: false});
  });

  it('sets a draft aside that is unreadable or lacks a photo', async () => {
    const {store, records} = begin();
    const record = packDraft(withPhoto, () => 'a'.repeat(40));
    await store.write([['local/website staff', record]]);
    expect(await records.load()).toEqual({isSetAside: true});
    expect((await store.keys('local/website staff ')).length).toBe(1);
    expect(await records.load()).toEqual({isSetAside: false});
  });
});
