/**
 * Stores drafts on this device, at each keystroke until they are sent, so that a closed tab loses nothing. Each draft
 * belongs to the account that created it, and no other account can open it.
 */
import {lazyWithRetry} from '../lazy-with-retry';
import type {StoredDraft} from '../state/draft-store';

/** Loads only if there is a stored draft. */
const loadDraftParser = lazyWithRetry(() => import('../state/stored-draft'));

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
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  const forget = () => (opened = undefined);
  opening.onupgradeneeded = () => {
    if (opening.result.objectStoreNames.contains(STORE)) opening.result.deleteObjectStore(STORE);
    opening.result.createObjectStore(STORE);
  };
  return new Promise((done, fail) => {
    opening.onsuccess = () => {
      const database = opening.result;
      // Somebody has cleared the storage, or a newer version of the editor is open in another tab.
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      done(database);
    };
    opening.onerror = () => {
      forget();
      fail(opening.error ?? new Error(STORE));
    };
  });
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await (opened ??= open())).transaction(STORE, mode);
  const request = ask(transaction.objectStore(STORE));
  // Commits immediately, so that the draft is stored even if the person leaves the page now.
  transaction.commit();
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = () => fail(transaction.error ?? new Error(STORE));
  });
}

const ownerKey = ({repository, account}: Owner): string => `${repository} ${account}`;

/** @returns the stored draft of an account, if there is one, and whether an unreadable draft was kept separately */
export async function loadDraft(owner: Owner): Promise<{kept?: StoredDraft; isSetAside: boolean}> {
  const name = ownerKey(owner);
  const stored: unknown = await inStore('readonly', (store) => store.get(name) as IDBRequest<unknown>);
  if (stored === undefined) return {isSetAside: false};
  const {parseStoredDraft} = await loadDraftParser();
  const kept = parseStoredDraft(stored);
  if (kept) return {kept, isSetAside: false};
  await inStore('readwrite', (store) => store.put(stored, `${name} ${new Date().toISOString()}`));
  await deleteDraft(owner);
  return {isSetAside: true};
}

/** @throws DOMException when the device has no space */
export const saveDraft = (owner: Owner, kept: StoredDraft): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(kept, ownerKey(owner)));

export const deleteDraft = (owner: Owner): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(ownerKey(owner)));

const replyName = (owner: Owner, thread: number): string => `${ownerKey(owner)} reply ${thread}`;

/** @returns a stored reply to a comment, not yet validated */
export const loadReply = (owner: Owner, thread: number): Promise<unknown> =>
  inStore('readonly', (store) => store.get(replyName(owner, thread)) as IDBRequest<unknown>);

/** @param reply the unsent reply; undefined once it was sent */
export const saveReply = (owner: Owner, thread: number, reply: unknown): Promise<unknown> =>
  inStore('readwrite', (store) => {
    const name = replyName(owner, thread);
    return (reply === undefined ? store.delete(name) : store.put(reply, name)) as IDBRequest<unknown>;
  });

const reviewName = (owner: Owner, number: number): string => `${ownerKey(owner)} review ${number}`;

/** @returns a stored review, not yet validated */
export const loadReview = (owner: Owner, number: number): Promise<unknown> =>
  inStore('readonly', (store) => store.get(reviewName(owner, number)) as IDBRequest<unknown>);

/** @param review the unsent review; undefined once it was sent */
export const saveReview = (owner: Owner, number: number, review: unknown): Promise<unknown> =>
  inStore('readwrite', (store) => {
    const name = reviewName(owner, number);
    return (review === undefined ? store.delete(name) : store.put(review, name)) as IDBRequest<unknown>;
  });
