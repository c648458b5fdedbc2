/** Runs `work` for each item, at most `atOnce` at a time, and stops at the first failure. */
export async function mapLimit<T>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  // All workers share this generator. When one worker fails, the generator ends for all of them.
  const remaining = (function* () {
    yield* items;
  })();
  const worker = async () => {
    for (const item of remaining) await work(item);
  };
  await Promise.all(Array.from({length: atOnce}, worker));
}
