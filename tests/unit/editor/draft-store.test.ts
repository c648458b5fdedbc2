/** The state of a draft, without React: every action, and sending up to GitHub's response. */
import {changedFiles, newDraft, Reader, changeFiles, type Draft} from '../../../src/cms/edit';
import {isGitHubError, sendProposal, type Branch, type Connection} from '../../../src/editor/github';
import {
  createDraftStore,
  restoreDraft,
  toStoredDraft,
  type DraftStore,
  type StoredDraft,
} from '../../../src/editor/state/draft-store';
import {continueProposal, startNewProposal, submitDraft} from '../../../src/editor/state/submit';
import {siteDefinition} from '../../../src/site/site-definition';
import {HOME, type TestGithub, withGithub} from './emulator';

const YARD = 'pages/yard.mdx';
const PHOTO = 'static/img/yard.jpg';
const text = (title: string) => `---\ntitle: ${title}\nheading: The yard\nimage: /img/yard.jpg\n---\n`;
const sent = {number: 7, url: 'https://github.example/pull/7', branch: 'edit/a', commit: 'c2'};

const branch = (commit: string, name = 'main', title = 'Yard'): Branch => ({
  name,
  commit,
  texts: new Map([[YARD, text(title)]]),
  unreadable: new Map(),
  files: new Map([YARD, PHOTO].map((file) => [file, {sha: file, size: 1, mode: '100644'}])),
});
const reader = new Reader(siteDefinition);
const begin = (kept?: StoredDraft, base = branch('c1')) => createDraftStore(restoreDraft(base, 'k1', kept), reader);
const setTitle = (store: DraftStore, value: string) => store.edit(YARD, {kind: 'set', path: ['title'], value});
const changesOf = (draft: Draft) => [...changedFiles(draft)].map(([file, {now}]) => [file, now]);
const edited = (value = 'Works') => {
  const store = begin();
  setTitle(store, value);
  return store;
};
/** A draft with all its details. */
const full = () => {
  const store = edited();
  store.dispatch({type: 'describe', sentence: 'Say works'});
  store.dispatch({type: 'credit', helper: 'colleague'});
  return store;
};
const NO_DETAILS = {sentence: undefined, helpers: undefined, onto: undefined};

describe('A change', () => {
  it('notifies subscribers, and can be undone and redone without losing later changes', () => {
    const store = begin();
    const heard: Draft[] = [];
    const stop = store.subscribe(() => heard.push(store.get().draft));
    expect(setTitle(store, 'Works')).toBeUndefined();
    store.put([['static/img/new.jpg', Uint8Array.of(1)]]);
    expect(changesOf(store.get().draft)).toEqual([
      [YARD, text('Works')],
      ['static/img/new.jpg', Uint8Array.of(1)],
    ]);
    expect(store.step('undo')).toEqual({at: {file: 'static/img/new.jpg'}, draft: store.get().draft});
    expect(store.step('undo').at).toEqual({file: YARD, path: ['title']});
    expect(changesOf(store.get().draft)).toEqual([]);
    expect(store.step('redo').at).toEqual({file: YARD, path: ['title']});
    expect(changesOf(store.get().draft)).toEqual([[YARD, text('Works')]]);
    expect(heard).toHaveLength(5);
    stop();
    store.step('undo');
    expect(heard).toHaveLength(5);
  });

  it('that is impossible returns the reason and leaves the draft unchanged', () => {
    const store = begin(undefined, {...branch('c1'), texts: new Map([[YARD, '---\ntitle: [Yard\n---\n']])});
    const before = store.get();
    expect(setTitle(store, 'Works')).toEqual(expect.any(String));
    expect(store.get()).toBe(before);
  });

  it('that removes the last use of a photo also removes the photo', () => {
    const store = begin();
    store.edit(YARD, {kind: 'remove', path: ['image']});
    expect(changesOf(store.get().draft)).toContainEqual([PHOTO, undefined]);
    store.step('undo');
    store.put([[YARD, undefined]]);
    expect(changesOf(store.get().draft)).toEqual([
      [YARD, undefined],
      [PHOTO, undefined],
    ]);
  });

  it('keeps the description and the co-authors until all changes are undone or discarded', () => {
    const store = full();
    store.dispatch({type: 'credit', helper: 'colleague'});
    expect(store.get()).toMatchObject({sentence: 'Say works', helpers: ['colleague']});
    store.step('undo');
    expect(store.get().sentence).toBeUndefined();
    const other = full();
    other.dispatch({type: 'discard', key: 'k2'});
    expect(other.get()).toMatchObject({...NO_DETAILS, key: 'k1', draft: newDraft('c1')});
  });
});

describe('A stored draft', () => {
  it('is restored exactly, and stored again unchanged', () => {
    const {draft} = edited().get();
    const kept = {
      branch: 'main',
      key: 'k0',
      draft,
      sent,
      helpers: ['colleague'],
      sentence: 'Say works',
      onto: undefined,
    };
    const store = begin({...kept, at: new Date(0)});
    expect(store.get()).toMatchObject({key: 'k0', sent, draft, sentence: 'Say works'});
    expect(store.get().older).toBeUndefined();
    expect(toStoredDraft(store.get())).toEqual(kept);
  });

  it('keeps its description when its base has changed, and cannot be changed until it is rebased', () => {
    const {draft} = edited().get();
    const kept = {branch: 'main', key: 'k0', draft, sentence: 'Say works', at: new Date(0)};
    const store = begin(kept, branch('c3', 'main', 'Yards'));
    expect(store.get()).toMatchObject({older: draft, draft: newDraft('c3'), sentence: 'Say works'});
    store.dispatch({type: 'postpone', isLater: true});
    setTitle(store, 'Lost');
    expect(store.get()).toMatchObject({older: draft, draft: newDraft('c3'), isLater: false});
    expect(toStoredDraft(store.get()).draft).toBe(draft);
    const rebased = changeFiles(newDraft('c3'), [{file: YARD, before: text('Yards'), now: text('Works')}]);
    store.dispatch({type: 'reconcile', draft: rebased});
    expect(store.get()).toMatchObject({older: undefined, draft: rebased, isLater: false, sentence: 'Say works'});
  });
});

describe('A new base', () => {
  const base = branch('c2', 'edit/a');

  it('is the proposal’s branch after sending, with another key and without changes', () => {
    const store = full();
    store.dispatch({type: 'submit', base, key: 'k2', sent});
    expect(store.get()).toMatchObject({...NO_DETAILS, base, sent, key: 'k2', draft: newDraft('c2')});
  });

  it('turns existing changes into an older draft, which keeps key and sentence unless the proposal differs', () => {
    const idle = begin();
    idle.dispatch({type: 'rebase', base});
    expect(idle.get()).toMatchObject({base, draft: newDraft('c2'), key: 'k1'});
    expect(idle.get().older).toBeUndefined();
    const store = full();
    const {draft} = store.get();
    store.dispatch({type: 'rebase', base});
    expect(store.get()).toMatchObject({base, older: draft, key: 'k1', sentence: 'Say works'});
    const outcome = {number: 7, stage: 'published'} as const;
    store.dispatch({type: 'rebase', base: branch('c4'), next: {key: 'k2', outcome}});
    expect(store.get()).toMatchObject({...NO_DETAILS, older: draft, key: 'k2', sent: undefined, outcome});
  });
});

describe('Merging a proposal with the website', () => {
  const main = branch('c5', 'main', 'Yards');
  const onto = {branch: 'edit/a', commit: 'c2'};
  const draft = changeFiles(newDraft('c5'), [{file: YARD, before: text('Yards'), now: text('Works')}]);

  it('waits until unsent changes are sent, and creates a draft based on the website for the proposal', () => {
    const store = edited();
    store.dispatch({type: 'merge', proposal: sent});
    expect(store.get()).toMatchObject({isBlocked: true, merging: undefined});
    store.step('undo');
    store.dispatch({type: 'merge', proposal: sent});
    expect(store.get()).toMatchObject({isBlocked: false, merging: sent});
    store.dispatch({type: 'merged', draft, main, onto, key: 'k2'});
    expect(store.get()).toMatchObject({base: main, draft, onto, sent, key: 'k2', merging: undefined});
    // A discarded draft no longer belongs to the proposal.
    store.dispatch({type: 'discard', key: 'k3'});
    expect(store.get()).toMatchObject({...NO_DETAILS, sent: undefined, key: 'k3', draft: newDraft('c5')});
  });

  it('includes later commits of the proposal in the same draft', () => {
    const store = edited();
    const {base, key} = store.get();
    store.dispatch({type: 'merge', proposal: {...sent, since: 'c2'}});
    expect(store.get()).toMatchObject({isBlocked: false, merging: {since: 'c2'}});
    store.dispatch({type: 'merged', draft, main, onto: {...onto, commit: 'c6'}, key: 'k2'});
    expect(store.get()).toMatchObject({base, key, draft, onto: {commit: 'c6'}, merging: undefined});
  });

  it('can be cancelled', () => {
    const store = begin();
    store.dispatch({type: 'merge', proposal: sent});
    store.dispatch({type: 'merge'});
    expect(store.get()).toMatchObject({isBlocked: false, merging: undefined});
  });
});

describe('Sending', () => {
  let github: TestGithub;
  let connection: Connection;
  let main: Branch;
  withGithub((started) => ({github, staff: connection, main} = started));

  const errors: unknown[] = [];
  const sendAs = (store: DraftStore, title = 'Say that we weld') =>
    submitDraft(
      {
        connection,
        store,
        propose: sendProposal,
        review: 'https://site.example/edit',
        onError: (error) => errors.push(error),
      },
      title,
      'Home',
    );
  const typed = (value: string) => {
    const store = createDraftStore(restoreDraft(main, 'draft-of-a-test', undefined), reader);
    store.edit(HOME, {kind: 'set', path: ['heading'], value});
    return store;
  };

  it('creates a proposal, and the next changes go to the same one', async () => {
    const store = typed('Energy that lasts');
    await sendAs(store);
    const {sent: first, base, draft, key} = store.get();
    expect(base).toMatchObject({name: first?.branch, commit: first?.commit});
    expect([changesOf(draft), draft.base, key]).toEqual([
      [],
      first?.commit,
      expect.not.stringMatching('draft-of-a-test'),
    ]);
    store.edit(HOME, {kind: 'set', path: ['heading'], value: 'Energy that lasts longer'});
    await sendAs(store);
    expect(store.get().sent).toMatchObject({number: first?.number, branch: first?.branch});
    await expect(github.text(first?.branch ?? '', HOME)).resolves.toContain('lasts longer');
    await startNewProposal({connection, store}, {number: first?.number ?? 0, stage: 'withdrawn'});
    expect(store.get()).toMatchObject({base: {name: 'main'}, sent: undefined, outcome: {stage: 'withdrawn'}});
  });

  it('keeps the draft as an older one on the current website when others have changed it first', async () => {
    const store = typed('Energy for all');
    const commit = await github.others('main', {[HOME]: 'other\n'});
    await expect(sendAs(store)).rejects.toThrow();
    expect(isGitHubError(errors.at(-1), 'moved')).toBe(true);
    expect(store.get()).toMatchObject({base: {commit}, key: 'draft-of-a-test', sent: undefined});
    expect(store.get().older).toBe(store.get().draft);
  });

  it('continues a proposal from another device', async () => {
    const first = typed('Energy from Warri');
    await sendAs(first);
    const {sent: proposal} = first.get();
    const store = createDraftStore(restoreDraft(main, 'k9'), reader);
    await continueProposal({connection, store}, proposal ?? sent);
    expect(store.get()).toMatchObject({
      base: {name: proposal?.branch},
      sent: proposal,
      draft: {base: proposal?.commit},
    });
  });
});
