/** Loads code that the first page does not need. After that page, all of it loads, so that the editor works offline. */
import {createElement, lazy, Suspense, type ComponentType} from 'react';

/** The pause before another attempt after a network failure. */
const PAUSE_MS = 1000;

const all: (() => Promise<unknown>)[] = [];

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
  all.push(fetch);
  return fetch;
}

/** @returns a component that shows nothing until its module has loaded. @param name its export */
export function lazyComponent<Module extends {default: unknown}>(load: () => Promise<Module>): Module['default'];
export function lazyComponent<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): Module[Name];
export function lazyComponent(load: () => Promise<Record<string, unknown>>, name = 'default'): unknown {
  const fetch = lazyWithRetry(load);
  const Loaded = lazy(async () => ({default: (await fetch())[name] as ComponentType<object>}));
  return (props: object) => createElement(Suspense, null, createElement(Loaded, props));
}

export async function fetchAll(): Promise<void> {
  // A loaded module may register further modules.
  for (let count = 0; count < all.length;) {
    const next = all.slice(count);
    count = all.length;
    await Promise.all(next.map((fetch) => fetch()));
  }
}
