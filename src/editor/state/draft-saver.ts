/** Stores a draft shortly after each change, and at once when the person leaves the page. */
import type {DraftRecords} from './draft-records';
import type {StoredDraft} from './draft-store';

/** The longest time for which a change is in memory only. */
const DELAY_MS = 300;

interface SaverOptions {
  records: DraftRecords;
  /** @returns the draft as it is now; undefined when another tab has it */
  read: () => StoredDraft | undefined;
  /** Runs after the draft was stored, or could not be stored. */
  onSaved: (isStored: boolean) => void;
}

export class DraftSaver {
  private timer?: ReturnType<typeof setTimeout>;
  private isStopped = false;

  constructor(private readonly options: SaverOptions) {}

  /** Stores the draft soon. Further changes until then are stored with it. */
  readonly schedule = (): void => {
    if (!this.isStopped) this.timer ??= setTimeout(() => void this.saveLater(), DELAY_MS);
  };

  /** Stores unsaved changes now, even in a page that is about to close. */
  readonly flush = async (): Promise<void> => {
    if (this.timer !== undefined) await this.save();
  };

  /** Stores nothing any more. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async saveLater(): Promise<void> {
    const draft = this.options.read();
    // The draft may change meanwhile; what is stored is always its newest state.
    if (draft) await this.options.records.prepare(draft);
    if (this.timer !== undefined) await this.save();
  }

  private async save(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const draft = this.options.read();
    if (!draft || this.isStopped) return;
    await this.options.records.save(draft).then(
      () => this.options.onSaved(true),
      () => this.options.onSaved(false),
    );
  }
}
