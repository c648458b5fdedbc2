/** What git calls by a hash never changes, so it is read once. */
export function memoize<Asked extends unknown[], T>(
  read: (...asked: Asked) => Promise<T>,
): (...asked: Asked) => Promise<T> {
  const known = new Map<string, T>();
  return async (...asked) => {
    const key = JSON.stringify(asked);
    const answer = known.get(key) ?? (await read(...asked));
    // What is not there may come.
    if (answer !== undefined) known.set(key, answer);
    return answer;
  };
}
