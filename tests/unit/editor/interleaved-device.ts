/** A device whose requests, storage, locks, messages and timers happen in the order that a scheduler chooses. */
import type {Scheduler} from 'fast-check';
import {changedFiles, changeFiles, Reader} from '../../../src/cms/edit';
import {branchAt, loadBranch, newDraftKey, sendProposal, type Connection} from '../../../src/editor/github';
import {DraftRecords} from '../../../src/editor/state/draft-records';
import {createDraftStore, restoreDraft, type DraftStore} from '../../../src/editor/state/draft-store';
import {DraftSync} from '../../../src/editor/state/draft-sync';
import {DraftTab} from '../../../src/editor/state/draft-tab';
import {changesOfDraft} from '../../../src/editor/state/draft-changes';
import {conflictKey} from '../../../src/editor/state/draft-conflicts';
import {mergeChanges} from '../../../src/editor/state/rebase-draft';
import {startNewProposal, submitDraft} from '../../../src/editor/state/submit';
import {siteDefinition} from '../../../src/site/site-definition';
import {HOME, type TestGithub, urlOf} from './emulator';
import {Browser, MemoryStore} from './tabs';

const NAME = 'local/website staff';
/** Timers from this length on wait for somebody who may be silent, so they end after everything else. */
const LONG_MS = 1000;
const reader = new Reader(siteDefinition);

const nextTask = () => new Promise((done) => setImmediate(done));

/** Counts what happens outside the scheduler, and lets the scheduler choose the rest one by one. */
export class Clock {
  private inFlight = 0;
  private readonly long = new Map<number, () => void>();
  private readonly cancelled = new Set<number>();
  private lastTimer = 0;

  constructor(private readonly scheduler: Scheduler) {}

  readonly delay = (name: string): Promise<unknown> => this.scheduler.schedule(Promise.resolve(), name);

  /** Runs real input or output, during which nothing else happens. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.inFlight += 1;
    try {
      return await work();
    } finally {
      this.inFlight -= 1;
    }
  }

  readonly setTimer = (work: () => void, time = 0): number => {
    this.lastTimer += 1;
    const timer = this.lastTimer;
    const run = () => !this.cancelled.has(timer) && work();
    if (time >= LONG_MS) this.long.set(timer, run);
    else void this.delay('timer').then(run);
    return timer;
  };

  readonly clearTimer = (timer?: number): void => {
    if (timer === undefined) return;
    this.long.delete(timer);
    this.cancelled.add(timer);
  };

  /** @returns whether anything happened */
  async step(): Promise<boolean> {
    await this.settle();
    if (this.scheduler.count() > 0) await this.scheduler.waitNext(1);
    else {
      const [first] = this.long;
      if (!first) return false;
      this.long.delete(first[0]);
      first[1]();
    }
    await this.settle();
    return true;
  }

  async finish(): Promise<void> {
    let hasNext = true;
    while (hasNext) hasNext = await this.step();
  }

  private async settle(): Promise<void> {
    do await nextTask();
    while (this.inFlight > 0);
    await nextTask();
  }
}

export class Tab {
  isClosed = false;
  readonly errors: unknown[] = [];

  private constructor(
    readonly store: DraftStore,
    readonly sync: DraftSync,
    private readonly connection: Connection,
    private readonly end: () => void,
  ) {}

  static async open(device: Device, connection: Connection): Promise<Tab> {
    const {environment, close} = device.browser.newTab();
    const tab = await DraftTab.open(NAME, environment);
    const records = new DraftRecords(device.storage, NAME);
    const {kept} = await records.load();
    const pull = kept && device.github.emulator.pulls.list().find(({head}) => head === kept.branch);
    const hasEnded = pull?.state === 'closed';
    const base = await loadBranch(connection, hasEnded ? undefined : kept?.branch);
    const stored = hasEnded && kept ? {...kept, key: newDraftKey(), sent: undefined} : kept;
    const first = restoreDraft(base, newDraftKey(), stored);
    const store = createDraftStore(tab.isOwner ? first : {...first, phase: {is: 'following'}}, reader);
    const loadBase = (name: string, commit: string) => branchAt(connection, name, commit);
    const sync = new DraftSync({store, tab, records, loadBase, newKey: newDraftKey, onSaved: () => undefined});
    const stop = sync.start();
    return new Tab(store, sync, connection, () => {
      stop();
      close();
    });
  }

  /** The text of the home page on screen. */
  get text(): string {
    const {base, draft} = this.store.get();
    const changed = draft.files.get(HOME);
    return String(changed ? changed.now : base.texts.get(HOME));
  }

  get heading(): string {
    return /^heading: (.*)$/m.exec(this.text)?.[1] ?? '';
  }

  /** @returns whether the word was accepted */
  type(word: string): boolean {
    const value = `${this.heading} ${word}`;
    return this.store.edit(HOME, {kind: 'set', path: ['heading'], value}) === undefined;
  }

  send(): void {
    const session = {connection: this.connection, store: this.store, propose: sendProposal, review: 'https://s/edit'};
    const sending = submitDraft({...session, onError: (error) => this.errors.push(error)}, 'Words', 'Home.');
    sending.catch((error: unknown) => this.errors.push(error));
  }

  /** The status of the sent proposal arrives. */
  learn(outcome: {number: number; stage: 'published' | 'withdrawn'}): void {
    const {connection, store} = this;
    startNewProposal({connection, store}, outcome).catch((error: unknown) => this.errors.push(error));
  }

  /** Merges what waits. The person always keeps both texts, or their own. */
  async reconcile(): Promise<void> {
    const {phase} = this.store.get();
    if (phase.is !== 'rebasing') return;
    const [waiting] = phase.waiting;
    const changes = await changesOfDraft(this.connection, waiting);
    const {base, draft} = this.store.get();
    const {texts, files} = base;
    const now = {texts: new Map([...texts, [HOME, this.text]]), files};
    const {open} = mergeChanges(changes, now, new Map());
    const answers = new Map(
      open.map((conflict) => {
        const theirs = 'theirs' in conflict && typeof conflict.theirs === 'string' ? conflict.theirs : '';
        return [
          conflictKey(conflict),
          {text: unionOf(theirs, typeof conflict.ours === 'string' ? conflict.ours : '')},
        ] as const;
      }),
    );
    const {writes} = mergeChanges(changes, now, answers);
    this.store.dispatch({type: 'reconcile', waiting, onto: draft, draft: changeFiles(draft, writes)});
    await this.reconcile();
  }

  close(): void {
    this.isClosed = true;
    this.end();
  }
}

/** All words of both texts, as a person combines them. */
const unionOf = (one: string, other: string): string =>
  [...new Set([...one.split(' '), ...other.split(' ')])].join(' ');

export class Device {
  readonly browser: Browser;
  readonly storage: MemoryStore;
  readonly tabs: Tab[] = [];
  private opened = 0;
  private readonly closed = new Set<string>();

  constructor(
    readonly github: TestGithub,
    readonly clock: Clock,
  ) {
    this.browser = new Browser(clock.delay);
    this.storage = new MemoryStore(clock.delay);
  }

  /** Lets the scheduler decide when requests arrive and when their answers do; those of a closed tab never do. */
  intercept(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (address, options) => {
      const token = new Headers(options?.headers).get('authorization') ?? '';
      const name = `${options?.method ?? 'GET'} ${urlOf(address).replace(/^.*website\//, '')}`;
      const untilOpen = () => (this.closed.has(token) ? new Promise<never>(() => undefined) : undefined);
      await this.clock.delay(name);
      await untilOpen();
      const response = await this.clock.run(async () => {
        const answer = await fetch(address, options);
        const body = await answer.arrayBuffer();
        const {status, headers} = answer;
        return new Response(status === 204 ? null : body, {status, headers});
      });
      await this.clock.delay(`answer to ${name}`);
      await untilOpen();
      return response;
    };
  }

  async open(): Promise<Tab> {
    this.opened += 1;
    const connection = this.github.connect(`${this.github.tokens.staff}_${this.opened}_${newDraftKey()}`);
    const opening = Tab.open(this, connection);
    let tab: Tab | undefined;
    void opening.then((found) => (tab = found));
    while (!tab) await this.clock.step();
    this.tabs.push(tab);
    const close = tab.close.bind(tab);
    tab.close = () => {
      this.closed.add(`Bearer ${connection.token}`);
      close();
    };
    return tab;
  }

  /** Sends, as far as the button is enabled. */
  send(): void {
    const {owner} = this;
    if (owner && changedFiles(owner.store.get().draft).size > 0) owner.send();
  }

  /** The tab that has the draft. */
  get owner(): Tab | undefined {
    return this.tabs.find((tab) => !tab.isClosed && tab.store.get().phase.is !== 'following');
  }
}
