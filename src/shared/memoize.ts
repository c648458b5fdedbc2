/** A cache of promises, such as a Map. */
interface Answers<Key, Answer> {
  get: (about: Key) => Promise<Answer> | undefined;
  set: (about: Key, answer: Promise<Answer>) => unknown;
  delete: (about: Key) => unknown;
}

/** @returns the cached answer, or a new one. A failed request leaves the cache, so the next call tries again. */
export function memoizeAsync<Key, Answer>(
  known: Answers<Key, Answer>,
  about: Key,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const old = known.get(about);
  if (old) return old;
  const answer = ask();
  known.set(about, answer);
  answer.catch(() => known.delete(about));
  return answer;
}

/** Caches the results of a function. */
export function rememberLatest<Answer>(count: number, ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const answer = known.has(text) ? (known.get(text) as Answer) : ask(text);
    known.delete(text);
    known.set(text, answer);
    const [oldest] = known.keys();
    if (known.size > count && oldest !== undefined) known.delete(oldest);
    return answer;
  };
}
