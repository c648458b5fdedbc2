/**
 * Decides which tab has the draft of an account. That tab holds a lock, edits, stores and sends; the others follow what
 * it stores, and may take over. When it closes, the browser gives the lock to a tab that waits.
 */

/** A change of roles, or a change in storage by the tab that has the draft. */
export interface TabEvents {
  /** The draft is here now, as it is stored. */
  onOwn: () => void;
  /** Another tab wants the draft: stores it, and stops editing. */
  onRelease: () => Promise<void>;
  /** Another tab has taken the draft without asking, because this one did not respond. */
  onLost: () => void;
  /** The tab that has the draft has stored it. */
  onStored: () => void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {onmessage: ((event: MessageEvent) => void) | null};

export interface TabEnvironment {
  /** Without locks, every tab has the draft. */
  locks?: Pick<LockManager, 'request'>;
  openChannel: (name: string) => Channel;
}

const KINDS = ['stored', 'ask', 'heard', 'free'] as const;

/** `ask` asks for the draft, `heard` says that the tab is alive, `free` that its draft is stored. */
interface TabMessage {
  kind: (typeof KINDS)[number];
  /** The tab that asks. */
  tab?: string;
}

const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && KINDS.some((kind) => 'kind' in data && data.kind === kind);

/** A tab that does not respond within this time is frozen or has crashed. */
const RESPONSE_MS = 2000;

export class DraftTab {
  isOwner = false;
  private readonly id = crypto.randomUUID();
  private readonly channel: Channel;
  private events?: TabEvents;
  /** Ends the request that waits for the lock. */
  private queued?: AbortController;
  /** Ends the newest lock. */
  private release?: () => void;
  private isStealing = false;
  /** The tab to which this one gives the draft; of several that ask, the last. */
  private receiver?: string;
  /** Whether the person wants the draft back while this tab gives it to another. */
  private isWantedBack = false;
  private timer?: ReturnType<typeof setTimeout>;

  private constructor(
    private readonly name: string,
    private readonly environment: TabEnvironment,
  ) {
    this.channel = environment.openChannel(name);
    this.channel.onmessage = ({data}: MessageEvent<unknown>) => {
      if (isTabMessage(data)) void this.receive(data);
    };
  }

  /** Takes the draft if no other tab has it; otherwise waits for it. */
  static async open(name: string, environment: TabEnvironment): Promise<DraftTab> {
    const tab = new DraftTab(name, environment);
    if (!environment.locks) tab.isOwner = true;
    else {
      await tab.request({ifAvailable: true});
      if (!tab.isOwner) tab.wait();
    }
    return tab;
  }

  /** @returns a function that ends the subscription */
  listen(events: TabEvents): () => void {
    this.events = events;
    return () => {
      this.events = undefined;
    };
  }

  /** Says that the draft was stored. */
  readonly announce = (): void => this.post({kind: 'stored'});

  /** Asks the other tab for the draft, and takes it when that tab has stored it or does not respond. */
  readonly takeOver = (): void => {
    if (!this.isOwner) {
      this.post({kind: 'ask', tab: this.id});
      this.after(() => this.steal());
      // What is typed before the other tab takes the draft would be lost.
    } else if (this.receiver !== undefined) this.isWantedBack = true;
    else this.events?.onOwn();
  };

  /** Gives the draft up, for a tab that closes. */
  close(): void {
    clearTimeout(this.timer);
    this.queued?.abort();
    this.release?.();
    this.channel.close();
  }

  private post(message: TabMessage): void {
    this.channel.postMessage(message);
  }

  private after(work: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(work, RESPONSE_MS);
  }

  private async receive({kind, tab}: TabMessage): Promise<void> {
    if (kind === 'stored') {
      if (!this.isOwner) this.events?.onStored();
    } else if (kind === 'ask') {
      if (this.isOwner && tab !== undefined) await this.hand(tab);
    } else if (tab === this.id && kind === 'heard') clearTimeout(this.timer);
    else if (tab === this.id && kind === 'free') this.steal();
  }

  private async hand(tab: string): Promise<void> {
    this.receiver = tab;
    this.post({kind: 'heard', tab});
    await this.events?.onRelease();
    if (this.receiver !== tab) return;
    this.post({kind: 'free', tab});
    // If the tab that asked has closed meanwhile, the draft stays here.
    this.after(() => {
      this.endHandover();
      if (this.isOwner) this.events?.onOwn();
    });
  }

  /** @returns whether the person wants the draft back */
  private endHandover(): boolean {
    const {isWantedBack} = this;
    this.receiver = undefined;
    this.isWantedBack = false;
    return isWantedBack;
  }

  /** Takes the lock from the other tab, unless the browser has given it to this one meanwhile. */
  private steal(): void {
    clearTimeout(this.timer);
    if (this.isOwner || this.isStealing) return;
    this.queued?.abort();
    this.isStealing = true;
    void this.request({steal: true}).then((isHeld) => {
      this.isStealing = false;
      if (isHeld) this.events?.onOwn();
    });
  }

  private wait(): void {
    this.queued = new AbortController();
    void this.request({signal: this.queued.signal}).then((isHeld) => isHeld && this.events?.onOwn());
  }

  /** @returns whether this tab got the lock, once that is known */
  private request(options: LockOptions): Promise<boolean> {
    return new Promise((known) => {
      let end: (() => void) | undefined;
      const held = this.environment.locks?.request(this.name, options, (lock) => {
        this.isOwner = lock !== null;
        known(this.isOwner);
        return lock ? new Promise<void>((done) => (this.release = end = done)) : undefined;
      });
      // An aborted request never had the lock, Safari refuses all requests of a page that is being left, and a tab may
      // have taken the lock from its own earlier request.
      held?.catch(() => end && end === this.release && this.lose()).finally(() => known(false));
    });
  }

  /** Another tab has the lock now. */
  private lose(): void {
    clearTimeout(this.timer);
    this.isOwner = false;
    this.events?.onLost();
    this.wait();
    if (this.endHandover()) this.takeOver();
  }
}
