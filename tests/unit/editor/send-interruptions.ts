/**
 * The interruption matrix of sending: every operation, interrupted at each of its requests by each kind of fault, and
 * followed by whatever the person does next.
 */
import {changedFiles, changeFiles, newDraft, Reader} from '../../../src/cms/edit';
import {loadBranch, loadBranchUpdate, newDraftKey, publish, sendProposal} from '../../../src/editor/github';
import type {Branch, Connection, GitHubError} from '../../../src/editor/github';
import {changesBetween, changesOfDraft} from '../../../src/editor/state/draft-changes';
import {createDraftStore, restoreDraft, toStoredDraft, type DraftStore} from '../../../src/editor/state/draft-store';
import {conflictKey} from '../../../src/editor/state/draft-conflicts';
import {mergeChanges} from '../../../src/editor/state/rebase-draft';
import {continueProposal, submitDraft} from '../../../src/editor/state/submit';
import {siteDefinition} from '../../../src/site/site-definition';
import {HISTORY, HOME, type TestGithub, withGithub, withoutPauses} from './emulator';
import {interrupt, type InterruptedRequest} from './interruptions';

export const OPERATIONS = ['new', 'again', 'continue', 'merge', 'publish'] as const;
export const NEXT_STEPS = ['send again', 'type and send', 'reload and send', 'undo and redo, then send'] as const;

export interface Interruption extends InterruptedRequest {
  operation: (typeof OPERATIONS)[number];
  next: (typeof NEXT_STEPS)[number];
}

const PHOTO = 'static/img/new.png';
const BYTES = Uint8Array.of(0x89, 0x50, 0x0a, 0x0d, 0x00);
/** More requests than any operation needs. */
const MAX_ATTEMPTS = 4;
const reader = new Reader(siteDefinition);

/** A draft on the emulated GitHub. */
class Person {
  readonly errors: GitHubError[] = [];

  constructor(
    private readonly github: TestGithub,
    public store: DraftStore,
    public connection: Connection,
  ) {}

  static begin = (github: TestGithub, base: Branch): Person =>
    new Person(github, createDraftStore(restoreDraft(base, newDraftKey()), reader), github.connect());

  get text(): string {
    const {base, draft} = this.store.get();
    const changed = draft.files.get(HOME);
    return String(changed ? changed.now : base.texts.get(HOME));
  }

  type(value: string): void {
    expect(this.store.edit(HOME, {kind: 'set', path: ['heading'], value})).toBeUndefined();
  }

  async send(): Promise<void> {
    const {connection, store} = this;
    const session = {connection, store, propose: sendProposal, review: 'https://site.example/edit'};
    await submitDraft({...session, onError: (error) => this.errors.push(error as GitHubError)}, 'Words', 'Report.');
    await this.settle();
  }

  async reload(): Promise<void> {
    this.connection = this.github.connect();
    const stored = {...toStoredDraft(this.store.get()), at: new Date()};
    const base = await loadBranch(this.connection, stored.branch);
    this.store = createDraftStore(restoreDraft(base, newDraftKey(), stored), reader);
    await this.settle();
  }

  /** Merges what waits, or the website into the proposal. The person always keeps their own text. */
  async settle(): Promise<void> {
    const {phase, base, draft} = this.store.get();
    if (phase.is === 'rebasing') {
      const [waiting] = phase.waiting;
      const changed = changedFiles(draft);
      expect(changed.size).toBe(0);
      const writes = mergeWithOurs(await changesOfDraft(this.connection, waiting), base);
      this.store.dispatch({type: 'reconcile', waiting, onto: draft, draft: changeFiles(draft, writes)});
      await this.settle();
    } else if (phase.is === 'merging') await this.merge();
  }

  private async merge(): Promise<void> {
    const {phase} = this.store.get();
    if (phase.is !== 'merging') return;
    const {branch, since} = phase.proposal;
    const {main, head, before, after} = await loadBranchUpdate(this.connection, branch, since);
    const writes = mergeWithOurs(await changesBetween(this.connection, before, after), main);
    const draft = changeFiles(newDraft(main.commit), writes);
    this.store.dispatch({type: 'merged', draft, main, onto: {branch, commit: head}, key: newDraftKey()});
  }
}

function mergeWithOurs(changes: Parameters<typeof mergeChanges>[0], pages: Parameters<typeof mergeChanges>[1]) {
  const all = [...changes];
  const {open} = mergeChanges(all, pages, new Map());
  return mergeChanges(all, pages, new Map(open.map((conflict) => [conflictKey(conflict), 'ours'] as const))).writes;
}

let github: TestGithub;
let main: Branch;

/** Prepares a file of tests that call `assertSurvives`. */
export function withInterruptions(): void {
  withGithub((started) => ({github, main} = started));
  withoutPauses();
  afterEach(() => jest.restoreAllMocks());
}

/** Prepares an operation. @returns the person, and the work that will be interrupted */
async function prepare(operation: Interruption['operation']): Promise<{person: Person; work: () => Promise<unknown>}> {
  const person = Person.begin(github, main);
  person.store.put([
    [HISTORY, undefined],
    [PHOTO, BYTES],
  ]);
  person.type('First words');
  if (operation === 'new') return {person, work: () => person.send()};
  await person.send();
  const {sent} = person.store.get();
  if (!sent) throw new Error('The first send failed.');
  if (operation === 'publish') {
    github.emulator.pulls.review(github.emulator.pulls.get(sent.number), {state: 'APPROVED'});
    return {person, work: () => publish(person.connection, sent.number, sent.commit)};
  }
  if (operation === 'merge') {
    const theirs = String(main.texts.get(HOME)).replace('Energy for Nigeria', 'Their words');
    await github.others('main', {[HOME]: theirs});
    person.store.dispatch({type: 'merge', proposal: sent});
    await person.settle();
  } else if (operation === 'continue') {
    const other = Person.begin(github, main);
    await continueProposal(other, sent);
    other.type('Second words');
    return {person: other, work: () => other.send()};
  } else {
    person.store.put([['static/img/more.png', BYTES]]);
    person.type('Second words');
  }
  return {person, work: () => person.send()};
}

const branchNames = () => github.emulator.repository.branches('edit/').map(({name}) => name);

/** What the state says must be true right after the interruption. */
function assertTrue(person: Person): void {
  const {phase, sent, draft, base} = person.store.get();
  if (phase.is !== 'idle' || !sent || changedFiles(draft).size > 0 || base.name !== sent.branch) return;
  const pull = github.emulator.pulls.get(sent.number);
  expect([pull.head, pull.sha]).toEqual([sent.branch, sent.commit]);
}

async function goOn(person: Person, next: Interruption['next']): Promise<string> {
  if (next === 'type and send') person.type('Third words');
  if (next === 'reload and send') await person.reload();
  if (next === 'undo and redo, then send') {
    person.store.step('undo');
    person.store.step('redo');
  }
  const wanted = person.text;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (changedFiles(person.store.get().draft).size > 0) await person.send();
  }
  return wanted;
}

/** @returns whether the operation has a request with this number */
export async function assertSurvives(interruption: Interruption): Promise<boolean> {
  await github.reset();
  const firstPull = github.emulator.pulls.list().length;
  const {person, work} = await prepare(interruption.operation);
  const headOfMain = github.emulator.repository.head('main');
  const typed = person.text;
  const {wasReached} = await interrupt(github, interruption, work);
  assertTrue(person);
  expect(person.text).toBe(typed);
  const pulls = () => github.emulator.pulls.list().filter(({number}) => number > firstPull);
  expect(branchNames().length).toBeLessThanOrEqual(1);
  expect(pulls().length).toBeLessThanOrEqual(1);
  if (interruption.operation === 'publish') {
    const {number, commit} = person.store.get().sent ?? {number: 0, commit: ''};
    await publish(person.connection, number, commit);
    expect(await github.text('main', HOME)).toBe(typed);
    expect(pulls()).toMatchObject([{state: 'closed', number}]);
    return wasReached;
  }
  const wanted = await goOn(person, interruption.next);
  expect(github.emulator.repository.head('main')).toBe(headOfMain);
  const [pull, ...others] = pulls();
  expect(others).toEqual([]);
  expect(branchNames()).toEqual([pull?.head]);
  expect(await github.text(pull?.head ?? '', HOME)).toBe(wanted);
  expect(await github.text(pull?.head ?? '', PHOTO)).toBe(Buffer.from(BYTES).toString());
  expect(await github.text(pull?.head ?? '', HISTORY)).toBeUndefined();
  expect(person.store.get()).toMatchObject({phase: {is: 'idle'}, sent: {number: pull?.number, commit: pull?.sha}});
  expect(changedFiles(person.store.get().draft).size).toBe(0);
  return wasReached;
}
