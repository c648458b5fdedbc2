/** The state of a draft, without React: every action. */
import {changedFiles, newDraft, Reader, changeFiles, type Draft} from '../../../../src/cms/edit';
import {GitHubError, type Branch} from '../../../../src/editor/github';
import {messages} from '../../../../src/editor/messages';
import {createDraftStore, loadMerge, restoreDraft, toStoredDraft} from '../../../../src/editor/state/draft-store';
import type {DraftAction, StoredDraft} from '../../../../src/editor/state/draft-state';
import type {DraftStore} from '../../../../src/editor/state/draft-store';
import {siteDefinition} from '../../../../src/site/site-definition';

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
const storedOf = (store: DraftStore) => ({...toStoredDraft(store.get()), at: new Date(0)});
const IDLE = {is: 'idle'};
beforeAll(loadMerge);
const EMPTY = {sentence: undefined, helpers: undefined, onto: undefined};

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

  it('that moves a page is undone and redone at the address where the page then is', () => {
    const store = begin();
    const moved = 'pages/works.mdx';
    store.put([
      [YARD, undefined],
      [moved, text('Yard')],
    ]);
    expect(store.step('undo').at).toEqual({file: YARD});
    expect(store.step('redo').at).toEqual({file: moved});
    store.put([[moved, undefined]]);
    store.step('undo');
    expect(store.step('redo').at).toEqual({file: moved});
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
    expect(other.get()).toMatchObject({...EMPTY, key: 'k1'});
  });

  it('comes back with an undo after all changes were discarded', () => {
    const store = edited();
    store.put([
      [PHOTO, Uint8Array.of(1)],
      ['static/img/new.jpg', Uint8Array.of(2)],
    ]);
    const before = changesOf(store.get().draft);
    store.dispatch({type: 'discard', key: 'k2'});
    expect(changesOf(store.get().draft)).toEqual([]);
    store.step('undo');
    expect(changesOf(store.get().draft)).toEqual(before);
  });

  it('in one field is one step until the person pauses', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1e6);
    const store = edited('Work');
    setTitle(store, 'Works');
    clock.mockReturnValue(2e6);
    setTitle(store, 'Works and');
    setTitle(store, 'Works and more');
    expect([store.step('undo'), store.step('undo')].map(({draft}) => changesOf(draft))).toEqual([
      [[YARD, text('Works')]],
      [],
    ]);
    clock.mockRestore();
  });
});

describe('A stored draft', () => {
  it('is restored exactly, and stored again unchanged', () => {
    const {draft} = edited().get();
    const kept = {branch: 'main', key: 'k0', draft, sent, helpers: ['helper'], sentence: 'Say works', onto: undefined};
    const store = begin({...kept, at: new Date(0)});
    expect(store.get()).toMatchObject({key: 'k0', sent, draft, sentence: 'Say works', phase: IDLE});
    expect(toStoredDraft(store.get())).toEqual(kept);
  });

  it('moves to a new base with its undo steps when its pages are the same there', () => {
    const {draft} = edited().get();
    const store = begin({branch: 'main', key: 'k0', draft, sentence: 'Say works', at: new Date(0)}, branch('c3'));
    expect(store.get()).toMatchObject({draft: {...draft, base: 'c3'}, sentence: 'Say works', phase: IDLE});
    store.step('undo');
    expect(changesOf(store.get().draft)).toEqual([]);
  });

  it('waits with its description when others have changed its page, and the page can be edited meanwhile', () => {
    const {draft} = edited().get();
    const kept = {branch: 'main', key: 'k0', draft, sentence: 'Say works', at: new Date(0)};
    const store = begin(kept, branch('c3', 'main', 'Yards'));
    const phase = {is: 'rebasing', waiting: [draft], isLater: false};
    expect(store.get()).toMatchObject({draft: newDraft('c3'), sentence: 'Say works', phase});
    store.dispatch({type: 'postpone', isLater: true});
    store.dispatch({type: 'send'});
    expect(store.get()).toMatchObject({phase: {...phase, isLater: true}});
    store.edit(YARD, {kind: 'set', path: ['heading'], value: 'Our yard'});
    const {draft: onto} = store.get();
    expect(changesOf(onto)).toEqual([[YARD, text('Yards').replace('The yard', 'Our yard')]]);
    expect(toStoredDraft(store.get())).toMatchObject({draft: onto, waiting: [draft]});
    const both = text('Works').replace('The yard', 'Our yard');
    const rebased = changeFiles(onto, [{file: YARD, before: text('Yards'), now: both}]);
    // A keystroke during the merge makes its result outdated.
    setTitle(store, 'Yard!');
    store.dispatch({type: 'reconcile', waiting: draft, onto, draft: rebased});
    expect(store.get().phase).toMatchObject({is: 'rebasing'});
    store.step('undo');
    store.dispatch({type: 'reconcile', waiting: draft, onto: store.get().draft, draft: rebased});
    expect(store.get()).toMatchObject({draft: rebased, sentence: 'Say works', phase: IDLE});
  });

  it('that waits is stored, and waits again after a reload', () => {
    const {draft} = edited().get();
    const store = begin({branch: 'main', key: 'k0', draft, at: new Date(0)}, branch('c3', 'main', 'Yards'));
    store.edit(YARD, {kind: 'set', path: ['heading'], value: 'Our yard'});
    const {draft: later} = store.get();
    const again = begin(storedOf(store), branch('c4', 'main', 'Yard of all'));
    expect(again.get()).toMatchObject({draft: newDraft('c4'), phase: {is: 'rebasing', waiting: [draft, later]}});
  });
});

describe('A new base', () => {
  const base = branch('c2', 'edit/a');

  it('is the proposal’s branch after sending, with another key and without changes', () => {
    const store = full();
    store.dispatch({type: 'send'});
    store.dispatch({type: 'submit', base, key: 'k2', sent});
    expect(store.get()).toMatchObject({...EMPTY, base, sent, key: 'k2', draft: newDraft('c2'), phase: IDLE});
  });

  it('takes changes along, which keep their sentence and co-authors, and their key unless the proposal differs', () => {
    const idle = begin();
    idle.dispatch({type: 'rebase', base});
    expect(idle.get()).toMatchObject({base, draft: newDraft('c2'), key: 'k1', phase: IDLE});
    const store = full();
    const {draft} = store.get();
    store.dispatch({type: 'rebase', base});
    expect(store.get()).toMatchObject({base, draft: {...draft, base: 'c2'}, key: 'k1', sentence: 'Say works'});
    const outcome = {number: 7, stage: 'published'} as const;
    const changed = branch('c4', 'main', 'Yards');
    store.dispatch({type: 'rebase', base: changed, next: {key: 'k2', outcome}});
    const phase = {is: 'rebasing', waiting: [{...draft, base: 'c2'}]};
    const kept = {sentence: 'Say works', helpers: ['colleague'], onto: undefined};
    expect(store.get()).toMatchObject({...kept, draft: newDraft('c4'), key: 'k2', sent: undefined, outcome, phase});
  });

  it('for another proposal forgets the co-authors of changes that were undone', () => {
    const store = full();
    store.step('undo');
    store.dispatch({type: 'rebase', base, next: {key: 'k2', sent}});
    expect(store.get()).toMatchObject({...EMPTY, base, key: 'k2', sent});
  });

  it('takes a replaced photo along only if nobody else has replaced it', () => {
    const replaced = () => {
      const store = begin();
      store.put([[PHOTO, new Uint8Array([1])]]);
      return store;
    };
    const store = replaced();
    store.dispatch({type: 'rebase', base});
    expect(store.get().phase).toEqual(IDLE);
    const other = replaced();
    const files = new Map(base.files).set(PHOTO, {sha: 'other', size: 1, mode: '100644'});
    other.dispatch({type: 'rebase', base: {...base, files}});
    expect(other.get().phase).toMatchObject({is: 'rebasing'});
    // Nobody has chosen yet when the next base arrives.
    other.dispatch({type: 'rebase', base: {...base, commit: 'c3', files}});
    expect(other.get().phase).toMatchObject({is: 'rebasing'});
  });

  it('is merged at once with words and photos, new, replaced and removed', () => {
    const bytes = Uint8Array.of(1);
    const [fresh, other] = ['static/img/new.jpg', 'static/img/other.jpg'];
    const files = new Map(branch('c1').files).set(other, {sha: other, size: 1, mode: '100644'});
    const store = begin(undefined, {...branch('c1'), files});
    store.edit(YARD, {kind: 'set', path: ['heading'], value: 'Our yard'});
    store.put([
      [fresh, bytes],
      [PHOTO, bytes],
      [other, undefined],
    ]);
    store.dispatch({type: 'rebase', base: {...branch('c3', 'main', 'Yards'), files}});
    expect(store.get().phase).toEqual(IDLE);
    expect(changesOf(store.get().draft)).toEqual([
      [YARD, text('Yards').replace('The yard', 'Our yard')],
      [fresh, bytes],
      [PHOTO, bytes],
      [other, undefined],
    ]);
  });
});

describe('Changes during a send', () => {
  /** The proposal with the snapshot of `full`. */
  const base = branch('c2', 'edit/a', 'Works');
  const sending = () => {
    const store = full();
    store.dispatch({type: 'send'});
    return store;
  };
  const answer = (store: DraftStore, of = base) => store.dispatch({type: 'submit', base: of, key: 'k2', sent});

  it('stay on screen and in storage, can be sent, and are the only ones that can be undone', () => {
    const store = sending();
    setTitle(store, 'Workshop');
    store.dispatch({type: 'credit', helper: 'reviewer'});
    expect(changesOf(toStoredDraft(store.get()).draft)).toEqual([[YARD, text('Workshop')]]);
    answer(store);
    const {draft, phase, helpers, sentence} = store.get();
    expect(phase).toEqual(IDLE);
    expect({helpers, sentence}).toEqual({helpers: ['reviewer'], sentence: undefined});
    expect([draft.base, draft.files.get(YARD)]).toEqual(['c2', {before: text('Works'), now: text('Workshop')}]);
    store.step('undo');
    expect([changesOf(store.get().draft), store.get().draft.past]).toEqual([[], []]);
  });

  it('that only continue a word are a step of their own', () => {
    const store = sending();
    setTitle(store, 'Works!');
    store.step('undo');
    expect(changesOf(store.get().draft)).toEqual([[YARD, text('Works')]]);
  });

  it('that undo what is being sent become a change of the proposal', () => {
    const store = sending();
    store.step('undo');
    answer(store);
    expect(changesOf(store.get().draft)).toEqual([[YARD, text('Yard')]]);
    store.step('undo');
    expect(changesOf(store.get().draft)).toEqual([]);
  });

  it('wait when a reviewer has changed the same page meanwhile', () => {
    const store = sending();
    setTitle(store, 'Workshop');
    answer(store, branch('c2', 'edit/a', 'Their works'));
    const files = new Map([[YARD, {before: text('Works'), now: text('Workshop')}]]);
    const phase = {is: 'rebasing', waiting: [{base: 'c1', files}]};
    expect(store.get()).toMatchObject({base: {name: 'edit/a'}, draft: newDraft('c2'), phase});
  });

  it('stay with the others when the send fails, and the reason is known until the next one', () => {
    const store = sending();
    setTitle(store, 'Workshop');
    const failure = new GitHubError('offline');
    store.dispatch({type: 'fail', failure});
    expect(changesOf(store.get().draft)).toEqual([[YARD, text('Workshop')]]);
    expect(store.get()).toMatchObject({key: 'k1', sentence: 'Say works', phase: {is: 'idle', failure}});
    store.dispatch({type: 'send'});
    expect(store.get().phase).not.toHaveProperty('failure');
  });

  it('can be discarded without what is being sent', () => {
    const store = sending();
    setTitle(store, 'Workshop');
    store.dispatch({type: 'discard', key: 'k3'});
    expect(store.get()).toMatchObject({key: 'k1', sentence: 'Say works', phase: {is: 'sending'}});
    expect(changesOf(store.get().draft)).toEqual([[YARD, text('Works')]]);
    answer(store);
    expect(changesOf(store.get().draft)).toEqual([]);
    store.step('undo');
    expect(changesOf(store.get().draft)).toEqual([[YARD, text('Workshop')]]);
  });
});

describe('An answer that arrives when nobody waits for it any more', () => {
  const LATE = {
    'a sent draft': {type: 'submit', base: branch('c2', 'edit/a'), key: 'k2', sent},
    'a failure': {type: 'fail', failure: new GitHubError('offline')},
    'a merge of waiting changes': {
      type: 'reconcile',
      waiting: newDraft('c0'),
      onto: newDraft('c1'),
      draft: newDraft('c1'),
    },
    'a merge of the website': {
      type: 'merged',
      draft: newDraft('c3'),
      main: branch('c3'),
      onto: {branch: 'edit/a', commit: 'c2'},
      key: 'k2',
    },
    'a postponed choice': {type: 'postpone', isLater: true},
  } as const satisfies Record<string, DraftAction>;

  it.each(Object.entries(LATE))('changes nothing: %s', (_name, action) => {
    for (const store of [begin(), edited()]) {
      const before = store.get();
      store.dispatch(action);
      expect(store.get()).toBe(before);
    }
  });

  it('changes nothing while other changes wait, or after the page was edited since the merge', () => {
    const kept = {branch: 'main', key: 'k0', draft: edited().get().draft, at: new Date(0)};
    const store = begin(kept, branch('c3', 'main', 'Yards'));
    const {phase, draft: onto} = store.get();
    const waiting = phase.is === 'rebasing' ? phase.waiting[0] : onto;
    const merged = {type: 'reconcile', onto, draft: newDraft('c3')} as const;
    store.dispatch({...merged, waiting: newDraft('c0')});
    expect(store.get().phase).toBe(phase);
    setTitle(store, 'Meanwhile');
    store.dispatch({...merged, waiting});
    expect(store.get().phase).toBe(phase);
    expect(changesOf(store.get().draft)).toEqual([[YARD, text('Meanwhile')]]);
  });
});

describe('A draft in another tab', () => {
  const following = () => {
    const store = edited();
    store.dispatch({type: 'follow', base: branch('c1'), key: 'k2', stored: storedOf(store)});
    return store;
  };

  it('is shown, and refuses changes with a reason', () => {
    const store = following();
    const {draft} = store.get();
    expect(changesOf(draft)).toEqual([[YARD, text('Works')]]);
    expect(setTitle(store, 'Lost')).toBe(messages.draft.elsewhere);
    expect(store.get()).toMatchObject({draft, phase: {is: 'following', isRefused: true}});
    store.dispatch({type: 'send'});
    expect(store.get().phase.is).toBe('following');
  });

  it('can be edited after it has been taken over', () => {
    const store = following();
    store.dispatch({type: 'own', base: branch('c1'), key: 'k2', stored: storedOf(store)});
    expect(setTitle(store, 'Workshop')).toBeUndefined();
    expect(store.get()).toMatchObject({key: 'k1', phase: IDLE});
    expect(changesOf(store.get().draft)).toEqual([[YARD, text('Workshop')]]);
  });
});

describe('Merging a proposal with the website', () => {
  const main = branch('c5', 'main', 'Yards');
  const onto = {branch: 'edit/a', commit: 'c2'};
  const draft = changeFiles(newDraft('c5'), [{file: YARD, before: text('Yards'), now: text('Works')}]);

  it('waits until unsent changes are sent, and creates a draft based on the website for the proposal', () => {
    const store = edited();
    store.dispatch({type: 'merge', proposal: sent});
    expect(store.get().phase).toEqual({is: 'idle', isBlocked: true});
    store.step('undo');
    store.dispatch({type: 'merge', proposal: sent});
    expect(store.get().phase).toMatchObject({is: 'merging', proposal: sent});
    store.dispatch({type: 'merged', draft, main, onto, key: 'k2'});
    expect(store.get()).toMatchObject({base: main, draft, onto, sent, key: 'k2', phase: IDLE});
    // A discarded draft no longer belongs to the proposal.
    store.dispatch({type: 'discard', key: 'k3'});
    expect(store.get()).toMatchObject({...EMPTY, sent: undefined, key: 'k3', draft: newDraft('c5')});
  });

  it('includes later commits of the proposal in the same draft', () => {
    const store = edited();
    const {base, key} = store.get();
    store.dispatch({type: 'merge', proposal: {...sent, since: 'c2'}});
    expect(store.get().phase).toMatchObject({is: 'merging', proposal: {since: 'c2'}});
    store.dispatch({type: 'merged', draft, main, onto: {...onto, commit: 'c6'}, key: 'k2'});
    expect(store.get()).toMatchObject({base, key, draft, onto: {commit: 'c6'}, phase: IDLE});
  });

  it('keeps what is typed during the merge', () => {
    const store = begin();
    store.dispatch({type: 'merge', proposal: sent});
    store.edit(YARD, {kind: 'set', path: ['heading'], value: 'Our yard'});
    store.dispatch({type: 'merged', draft, main, onto, key: 'k2'});
    expect(store.get()).toMatchObject({base: main, phase: IDLE});
    const merged = changesOf(draft).map(([, now]) => String(now).replace('heading: The yard', 'heading: Our yard'));
    expect(changesOf(store.get().draft)).toEqual([[YARD, ...merged]]);
    const other = begin();
    other.dispatch({type: 'merge', proposal: sent});
    other.put([['static/img/new.jpg', new Uint8Array([1])]]);
    other.dispatch({type: 'merged', draft, main, onto, key: 'k2'});
    expect(changesOf(other.get().draft).map(([file]) => file)).toEqual([YARD, 'static/img/new.jpg']);
  });

  it('merges texts with a newer base at once, so that the next letter belongs to them', () => {
    const store = edited('Works');
    const newer = {...branch('c5'), texts: new Map([[YARD, text('Yard').replace('The yard', 'Our yard')]])};
    store.dispatch({type: 'rebase', base: newer});
    expect(store.get().phase).toEqual(IDLE);
    setTitle(store, 'Works!');
    const now = text('Works!').replace('The yard', 'Our yard');
    expect(changesOf(store.get().draft)).toEqual([[YARD, now]]);
  });

  it('can be cancelled', () => {
    const store = begin();
    store.dispatch({type: 'merge', proposal: sent});
    store.dispatch({type: 'merge'});
    expect(store.get().phase).toEqual(IDLE);
  });
});
