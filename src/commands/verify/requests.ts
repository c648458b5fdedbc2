/** As many as browsers open to one site, a few times over; a host takes no offence. */
const AT_ONCE = 16;
const ATTEMPTS = 3;
const FAULT = 500;
const PATIENCE_MS = 30_000;

/** How somebody asks. Some servers show programs another site than people. */
export type Visitor = Readonly<Record<string, string>>;
const PROGRAM: Visitor = {};
/** What Chrome says of itself when a person types an address. */
const BROWSER: Visitor = {
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Language': 'en-GB,en;q=0.9',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-User': '?1',
  'Upgrade-Insecure-Requests': '1',
};
export const VISITORS = [PROGRAM, BROWSER];

export type Progress = (done: number, total: number) => void;

export interface HostAnswer {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/**
 * @returns the answer of an address, redirects not followed, the body as it was before it was compressed; the fault of a
 * server is asked again, for it may be one of the moment
 * @throws Error when there is none after a few attempts
 */
export async function get(url: string, headers: Visitor = PROGRAM, attempts = ATTEMPTS): Promise<HostAnswer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(url, {headers, redirect: 'manual', cache: 'no-store', signal});
    const body = new Uint8Array(await answer.arrayBuffer());
    if (answer.status >= FAULT && attempts > 1) return await get(url, headers, attempts - 1);
    return {status: answer.status, headers: answer.headers, body};
  } catch (error) {
    if (attempts > 1) return get(url, headers, attempts - 1);
    throw new Error(`${url} does not answer.`, {cause: error});
  }
}

/** Does all tasks, some at a time. @returns what they found, in their order */
export async function inTurn<T>(tasks: readonly (() => Promise<T[]>)[], tell: Progress): Promise<T[]> {
  const found: T[][] = [];
  const left = [...tasks.entries()];
  let done = 0;
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, task] = next;
      found[place] = await task();
      done += 1;
      tell(done, tasks.length);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return found.flat();
}
