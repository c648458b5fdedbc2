/** Whether any file can hold the check up: signs and structures of all kinds, doubled until they fill a megabyte. */
import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import {report} from './figures';
import type {Task} from './hostile-check';
import {PIECES, SHAPES, filled, page} from './hostile-files';

const SMALLEST = 4_000;
const LARGEST = 1_024_000;
/** A hostile file may take half as much again as the largest honest one. */
const MOST = 1.5;
/** Below this a clock tells nothing. */
const CLOCK_MS = 120;
const PAGE = 'pages/about/hostile.mdx';
const RUNS = 2;
const PAIRS = 3;
const STEP = 4;
const HONEST = 80_000;
const DEADLINE_MS = 8_000;

/** The check in a thread of its own. */
class Check {
  private worker?: Worker;

  /** @returns what the check takes for a site with this file, in milliseconds: the least of a few runs, or the deadline */
  async timeOf(content: string | Buffer, file = PAGE): Promise<number> {
    let least = DEADLINE_MS;
    for (let run = 0; run < RUNS && (run === 0 || (least > CLOCK_MS && least < DEADLINE_MS / 4)); run += 1) {
      least = Math.min(least, await this.once(content, file));
    }
    return least;
  }

  end = async () => {
    await this.worker?.terminate();
    this.worker = undefined;
  };

  private async once(content: string | Buffer, file: string): Promise<number> {
    this.worker ??= await begin();
    this.worker.postMessage({file, content} satisfies Task);
    const [answer] = (await Promise.race([
      once(this.worker, 'message'),
      new Promise<[undefined]>((done) => setTimeout(() => done([undefined]), DEADLINE_MS)),
    ])) as [{took: number} | undefined];
    if (!answer) await this.end();
    return answer?.took ?? DEADLINE_MS;
  }
}

async function begin(): Promise<Worker> {
  const worker = new Worker(new URL('hostile-check.ts', import.meta.url), {execArgv: ['--import', 'jiti/register']});
  await once(worker, 'message');
  return worker;
}

/** The largest page that an honest person could send: sections with words, a list, a link and a table each. */
function honest(): string {
  const section = (index: number) => `## Section ${index}

${'Plain words about the yard, its cranes and its people, as they are on a day. '.repeat(8)}

They are **many**, as [the pages about them](/about) say.

- The first of a few points about it
- The second of them

| Crane | Tonnes |
| --- | --- |
| One | 40 |
`;
  let body = '';
  for (let index = 1; body.length < HONEST; index += 1) body += section(index);
  return page('', body);
}

const HONEST_PAGE = honest();

/** Whether a size grows faster than itself, from one step to the next. */
const growsFrom = (before: number, took: number): boolean => took > STEP * MOST * Math.max(before, CLOCK_MS);

/**
 * Reports the worst of each shape beside the largest honest page.
 * @throws Error at the first that takes longer than that, or grows faster than its size
 */
export async function benchHostile(): Promise<void> {
  const check = new Check();
  try {
    const honestTime = await check.timeOf(HONEST_PAGE);
    report('The largest honest page', honestTime, 1000, 'ms');
    /** A machine is not equally fast at all times, so what takes too long is measured again, in pairs with an honest page. */
    const measure = async (content: string | Buffer, file: string, before: number) => {
      const first = await check.timeOf(content, file);
      if (first <= MOST * honestTime && !growsFrom(before, first)) return {took: first, ratio: first / honestTime};
      let [took, beside] = [first, Infinity];
      for (let pair = 0; pair < PAIRS; pair += 1) {
        took = Math.min(took, await check.timeOf(content, file));
        beside = Math.min(beside, await check.timeOf(HONEST_PAGE));
      }
      return {took, ratio: took / beside};
    };
    for (const {name, file = PAGE, shape} of SHAPES) {
      let [worst, of] = [0, ''];
      for (const piece of PIECES) {
        let before = Infinity;
        for (let size = SMALLEST; size <= LARGEST; size *= STEP) {
          const {took, ratio} = await measure(shape(filled(piece, size)), file, before);
          const told = `${JSON.stringify(piece)}, ${size} bytes: ${Math.round(took)} ms`;
          if (ratio > worst) [worst, of] = [ratio, told];
          const grows = growsFrom(before, took);
          before = took;
          if (ratio > MOST || grows)
            throw new Error(`${name} of ${told}${grows ? ', which grows faster than its size' : ''}`);
        }
      }
      report(`${name}: the worst is ${of}`, worst, MOST, '');
    }
  } finally {
    await check.end();
  }
}
