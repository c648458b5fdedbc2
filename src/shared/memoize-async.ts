/** Answers that take their time, each by what it was asked about. */
interface Answers<Key, Answer> {
  get: (about: Key) => Promise<Answer> | undefined;
  set: (about: Key, answer: Promise<Answer>) => unknown;
  delete: (about: Key) => unknown;
}

/** @returns the answer that is known, or a new one. One that has failed is forgotten, so that it may be asked again. */
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
