/** @returns whether the site is built for visitors; under `start` and in tests it is not. */
export const isBuild = (): boolean => process.env.NODE_ENV === 'production';

/**
 * Nothing changes while a build runs, so a build reads what it is made of once; under `start` each call reads again.
 * @returns the same function, which in a build keeps its first answer
 */
export function buildCache<T>(read: () => T): () => T {
  let kept: {answer: T} | undefined;
  return () => (isBuild() ? (kept ??= {answer: read()}).answer : read());
}
