/** Code that the first page does without. Once that page is there all of it is fetched, so that nothing is missing offline. */
import {lazy, type ComponentType, type LazyExoticComponent} from 'react';

/** How long it waits before it asks again for what the line has lost, in milliseconds. */
const PAUSE_MS = 1000;

const all: (() => Promise<unknown>)[] = [];

/** @returns what fetches a module, and asks again until the line lets it through */
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
  all.push(fetch);
  return fetch;
}

/** The same for a part of the page. */
export const lazyComponent = <Props>(
  load: () => Promise<{default: ComponentType<Props>}>,
): LazyExoticComponent<ComponentType<Props>> => lazy(lazyWithRetry(load));

export async function fetchAll(): Promise<void> {
  // What is fetched may itself do without more.
  for (let count = 0; count < all.length;) {
    const next = all.slice(count);
    count = all.length;
    await Promise.all(next.map((fetch) => fetch()));
  }
}
