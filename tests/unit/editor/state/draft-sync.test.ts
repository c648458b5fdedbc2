/** One draft in several tabs: who edits and stores it, who follows, and who takes over. */
import {changedFiles, Reader} from '../../../../src/cms/edit';
import type {Branch} from '../../../../src/editor/github';
import {DraftRecords} from '../../../../src/editor/state/draft-records';
import {createDraftStore, restoreDraft} from '../../../../src/editor/state/draft-store';
import {DraftSync} from '../../../../src/editor/state/draft-sync';
import {DraftTab} from '../../../../src/editor/state/draft-tab';
import {siteDefinition} from '../../../../src/site/site-definition';
import {Browser, MemoryStore, type Delay} from '../tabs';

const YARD = 'pages/yard.mdx';
const NAME = 'local/website staff';
const MORE_THAN_THE_DELAY_MS = 400;
const MORE_THAN_THE_RESPONSE_MS = 2100;
const pause = (time = 0) => jest.advanceTimersByTimeAsync(time);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const reader = new Reader(siteDefinition);
const branch = (commit: string): Branch => ({
  name: 'main',
  commit,
  texts: new Map([[YARD, '---\ntitle: Yard\nheading: The yard\n---\n']]),
  unreadable: new Map(),
  files: new Map([[YARD, {sha: YARD, size: 1, mode: '100644'}]]),
});

/** A browser in which tabs open the same draft. */
function device(delay?: Delay) {
  const browser = new Browser();
  const storage = new MemoryStore(delay);
  return async () => {
    const {environment, close, freeze} = browser.newTab();
    const tab = await DraftTab.open(NAME, environment);
    const records = new DraftRecords(storage, NAME);
    const {kept} = await records.load();
    const first = restoreDraft(branch('c1'), 'k1', kept);
    const store = createDraftStore(tab.isOwner ? first : {...first, phase: {is: 'following'}}, reader);
    const loadBase = (_name: string, commit: string) => Promise.resolve(branch(commit));
    const sync = new DraftSync({...{store, tab, records, loadBase}, newKey: () => 'k2', onSaved: () => undefined});
    const closed = sync.start();
    return {
      store,
      sync,
      close: () => {
        close();
        closed();
      },
      freeze,
      type: (value: string) => store.edit(YARD, {kind: 'set', path: ['title'], value}),
      title: () => {
        const text = changedFiles(store.get().draft).get(YARD)?.now;
        return typeof text === 'string' ? /title: (.*)/.exec(text)?.[1] : undefined;
      },
      phase: () => store.get().phase.is,
    };
  };
}

describe('A draft in two tabs', () => {
  it('is edited in the first, and the second follows without being able to change it', async () => {
    const open = device();
    const one = await open();
    const other = await open();
    expect([one.phase(), other.phase()]).toEqual(['idle', 'following']);
    one.type('Works');
    expect(other.type('Lost')).toEqual(expect.any(String));
    await pause(MORE_THAN_THE_DELAY_MS);
    expect(other.title()).toBe('Works');
    one.type('Workshop');
    await pause(MORE_THAN_THE_DELAY_MS);
    expect([one.title(), other.title()]).toEqual(['Workshop', 'Workshop']);
  });

  it('moves to the second with every letter when that takes over, and back', async () => {
    const open = device();
    const one = await open();
    const other = await open();
    one.type('Works');
    other.sync.takeOver();
    await pause();
    await pause();
    expect([one.phase(), other.phase(), other.title()]).toEqual(['following', 'idle', 'Works']);
    other.type('Workshop');
    one.sync.takeOver();
    await pause(MORE_THAN_THE_DELAY_MS);
    expect([one.phase(), other.phase(), one.title()]).toEqual(['idle', 'following', 'Workshop']);
  });

  it('stays where it is sent from until GitHub has answered', async () => {
    const open = device();
    const one = await open();
    const other = await open();
    one.type('Works');
    one.store.dispatch({type: 'send'});
    other.sync.takeOver();
    await pause(MORE_THAN_THE_DELAY_MS);
    expect([one.phase(), other.phase()]).toEqual(['sending', 'following']);
    const sent = {number: 7, url: '', branch: 'edit/a', commit: 'c2'};
    const base = {...branch('c2'), texts: new Map([[YARD, '---\ntitle: Works\nheading: The yard\n---\n']])};
    one.store.dispatch({type: 'submit', base, key: 'k3', sent});
    await pause(MORE_THAN_THE_DELAY_MS);
    expect([one.phase(), other.phase()]).toEqual(['following', 'idle']);
    expect(other.store.get()).toMatchObject({sent, key: 'k3', base: {commit: 'c2'}});
  });

  it('is not edited in the first while that gives it away, and comes back if the person wants it back', async () => {
    const writes: (() => void)[] = [];
    const open = device((name) => new Promise<void>((done) => (name === 'write' ? writes.push(done) : done())));
    const one = await open();
    const other = await open();
    one.type('Works');
    other.sync.takeOver();
    await pause();
    one.sync.takeOver();
    await pause();
    expect([one.phase(), other.phase()]).toEqual(['following', 'following']);
    for (let write = writes.shift(); write; write = writes.shift()) {
      write();
      await pause(MORE_THAN_THE_DELAY_MS);
    }
    expect([one.phase(), one.title(), other.phase()]).toEqual(['idle', 'Works', 'following']);
  });

  it('moves to a tab that waits when the first closes', async () => {
    const open = device();
    const one = await open();
    const other = await open();
    one.type('Works');
    one.sync.flush();
    one.close();
    await pause(MORE_THAN_THE_DELAY_MS);
    expect([other.phase(), other.title()]).toEqual(['idle', 'Works']);
  });

  it('moves from a frozen tab, which learns of it as soon as it goes on', async () => {
    const open = device();
    const one = await open();
    one.type('Works');
    await pause(MORE_THAN_THE_DELAY_MS);
    const other = await open();
    one.freeze();
    other.sync.takeOver();
    await pause(MORE_THAN_THE_RESPONSE_MS);
    expect([one.phase(), other.phase(), other.title()]).toEqual(['following', 'idle', 'Works']);
  });

  it('is deleted for good, whatever was about to be stored', async () => {
    const open = device();
    const one = await open();
    one.type('Works');
    await one.sync.remove();
    one.sync.flush();
    await pause(MORE_THAN_THE_DELAY_MS);
    one.close();
    expect((await open()).title()).toBeUndefined();
  });

  it('is not deleted by a tab from which another has taken it over', async () => {
    const open = device();
    const [one, other] = [await open(), await open()];
    one.type('Works');
    other.sync.takeOver();
    await pause(MORE_THAN_THE_RESPONSE_MS);
    other.type('Workshop');
    await one.sync.remove();
    await pause(MORE_THAN_THE_DELAY_MS);
    other.close();
    expect((await open()).title()).toBe('Workshop');
  });

  it('keeps its sent proposal without its undo steps when the person signs out', async () => {
    const open = device();
    const one = await open();
    one.type('Works');
    one.store.step('undo');
    await one.sync.keepProposal();
    one.close();
    const again = await open();
    expect(again.store.get()).toMatchObject({key: 'k1', draft: {past: [], future: []}});
  });
});
