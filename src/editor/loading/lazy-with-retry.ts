/** Loads code that the first page does not need. After that page, all of it loads, so that the editor works offline. */
import {createElement, lazy, Suspense, type ReactNode} from 'react';
import {messages} from '../messages';
import {retry} from './retry';

const NOT_FOUND = 404;

/** A newer version of the editor has replaced the one in this tab, and its code is no longer on the server. */
export class OutdatedError extends Error {
  override name = 'OutdatedError';
}

const loaders: (() => Promise<unknown>)[] = [];

/** @returns a function that loads a module, and retries until the network delivers it. @throws OutdatedError */
export function lazyWithRetry<T>(load: () => Promise<T>): () => Promise<T> {
  const fetchModule = () => retry(load, assertTemporary);
  loaders.push(fetchModule);
  return fetchModule;
}

/** Throws the error unless the network may still deliver the module. @throws OutdatedError */
async function assertTemporary(error: unknown): Promise<void> {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error;
  if (await isGone(error)) throw new OutdatedError(messages.outdated, {cause: error});
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
