/** What happens while a draft is sent, and what its state says afterwards. */
import {changedFiles, changeFiles, newDraft, Reader, type Draft} from '../../../../src/cms/edit';
import {loadBranch, newDraftKey, sendProposal} from '../../../../src/editor/github';
import type {Branch, Connection, GitHubError, ProposedChange} from '../../../../src/editor/github';
import {createDraftStore, restoreDraft, toStoredDraft, type DraftStore} from '../../../../src/editor/state/draft-store';
import {changesOfDraft} from '../../../../src/editor/state/draft-changes';
import {mergeChanges} from '../../../../src/editor/state/rebase-draft';
import {continueProposal, startNewProposal, submitDraft} from '../../../../src/editor/state/submit';
import {siteDefinition} from '../../../../src/site/site-definition';
import {HISTORY, HOME, laterChange, sampleChange, type TestGithub, urlOf, withGithub, withoutPauses} from '../emulator';

const PHOTO = 'static/img/yard.jpg';
const reader = new Reader(siteDefinition);

let github: TestGithub;
let connection: Connection;
let main: Branch;
withGithub((started) => ({github, main} = started));
withoutPauses();
beforeEach(() => {
  connection = github.connect();
});
afterEach(() => jest.restoreAllMocks());

const begin = (base = main) => createDraftStore(restoreDraft(base, newDraftKey()), reader);
const setHeading = (store: DraftStore, value: string) => store.edit(HOME, {kind: 'set', path: ['heading'], value});
const typed = (value: string) => {
  const store = begin();
  setHeading(store, value);
  return store;
};
const changesOf = ({draft}: {draft: Draft}) => [...changedFiles(draft)].map(([file, {now}]) => [file, now]);
const errors: GitHubError[] = [];
const submit = (store: DraftStore, propose = sendProposal, as = connection) => {
  errors.length = 0;
  const session = {connection: as, store, propose, review: 'https://site.example/edit'};
  return submitDraft({...session, onError: (error) => errors.push(error as GitHubError)}, 'Say it', 'Home.');
};
const pullsOf = (key: string) => github.pullsOf({key} as ProposedChange);
const branchesOf = (key: string) => github.branchesOf({key} as ProposedChange);
const headingIn = async (branch = '') => /heading: (.*)/.exec((await github.text(branch, HOME)) ?? '')?.[1];
const fault = (name: string, on: string, times = 1) => github.emulator.faults.add({fault: name, on, times});

/** Runs `work` once, right after a request with this text has been answered. */
function afterRequest(text: string, work: () => unknown): void {
  const {fetch} = globalThis;
  let isFirst = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    const response = await fetch(address, options);
    const body = typeof options?.body === 'string' ? options.body : '';
    if (isFirst && `${options?.method ?? 'GET'} ${urlOf(address)} ${body}`.includes(text)) {
      isFirst = false;
      await work();
    }
    return response;
  });
}

/** Merges changes that wait, as the editor does. They have no conflict. */
async function reconcile(store: DraftStore): Promise<void> {
  const {phase, base, draft} = store.get();
  if (phase.is !== 'rebasing') return;
  const [waiting] = phase.waiting;
  const {writes, open} = mergeChanges(await changesOfDraft(connection, waiting), base, new Map());
  expect(open).toEqual([]);
  store.dispatch({type: 'reconcile', waiting, onto: draft, draft: changeFiles(draft, writes)});
}

/** Loads the draft in a new page, as after a reload. */
async function reopened(store: DraftStore): Promise<DraftStore> {
  const stored = {...toStoredDraft(store.get()), at: new Date()};
  const again = createDraftStore(restoreDraft(await loadBranch(connection, stored.branch), 'k9', stored), reader);
  await reconcile(again);
  return again;
}

describe('A person who goes on working while their changes are sent', () => {
  it('keeps what they type, and sends it to the same proposal', async () => {
    const store = typed('Energy first');
    afterRequest('createCommitOnBranch', () => setHeading(store, 'Energy first and last'));
    await submit(store);
    const {sent, phase} = store.get();
    expect(phase).toEqual({is: 'idle'});
    expect(await headingIn(sent?.branch)).toBe('Energy first');
    expect(changesOf(toStoredDraft(store.get()))).toEqual([[HOME, expect.stringContaining('first and last')]]);
    await submit(store);
    expect(store.get().sent?.number).toBe(sent?.number);
    expect(await headingIn(sent?.branch)).toBe('Energy first and last');
  });

  it('can send only once at a time', async () => {
    const store = typed('Energy twice');
    const {key} = store.get();
    await Promise.all([submit(store), submit(store)]);
    expect([branchesOf(key).length, pullsOf(key).length]).toEqual([1, 1]);
    expect(store.get()).toMatchObject({phase: {is: 'idle'}, sent: {number: pullsOf(key)[0]?.number}});
  });
});

describe('The first send of a draft', () => {
  it('makes the proposal the base of further changes, until it ends', async () => {
    const store = typed('Energy that lasts');
    const {key} = store.get();
    await submit(store);
    const {sent, ...state} = store.get();
    expect(state).toMatchObject({base: {name: sent?.branch}, draft: newDraft(sent?.commit ?? '')});
    expect([state.base.commit, state.key === key]).toEqual([sent?.commit, false]);
    await startNewProposal({connection, store}, {number: sent?.number ?? 0, stage: 'withdrawn'});
    expect(store.get()).toMatchObject({base: {name: 'main'}, sent: undefined, outcome: {stage: 'withdrawn'}});
  });

  it('leaves the changes waiting on the current website when others have changed it first', async () => {
    const store = typed('Energy for all');
    const {draft, key} = store.get();
    const commit = await github.others('main', {[HOME]: 'other\n'});
    await submit(store);
    expect(errors).toMatchObject([{kind: 'moved'}]);
    const phase = {is: 'rebasing', waiting: [{files: draft.files}]};
    expect(store.get()).toMatchObject({base: {commit}, key, sent: undefined, phase});
  });
});

describe('A base that loads while the draft goes elsewhere', () => {
  const send = (store: DraftStore) => store.dispatch({type: 'send'});
  const submitted = (store: DraftStore) => {
    send(store);
    store.dispatch({type: 'submit', base: main, key: newDraftKey()});
  };
  const follow = (store: DraftStore) => store.dispatch({type: 'follow', base: main, key: store.get().key});

  it.each([
    ['is being sent', 'busy', send],
    ['was sent', 'busy', submitted],
    ['is in another tab', 'elsewhere', follow],
  ])('is dropped if the draft %s', async (_name, kind, go) => {
    const proposal = await sendProposal(connection, sampleChange(main));
    const begun = [
      (store: DraftStore) => startNewProposal({connection, store}),
      (store: DraftStore) => expect(continueProposal({connection, store}, proposal)).rejects.toMatchObject({kind}),
    ];
    for (const load of begun) {
      const store = typed('Energy meanwhile');
      let after = store.get();
      afterRequest('GET', () => {
        go(store);
        after = store.get();
      });
      await load(store);
      expect(store.get()).toBe(after);
      jest.restoreAllMocks();
    }
  });

  it('is not requested while the draft is being sent', async () => {
    const store = typed('Energy meanwhile');
    send(store);
    const before = store.get();
    const fetched = jest.spyOn(globalThis, 'fetch');
    await startNewProposal({connection, store});
    expect(fetched).not.toHaveBeenCalled();
    expect(store.get()).toBe(before);
  });
});

describe('Two sends of one draft at once, from two tabs of which one was frozen', () => {
  it('make one branch and one proposal, and neither deletes that of the other', async () => {
    const change = sampleChange(main);
    const send = () => sendProposal(github.connect(), change);
    const results = await Promise.allSettled([send(), send()]);
    expect(results.some(({status}) => status === 'fulfilled')).toBe(true);
    const {number, commit} = await sendProposal(github.connect(), change);
    expect(github.pullsOf(change)).toMatchObject([{number, state: 'open'}]);
    expect(github.branchesOf(change)).toMatchObject([{sha: commit}]);
  });

  it('make one proposal when the second begins after any request of the first', async () => {
    for (const request of ['matching-refs', 'POST ', 'createCommitOnBranch', '/pulls']) {
      const change = sampleChange(main);
      const second: Promise<unknown>[] = [];
      afterRequest(request, () => second.push(sendProposal(github.connect(), change)));
      const results = await Promise.allSettled([sendProposal(connection, change)]);
      results.push(...((await Promise.allSettled(second)) as typeof results));
      jest.restoreAllMocks();
      const {number} = await sendProposal(github.connect(), change);
      expect(github.pullsOf(change)).toMatchObject([{number, state: 'open'}]);
      expect(github.branchesOf(change)).toHaveLength(1);
    }
  });
});

describe('The branch of a send that fails', () => {
  const failing = async (change: ProposedChange) => {
    fault('invalid', '/graphql');
    await expect(sendProposal(connection, change)).rejects.toMatchObject({kind: 'refused'});
  };

  it('is deleted if this send made it and nothing has happened to it', async () => {
    const change = sampleChange(main);
    await failing(change);
    expect(github.branchesOf(change)).toEqual([]);
  });

  it('stays if somebody has written to it, or an earlier attempt may have made it', async () => {
    const change = sampleChange(main);
    afterRequest('POST ', () => github.others(github.branchesOf(change)[0]?.name ?? '', {[HOME]: 'theirs\n'}));
    await failing(change);
    expect(github.branchesOf(change)).toHaveLength(1);
    jest.restoreAllMocks();
    const other = sampleChange(main);
    fault('lost', 'POST /repos/local/website/git/refs');
    await expect(sendProposal(connection, other)).rejects.toMatchObject({kind: 'unreachable'});
    await failing(other);
    expect(github.branchesOf(other)).toHaveLength(1);
  });

  it('is continued when its name is taken because GitHub did not list it', async () => {
    const change = sampleChange(main);
    fault('lost', 'POST /repos/local/website/git/refs');
    await expect(sendProposal(connection, change)).rejects.toMatchObject({kind: 'unreachable'});
    const {fetch} = globalThis;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address, options) =>
        urlOf(address).includes('matching-refs') ? new Response('[]') : fetch(address, options),
      );
    const {branch} = await sendProposal(connection, change);
    expect(github.branchesOf(change).map(({name}) => name)).toEqual([branch]);
    expect(github.pullsOf(change)).toHaveLength(1);
  });

  it('is continued with the reviewer’s commit after the answer to the proposal was lost', async () => {
    const store = typed('Energy by us');
    const {key} = store.get();
    fault('lost', 'POST /repos/local/website/pulls');
    fault('cut', 'GET /repos/local/website/pulls');
    await submit(store);
    const [pull] = pullsOf(key);
    await github.others(pull?.head ?? '', {[HISTORY]: 'theirs\n'});
    await submit(store);
    await reconcile(store);
    expect(store.get()).toMatchObject({base: {name: pull?.head}, sent: {number: pull?.number}, phase: {is: 'idle'}});
    expect(changesOf(store.get())).toEqual([]);
    expect(pullsOf(key)).toHaveLength(1);
  });
});

it.each([
  ['closed', 'withdrawn'],
  ['published', 'published'],
] as const)(
  'A proposal that ends while further changes are sent leaves them in the draft for a new proposal, and says that it was %s',
  async (how, stage) => {
    const store = typed('Energy begins');
    await submit(store);
    const {sent} = store.get();
    const {pulls} = github.emulator;
    const pull = pulls.get(sent?.number ?? 0);
    store.put([['static/img/more.png', Uint8Array.of(0x89, 1)]]);
    const isClosed = how === 'closed';
    // A merge contains the further changes; a closed proposal does not publish them.
    afterRequest(isClosed ? 'createCommitOnBranch' : 'matching-refs', () => pulls.close(pull));
    if (!isClosed) await pulls.publish(pull);
    await submit(store);
    expect(errors).toMatchObject([{kind: stage}]);
    expect(store.get()).toMatchObject({base: {name: 'main'}, sent: undefined, outcome: {number: pull.number, stage}});
    await reconcile(store);
    expect(changesOf(store.get()).map(([file]) => file)).toContain('static/img/more.png');
    await submit(store);
    expect(store.get().sent?.number).not.toBe(pull.number);
  },
);

describe('A branch that GitHub does not know for a moment', () => {
  it('is not gone: further changes go to the same proposal', async () => {
    const store = typed('Energy begins');
    await submit(store);
    const {sent} = store.get();
    for (const [index, on] of ['GET /repos/local/website/git/ref/', 'GET /repos/local/website/git/trees/'].entries()) {
      setHeading(store, `Energy goes on ${index}`);
      fault('not-found', on);
      await submit(store, sendProposal, github.connect());
      expect(errors).toEqual([]);
      expect(store.get().sent?.number).toBe(sent?.number);
    }
  });

  it('is gone after a second look, or once its proposal is closed', async () => {
    const store = typed('Energy begins');
    await submit(store);
    const {sent} = store.get();
    setHeading(store, 'Energy goes on');
    await github.emulator.repository.delete(sent?.branch ?? '');
    await submit(store);
    // Its pull request is still open, so GitHub contradicts itself.
    expect(errors).toMatchObject([{kind: 'busy'}]);
    expect(store.get().sent?.number).toBe(sent?.number);
    github.emulator.pulls.close(github.emulator.pulls.get(sent?.number ?? 0));
    await submit(store);
    expect(errors).toMatchObject([{kind: 'withdrawn'}]);
    expect(store.get()).toMatchObject({base: {name: 'main'}, outcome: {stage: 'withdrawn'}});
  });
});

describe('Further changes with a photo, in a page that closes before the answer', () => {
  it('are no conflict with themselves, and there is nothing left to send', async () => {
    const store = typed('Energy begins');
    await submit(store);
    setHeading(store, 'Energy in pictures');
    store.put([[PHOTO, Uint8Array.of(0xff, 0xd8, 0xff, 7)]]);
    const before = store.get();
    await submit(createDraftStore(before, reader));
    const again = await reopened(store);
    expect(again.get()).toMatchObject({phase: {is: 'idle'}, sent: {number: before.sent?.number}});
    expect(changesOf(again.get())).toEqual([]);
  });

  it('count as sent when GitHub has exactly these files', async () => {
    const store = typed('Energy begins');
    await submit(store);
    const {sent, base} = store.get();
    const photo = Uint8Array.of(0xff, 0xd8, 0xff, 8);
    await github.others(sent?.branch ?? '', {[PHOTO]: photo});
    const moved = createDraftStore(restoreDraft(await loadBranch(connection, base.name), 'k9', undefined), reader);
    moved.dispatch({type: 'rebase', base: moved.get().base, next: {key: 'k10', sent}});
    moved.put([[PHOTO, photo]]);
    await submit(moved);
    expect(errors).toEqual([]);
    expect(moved.get()).toMatchObject({phase: {is: 'idle'}, sent: {number: sent?.number}});
    expect(changesOf(moved.get())).toEqual([]);
  });
});

it('The description of a proposal to which two people send at once contains the reports of both', async () => {
  const sent = await sendProposal(connection, sampleChange(main));
  const {number} = sent;
  const {pulls} = github.emulator;
  // A colleague has read the description before this report was written, and writes after it.
  const before = pulls.get(number).body;
  afterRequest('PATCH ', () => Object.assign(pulls.get(number), {body: `${before}\n\n---\n\nTheirs`}));
  await sendProposal(connection, {...laterChange(main, sent, 'Ours\n'), body: 'Ours'});
  expect(pulls.get(number).body).toBe(`${before}\n\n---\n\nTheirs\n\n---\n\nOurs`);
});

it('A draft is unchanged and can be sent again when nothing is known about its send', async () => {
  const store = typed('Energy offline');
  const {draft} = store.get();
  fault('cut', '', 99);
  await submit(store);
  expect(errors).toMatchObject([{kind: 'unreachable'}]);
  expect(store.get()).toMatchObject({draft: {files: draft.files}, phase: {is: 'idle', failure: {kind: 'unreachable'}}});
  github.emulator.faults.clear();
  await submit(store);
  expect(store.get()).toMatchObject({phase: {is: 'idle'}, draft: newDraft(store.get().base.commit)});
});
