/** Loads code that the first page does not need. After that page, all of it loads, so that the editor works offline. */
import {createElement, lazy, Suspense, type ReactNode} from 'react';

/** The pause before another attempt after a network failure. */
const PAUSE_MS = 1000;

const loaders: (() => Promise<unknown>)[] = [];

/** @returns a function that loads a module, and retries until the network delivers it */
export function lazyWithRetry<T>(load: () => Promise<T>): () => Promise<T> {
  const fetch = async (): Promise<T> => {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
      return fetch();
    }
  };
  loaders.push(fetch);
  return fetch;
}

/** @returns a component that shows nothing until it has loaded */
export function lazyComponent<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const fetch = lazyWithRetry(load);
  const Loaded = lazy(async () => ({default: await fetch()}));
  return function WhenLoaded(props: Props): ReactNode {
    return createElement(Suspense, null, createElement(Loaded, props));
  };
}

export async function loadAllModules(): Promise<void> {
  // A loaded module may register further modules.
  for (let count = 0; count < loaders.length;) {
    const next = loaders.slice(count);
    count = loaders.length;
    await Promise.all(next.map((fetch) => fetch()));
  }
}
