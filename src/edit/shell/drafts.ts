/** Drafts are kept on this device, at each key, until they are sent: a closed tab loses nothing. */
import type {Draft} from '../../content/draft/draft';
import type {Sent} from '../github';

export interface Kept {
  /** The branch that the draft is a change of. */
  branch: string;
  /** The name under which all tries of sending it are one proposal. */
  key: string;
  draft: Draft;
  /** What was sent last. */
  sent?: Sent;
  at: Date;
}

const NAME = 'editor';
const STORE = 'drafts';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error(STORE));
  });

async function within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answerOf(opening);
  try {
    return await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** @returns the draft of a repository; nothing where the device keeps none */
export const keptDraft = (repository: string): Promise<Kept | undefined> =>
  within('readonly', (store) => store.get(repository) as IDBRequest<Kept | undefined>);

/** @throws DOMException when the device has no room */
export const keepDraft = (repository: string, kept: Kept): Promise<unknown> =>
  within('readwrite', (store) => store.put(kept, repository) as IDBRequest<unknown>);
