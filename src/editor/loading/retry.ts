/** The pause before the first retry; each further pause is twice as long. */
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;

/**
 * Repeats work until it succeeds.
 * @param onFailure runs after each failure, and ends the attempts if it throws
 */
export async function retry<T>(
  work: () => Promise<T>,
  onFailure: (error: unknown) => unknown,
  maxPause = MAX_PAUSE_MS,
): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, maxPause)) {
    try {
      return await work();
    } catch (error) {
      await onFailure(error);
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
