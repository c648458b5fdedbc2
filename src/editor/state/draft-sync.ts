/** Connects the draft on screen with its storage: the tab that has the draft stores it, the others show what it stores. */
import {newDraft} from '../../cms/edit';
import type {Branch} from '../github';
import type {DraftRecords} from './draft-records';
import type {StoredDraft} from './draft-state';
import {toStoredDraft, type DraftStore} from './draft-store';
import type {DraftTab} from './draft-tab';

/** The longest time for which a change is in memory only. */
const DELAY_MS = 300;

interface SyncOptions {
  store: DraftStore;
  tab: Pick<DraftTab, 'isOwner' | 'listen' | 'announce' | 'takeOver'>;
  records: DraftRecords;
  /** Loads the base of a draft that another tab has stored. */
  loadBase: (branch: string, commit: string) => Promise<Branch>;
  newKey: () => string;
  /** Receives whether the device had space for the draft. */
  onSaved: (isStored: boolean) => void;
}

export class DraftSync {
  /** Runs while a change is not stored. */
  private timer?: ReturnType<typeof setTimeout>;
  private isStopped = false;
  /** Counts what is shown, so that a slow answer does not replace a newer one. */
  private turn = 0;
  private releasing?: Promise<void>;

  constructor(private readonly options: SyncOptions) {}

  private get isFollowing(): boolean {
    return this.options.store.get().phase.is === 'following';
  }

  /** @returns a function that ends the connection */
  start(): () => void {
    const {store, tab} = this.options;
    const stopListening = tab.listen({
      onOwn: () => void this.show('own'),
      onStored: () => void this.show('follow'),
      onLost: () => this.lose(),
      onRelease: () => this.release(),
    });
    const stopStoring = store.subscribe(() => !this.isFollowing && this.schedule());
    if (this.isFollowing) void this.show(tab.isOwner ? 'own' : 'follow');
    else this.schedule();
    return () => {
      stopListening();
      stopStoring();
      this.flush();
    };
  }

  /** Stores unsaved changes, in a page that is about to close or to be frozen. */
  readonly flush = (): void => {
    if (this.timer !== undefined) void this.save();
  };

  readonly takeOver = (): void => this.options.tab.takeOver();

  /** Removes the draft from the device for good, unless another tab has it. */
  async remove(): Promise<void> {
    if (this.isFollowing) return;
    this.stopStoring();
    await this.options.records.remove();
  }

  /** Leaves only the sent proposal on the device, without the history of undo steps. */
  async keepProposal(): Promise<void> {
    this.stopStoring();
    const stored = this.storedNow();
    await this.options.records.save({...stored, draft: newDraft(stored.draft.base)});
  }

  /** Stores the draft soon. Further changes until then are stored with it. */
  private schedule(): void {
    if (!this.isStopped) this.timer ??= setTimeout(() => void this.saveLater(), DELAY_MS);
  }

  private async saveLater(): Promise<void> {
    // The draft may change meanwhile; what is stored is always its newest state.
    if (!this.isFollowing) await this.options.records.prepare(this.storedNow());
    this.flush();
  }

  private async save(): Promise<void> {
    const {records, onSaved, tab} = this.options;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isFollowing || this.isStopped) return;
    const isStored = await records.save(this.storedNow()).then(
      () => true,
      () => false,
    );
    onSaved(isStored);
    if (isStored) tab.announce();
  }

  /** Stores nothing any more. */
  private stopStoring(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private storedNow(): StoredDraft {
    return {...toStoredDraft(this.options.store.get()), at: new Date()};
  }

  private async show(type: 'follow' | 'own'): Promise<void> {
    const {store, records, loadBase, newKey} = this.options;
    this.turn += 1;
    const {turn} = this;
    const {kept: stored} = await records.load();
    const {base: shown} = store.get();
    const base =
      stored && stored.draft.base !== shown.commit
        ? // Without its base, the draft is merged into the one on screen.
          await loadBase(stored.branch, stored.draft.base).catch(() => shown)
        : shown;
    if (turn === this.turn) store.dispatch({type, base, key: newKey(), stored});
  }

  /** Several tabs may ask at once; none may load the draft before it is stored. */
  private release(): Promise<void> {
    this.releasing ??= this.storeForOthers().finally(() => (this.releasing = undefined));
    return this.releasing;
  }

  /** Stops editing before the draft is stored, so that nothing is typed in between. */
  private async storeForOthers(): Promise<void> {
    const {store, records} = this.options;
    await untilSent(store);
    // This tab has not loaded the draft yet, so what is stored is newer.
    if (this.isFollowing) {
      void this.show('follow');
      return;
    }
    const stored = this.follow();
    await records.prepare(stored);
    await records.save(stored).catch(() => this.options.onSaved(false));
  }

  private lose(): void {
    if (this.isFollowing) return;
    this.follow();
    void this.show('follow');
  }

  private follow(): StoredDraft {
    const {store, newKey} = this.options;
    const stored = this.storedNow();
    this.turn += 1;
    store.dispatch({type: 'follow', base: store.get().base, key: newKey(), stored});
    return stored;
  }
}

/** Waits for the end of a send, which only this tab can record. */
function untilSent(store: DraftStore): Promise<void> {
  return new Promise((done) => {
    const check = () => {
      if (store.get().phase.is === 'sending') return;
      stop();
      done();
    };
    const stop = store.subscribe(check);
    check();
  });
}
