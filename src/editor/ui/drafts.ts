/**
 * Drafts are kept on this device, at each keystroke, until they are sent: a closed tab loses nothing. Each belongs to the account
 * that made it, and is offered to no other.
 */
import {lazyWithRetry} from '../lazy-with-retry';
import type {Kept} from '../state/draft-store';

/** Only who has a draft needs it. */
const reading = lazyWithRetry(() => import('../state/kept-draft'));

/** Whose draft it is. */
export interface Owner {
  /** `owner/name`. */
  repository: string;
  account: string;
}

const NAME = 'editor';
const STORE = 'drafts';
/** The first version told drafts apart by their repository alone. */
const VERSION = 2;

/** It stays open: what is asked of it is asked at once, not after it was opened. */
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
      // Somebody clears what this device keeps, or a later version of the editor is open beside it.
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

async function within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await (opened ??= open())).transaction(STORE, mode);
  const request = ask(transaction.objectStore(STORE));
  // Without waiting for the answer: it is kept even where the page is left in this moment.
  transaction.commit();
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = () => fail(transaction.error ?? new Error(STORE));
  });
}

const ownerKey = ({repository, account}: Owner): string => `${repository} ${account}`;

/**
 * @returns the draft of an account; undefined when the device keeps none, and whether there was one that cannot be read,
 * which is set aside
 */
export async function keptDraft(owner: Owner): Promise<{kept?: Kept; isSetAside: boolean}> {
  const name = ownerKey(owner);
  const stored: unknown = await within('readonly', (store) => store.get(name) as IDBRequest<unknown>);
  if (stored === undefined) return {isSetAside: false};
  const {readKept} = await reading();
  const kept = readKept(stored);
  if (kept) return {kept, isSetAside: false};
  await within('readwrite', (store) => store.put(stored, `${name} ${new Date().toISOString()}`));
  await forgetDraft(owner);
  return {isSetAside: true};
}

/** @throws DOMException when the device has no room */
export const keepDraft = (owner: Owner, kept: Kept): Promise<unknown> =>
  within('readwrite', (store) => store.put(kept, ownerKey(owner)));

export const forgetDraft = (owner: Owner): Promise<unknown> =>
  within('readwrite', (store) => store.delete(ownerKey(owner)));

const reviewName = (owner: Owner, number: number): string => `${ownerKey(owner)} review ${number}`;

/** @returns what was kept of a review, as it was stored */
export const storedReview = (owner: Owner, number: number): Promise<unknown> =>
  within('readonly', (store) => store.get(reviewName(owner, number)) as IDBRequest<unknown>);

/** @param review what a reviewer has made so far; nothing once it was sent */
export const keepReview = (owner: Owner, number: number, review: unknown): Promise<unknown> =>
  within('readwrite', (store) => {
    const name = reviewName(owner, number);
    return (review === undefined ? store.delete(name) : store.put(review, name)) as IDBRequest<unknown>;
  });
