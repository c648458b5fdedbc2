/** What a person has changed and not sent yet, with every step back. It is plain data that never changes itself. */

/** What a file holds: the text of a page, the bytes of a picture; null when it leaves. */
export type Held = string | Uint8Array | null;

/** Every file that is other than the branch has it, by its path from the project's root. */
export type Draft = ReadonlyMap<string, Held>;

export interface History {
  past: readonly Draft[];
  now: Draft;
  future: readonly Draft[];
  /** What was changed last; typing on in one field is one step. */
  last?: string;
}

export const UNCHANGED: History = {past: [], now: new Map(), future: []};

/** More steps back than anybody takes; each of them is small. */
const MOST_STEPS = 500;

/**
 * @param files what they hold now; undefined for one that is again as the branch has it
 * @param what the field; changes of the same field one after the other are one step
 */
export function changed(history: History, files: ReadonlyMap<string, Held | undefined>, what?: string): History {
  const now = new Map(history.now);
  for (const [file, held] of files) {
    if (held === undefined) now.delete(file);
    else now.set(file, held);
  }
  const goesOn = what !== undefined && what === history.last;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return {past, now, future: [], last: what};
}

export function undone(history: History): History {
  const now = history.past.at(-1);
  return now ? {past: history.past.slice(0, -1), now, future: [history.now, ...history.future]} : history;
}

export function redone(history: History): History {
  const [now, ...future] = history.future;
  return now ? {past: [...history.past, history.now], now, future} : history;
}
