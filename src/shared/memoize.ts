/** A cache of promises, such as a Map. */
interface Answers<Key, Answer> {
  get: (about: Key) => Promise<Answer> | undefined;
  set: (about: Key, answer: Promise<Answer>) => unknown;
  delete: (about: Key) => unknown;
}

/** @returns the cached answer, or a new one. A failed request leaves the cache, so the next call tries again. */
export function memoizeAsync<Key, Answer>(
  cache: Answers<Key, Answer>,
  about: Key,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const old = cache.get(about);
  if (old) return old;
  const answer = ask();
  cache.set(about, answer);
  answer.catch(() => {
    if (cache.get(about) === answer) cache.delete(about);
  });
  return answer;
}

/** Caches the results of a function. */
export function memoizeLatest<Answer>(count: number, ask: (text: string) => Answer): (text: string) => Answer {
  const cache = new Map<string, Answer>();
  return (text) => {
    const answer = cache.has(text) ? (cache.get(text) as Answer) : ask(text);
    cache.delete(text);
    cache.set(text, answer);
    const [oldest] = cache.keys();
    if (cache.size > count && oldest !== undefined) cache.delete(oldest);
    return answer;
  };
}
