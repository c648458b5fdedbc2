/** Several tabs of one browser: their locks, their channel, and the storage of the device. */
import type {KeyValueStore} from '../../../src/editor/state/draft-records';
import type {TabEnvironment} from '../../../src/editor/state/draft-tab';

/** Delays a step of the browser; a scheduler may decide when it happens. */
export type Delay = (name: string) => Promise<unknown>;

const AT_ONCE: Delay = () => Promise.resolve();

/** Copies like `structuredClone`, whose copies belong to another realm than the code under test. */
function copyOf(value: unknown): unknown {
  if (value instanceof Uint8Array) return new Uint8Array(value);
  if (value instanceof Date) return new Date(value);
  if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, copyOf(item)]));
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item)]));
}

/** Storage in memory, which copies values as IndexedDB does. */
export class MemoryStore implements KeyValueStore {
  /** The number of bytes of photos that were written. */
  bytes = 0;
  private readonly stored = new Map<string, unknown>();

  constructor(private readonly delay: Delay = AT_ONCE) {}

  /** What the device has, without waiting. */
  values = (): unknown[] => [...this.stored.values()];

  async get(keys: readonly string[]): Promise<unknown[]> {
    await this.delay('read');
    return keys.map((key) => copyOf(this.stored.get(key)));
  }

  async keys(prefix: string): Promise<string[]> {
    await this.delay('list');
    return [...this.stored.keys()].filter((key) => key.startsWith(prefix));
  }

  /** The order of transactions is that of the calls; only their end may be late. */
  async write(values: Parameters<KeyValueStore['write']>[0]): Promise<void> {
    for (const [key, value] of values) {
      if (value instanceof Uint8Array) this.bytes += value.length;
      if (value === undefined) this.stored.delete(key);
      else this.stored.set(key, copyOf(value));
    }
    await this.delay('write');
  }
}

interface Holder {
  lose: (error: unknown) => void;
}

interface Waiting {
  grant: () => void;
  signal?: AbortSignal;
}

type Work = (lock: Lock | null) => Promise<void> | undefined;
type Request = (name: string, options: LockOptions, work: Work) => Promise<void>;

/** The locks of a browser. Each tab has its own view, so that all its locks end when it closes. */
export class Browser {
  private readonly holders = new Map<string, Holder>();
  private readonly queues = new Map<string, Waiting[]>();
  private readonly channels = new Set<{name: string; onmessage: ((event: MessageEvent) => void) | null}>();

  constructor(private readonly delay: Delay = AT_ONCE) {}

  /** Returns the environment of a new tab. A frozen tab receives no messages. */
  newTab(): {environment: TabEnvironment; close: () => void; freeze: () => void} {
    const own = new Set<() => void>();
    const channels = new Set<{onmessage: unknown}>();
    let isClosed = false;
    const request: Request = (name, options, work) =>
      new Promise<void>((done, fail) => {
        // A closed tab does nothing any more.
        if (isClosed) return;
        const hold = () => {
          const holder = {lose: fail};
          this.holders.set(name, holder);
          const end = () => {
            own.delete(end);
            if (this.holders.get(name) === holder) this.holders.delete(name);
            done();
            this.grantNext(name);
          };
          own.add(end);
          void this.delay('lock').then(() => {
            // A request that is aborted before its callback gives its lock back (w3c.github.io/web-locks/#process-the-lock-request-queue).
            if (options.signal?.aborted) end();
            else if (!isClosed) work({name, mode: 'exclusive'})?.then(end, fail);
          });
        };
        if (options.steal) {
          const before = this.holders.get(name);
          hold();
          // The tab that has lost the lock may learn that later than the other one learns that it has it.
          void this.delay('loss').then(() => before?.lose(new DOMException('The lock was stolen.', 'AbortError')));
        } else if (!this.holders.has(name)) hold();
        else if (options.ifAvailable) void Promise.resolve(work(null)).then(done, fail);
        else {
          const waiting = {grant: () => !isClosed && hold(), signal: options.signal};
          this.queues.set(name, [...(this.queues.get(name) ?? []), waiting]);
          options.signal?.addEventListener('abort', () => fail(options.signal?.reason as Error));
        }
      });
    const locks = {request} as unknown as TabEnvironment['locks'];
    const openChannel: TabEnvironment['openChannel'] = (name) => {
      const channel = {
        name,
        onmessage: null as ((event: MessageEvent) => void) | null,
        postMessage: (data: unknown) => {
          for (const other of this.channels) {
            if (other === channel || other.name !== name) continue;
            void this.delay('message').then(() => other.onmessage?.({data} as MessageEvent));
          }
        },
        close: () => {
          this.channels.delete(channel);
          channel.onmessage = null;
        },
      };
      this.channels.add(channel);
      channels.add(channel);
      own.add(channel.close);
      return channel;
    };
    const close = () => {
      isClosed = true;
      for (const end of [...own]) end();
    };
    const freeze = () => {
      for (const channel of channels) channel.onmessage = null;
    };
    return {environment: {locks, openChannel}, close, freeze};
  }

  private grantNext(name: string): void {
    if (this.holders.has(name)) return;
    const [next, ...rest] = (this.queues.get(name) ?? []).filter(({signal}) => signal?.aborted !== true);
    this.queues.set(name, rest);
    next?.grant();
  }
}
