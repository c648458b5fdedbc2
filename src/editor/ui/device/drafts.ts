/**
 * Stores drafts and reviews on this device until they are sent, so that a closed tab loses nothing. Each belongs to the
 * account that created it, and no other account can open it.
 */
import {openDB, type IDBPDatabase} from 'idb';
import {DraftRecords, type KeyValueStore} from '../../state/draft-records';
import {DraftTab} from '../../state/draft-tab';

export interface Owner {
  /** `owner/name`. */
  repository: string;
  account: string;
}

const NAME = 'editor';
const STORE = 'drafts';
/** The version of the database. In the first one, drafts had no account. */
const VERSION = 2;

/** The database stays open, so that requests need not wait for it. */
let opened: Promise<IDBPDatabase> | undefined;

function open(): Promise<IDBPDatabase> {
  const forget = () => (opened = undefined);
  const opening = openDB(NAME, VERSION, {
    upgrade(database) {
      if (database.objectStoreNames.contains(STORE)) database.deleteObjectStore(STORE);
      database.createObjectStore(STORE);
    },
    // Somebody has cleared the storage, or a newer version of the editor is open in another tab.
    terminated: forget,
    blocking() {
      void opening.then((database) => database.close());
      forget();
    },
  });
  opening.catch(forget);
  return opening;
}

async function write(values: Parameters<KeyValueStore['write']>[0]): Promise<void> {
  const transaction = (await (opened ??= open())).transaction(STORE, 'readwrite');
  const requests = values.map(([key, value]) =>
    value === undefined ? transaction.store.delete(key) : transaction.store.put(value, key),
  );
  // Commits immediately, so that the draft is stored even if the person leaves the page now.
  transaction.commit();
  await Promise.all([...requests, transaction.done]);
}

async function get(keys: readonly string[]): Promise<unknown[]> {
  const {store} = (await (opened ??= open())).transaction(STORE, 'readonly');
  return Promise.all(keys.map((key) => store.get(key) as Promise<unknown>));
}

const LAST_CHARACTER = '\uFFFF';

async function keys(prefix: string): Promise<string[]> {
  const database = await (opened ??= open());
  return (await database.getAllKeys(STORE, IDBKeyRange.bound(prefix, prefix + LAST_CHARACTER))).map(String);
}

const ownerKey = ({repository, account}: Owner): string => `${repository} ${account}`;

/** The roles of this tab, by the owners of drafts: a person who signs in again keeps the draft. */
const tabs = new Map<string, Promise<DraftTab>>();

/** @returns the draft of an account: where it is stored, and whether this tab has it */
export async function openDraft(owner: Owner): Promise<{tab: DraftTab; records: DraftRecords}> {
  const name = ownerKey(owner);
  const {locks} = navigator as Partial<Navigator>;
  const environment = {locks, openChannel: (channel: string) => new BroadcastChannel(channel)};
  const tab = tabs.get(name) ?? DraftTab.open(`${NAME} ${name}`, environment);
  tabs.set(name, tab);
  return {tab: await tab, records: new DraftRecords({get, keys, write}, name)};
}

const replyName = (owner: Owner, thread: number): string => `${ownerKey(owner)} reply ${thread}`;

/** @returns a stored reply to a comment, not yet validated */
export const loadReply = async (owner: Owner, thread: number): Promise<unknown> =>
  (await get([replyName(owner, thread)]))[0];

/** @param reply the unsent reply; undefined once it was sent */
export const saveReply = (owner: Owner, thread: number, reply: unknown): Promise<unknown> =>
  write([[replyName(owner, thread), reply]]);

const reviewName = (owner: Owner, number: number): string => `${ownerKey(owner)} review ${number}`;

/** @returns a stored review, not yet validated */
export const loadReview = async (owner: Owner, number: number): Promise<unknown> =>
  (await get([reviewName(owner, number)]))[0];

/** @param review the unsent review; undefined once it was sent */
export const saveReview = (owner: Owner, number: number, review: unknown): Promise<unknown> =>
  write([[reviewName(owner, number), review]]);
