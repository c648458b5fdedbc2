/** @returns whether this is a build for visitors; false under `npm start` and in tests. */
export const isBuild = (): boolean => process.env.NODE_ENV === 'production';

/**
 * Caches the result of a function during a build, because files do not change while it runs. Under `npm start` each
 * call reads again.
 */
export function buildCache<T>(read: () => T): () => T {
  let kept: {answer: T} | undefined;
  return () => (isBuild() ? (kept ??= {answer: read()}).answer : read());
}
