/** Loads code that the first page does not need. After that page, all of it loads, so that the editor works offline. */
import {createElement, lazy, Suspense, type ReactNode} from 'react';
import {messages} from '../messages';

/** The pause before the first retry after a network failure; each further pause is twice as long. */
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;
const NOT_FOUND = 404;

/** A newer version of the editor has replaced the one in this tab, and its code is no longer on the server. */
export class OutdatedError extends Error {
  override name = 'OutdatedError';
}

const loaders: (() => Promise<unknown>)[] = [];

/** @returns a function that loads a module, and retries until the network delivers it. @throws OutdatedError */
export function lazyWithRetry<T>(load: () => Promise<T>): () => Promise<T> {
  const fetchModule = async (pause = FIRST_PAUSE_MS): Promise<T> => {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error;
      if (await isGone(error)) throw new OutdatedError(messages.outdated, {cause: error});
      await new Promise((done) => setTimeout(done, pause));
      return fetchModule(Math.min(2 * pause, MAX_PAUSE_MS));
    }
  };
  loaders.push(fetchModule);
  return () => fetchModule();
}

/** @returns whether the server no longer has the script of a module; false when the network has failed */
const isGone = ({request}: Error & {request?: string}): Promise<boolean> =>
  request === undefined
    ? Promise.resolve(false)
    : fetch(request, {method: 'HEAD', cache: 'no-store'}).then(
        ({status}) => status === NOT_FOUND,
        () => false,
      );

/** Says that the editor must be loaded again; what was typed is kept on this device. */
const Outdated = (): ReactNode => createElement('p', {role: 'alert'}, messages.outdated);

/** @returns a component that shows nothing until it has loaded */
export function lazyComponent<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const fetchComponent = lazyWithRetry(load);
  const Loaded = lazy(async () => ({
    default: await fetchComponent().catch((error: unknown) => {
      if (error instanceof OutdatedError) return Outdated;
      throw error;
    }),
  }));
  return function WhenLoaded(props: Props): ReactNode {
    return createElement(Suspense, null, createElement(Loaded, props));
  };
}

/** Failures are reported when the code is needed. */
export async function loadAllModules(): Promise<void> {
  // A loaded module may register further modules.
  for (let count = 0; count < loaders.length;) {
    const next = loaders.slice(count);
    count = loaders.length;
    await Promise.allSettled(next.map((fetchModule) => fetchModule()));
  }
}
