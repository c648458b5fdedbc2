/** Does the same with each of many, so many at a time; the first failure ends it. */
export async function mapLimit<T>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  // A generator is over for all as soon as one of them fails.
  const rest = (function* () {
    yield* items;
  })();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({length: atOnce}, worker));
}
