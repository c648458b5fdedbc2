import {changedFiles, newDraft, Reader, changeFiles, type Draft} from '../../../../src/cms/edit';
import type {Branch} from '../../../../src/editor/github';
import {draftsIn, type StoredDraft} from '../../../../src/editor/state/draft-state';
import {createDraftStore, loadMerge, restoreDraft} from '../../../../src/editor/state/draft-store';
import {exportDrafts, importDrafts} from '../../../../src/editor/state/export-draft';
import {siteDefinition} from '../../../../src/site/site-definition';

const PAGE = 'pages/history.mdx';
const NEW = 'static/img/new.jpg';
const PHOTO = 'static/img/hall.jpg';
const COMMIT = 'c'.repeat(40);
const page = (heading: string, words = 'Words.') => `---\nheading: ${heading}\n---\n\n${words}\n`;
const branch = (text = page('Old'), commit = COMMIT): Branch => ({
  ...{name: 'main', commit, unreadable: new Map()},
  texts: new Map([[PAGE, text]]),
  files: new Map([PAGE, PHOTO].map((file) => [file, {sha: file, size: 1, mode: '100644'}])),
});
const edited = (now: string, before = page('Old'), base = COMMIT) =>
  changeFiles(newDraft(base), [{file: PAGE, before, now}]);
const begin = (base: Branch, kept?: Pick<StoredDraft, 'draft'>) => {
  const stored = kept && {branch: 'main', key: 'k1', at: new Date(0), ...kept};
  return createDraftStore(restoreDraft(base, 'k1', stored), new Reader(siteDefinition));
};
/** Gives a colleague the drafts as a file. */
const sendFile = async (drafts: readonly Draft[], base: Branch) =>
  importDrafts(await exportDrafts(drafts).text(), base);

beforeAll(loadMerge);

describe('Drafts that are exported as a file', () => {
  test('arrive in their order, with their texts, photos and deletions, before and after', async () => {
    const older = changeFiles(edited(page('Ours')), [
      {file: NEW, now: new Uint8Array([0, 255, 7])},
      {file: PHOTO, before: new Uint8Array()},
    ]);
    const newer = edited(page('Ours again'), page('Theirs'), 'd'.repeat(40));
    const arrived = (await sendFile([older, newer], branch())) ?? [];
    expect(arrived.map(({base}) => base)).toEqual([older.base, newer.base]);
    expect(arrived.map(changedFiles)).toEqual([older, newer].map(changedFiles));
  });

  test('are put on a draft of the same version in one step, which can be undone', async () => {
    const photo = {file: NEW, now: new Uint8Array([1])};
    const store = begin(branch(), {draft: changeFiles(newDraft(COMMIT), [photo])});
    store.dispatch({type: 'import', drafts: (await sendFile([edited(page('Ours'))], branch())) ?? []});
    expect(store.get().phase).toEqual({is: 'idle'});
    expect([...changedFiles(store.get().draft).keys()]).toEqual([NEW, PAGE]);
    store.step('undo');
    expect([...changedFiles(store.get().draft).keys()]).toEqual([NEW]);
  });

  test('are merged where the page has other words by now, and replace none of them', async () => {
    const store = begin(branch(), {draft: edited(page('Mine'))});
    const drafts = (await sendFile([edited(page('Old', 'More words.'))], branch())) ?? [];
    store.dispatch({type: 'import', drafts});
    expect(store.get()).toMatchObject({phase: {is: 'idle'}});
    expect(changedFiles(store.get().draft).get(PAGE)?.now).toBe(page('Mine', 'More words.'));
  });

  test('wait for the person where both have changed the same words', async () => {
    const mine = edited(page('Mine'));
    const store = begin(branch(), {draft: mine});
    const drafts = (await sendFile([edited(page('Theirs'))], branch())) ?? [];
    store.dispatch({type: 'import', drafts});
    expect(draftsIn(store.get())).toEqual([...drafts, mine]);
    expect(drafts).toMatchObject([{isImported: true}]);
  });

  test('are not added while the draft is sent, so that a colleague’s words are not sent unseen', () => {
    const store = begin(branch(), {draft: edited(page('Mine'))});
    store.dispatch({type: 'send'});
    const before = store.get();
    store.dispatch({type: 'import', drafts: [edited(page('Ours'))]});
    expect(store.get()).toBe(before);
  });

  const draftOf = (base: string, file: string) => JSON.stringify({editor: 2, drafts: [{base, files: {[file]: {}}}]});
  test.each([
    ...['', '{}', '{"editor":1,"files":{"../x":"a"}}', '{"editor":1,"files":{"functions/x.ts":"a"}}'],
    ...[draftOf('main/../x', PAGE), draftOf(COMMIT, 'src/x.ts'), draftOf(COMMIT, 'pages/../x')],
  ])('are refused when a file is not theirs: %j', (text) => expect(importDrafts(text, branch())).toBeUndefined());
});
