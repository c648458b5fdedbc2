/**
 * The watcher of Docusaurus (chokidar 3) tells nothing of a file for 50 ms after it told of a change to it, and for
 * 100 ms after it told that it is gone. Who reads later than that sees these changes too.
 */
const DEBOUNCE_MS = 150;

/**
 * Docusaurus loads a plugin again at each change, while the last load may still be under way; whichever ended last would
 * win, with what it had read.
 * @returns a function that runs what it is given one after the other, in the order of the calls
 */
export function mutex() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * @param read reads the files as they are at that moment
 * @returns a function that reads once no change was told for a while; calls until then share one reading
 */
export function debounce<T>(read: () => Promise<T>): () => Promise<T> {
  let reported = 0;
  let waiting: Promise<T> | undefined;
  const wait = async (): Promise<T> => {
    do await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
    while (performance.now() - reported < DEBOUNCE_MS);
    waiting = undefined;
    return read();
  };
  return () => {
    reported = performance.now();
    return (waiting ??= wait());
  };
}
