/** Finds out whether any file can make the linter slow: characters and structures of all kinds, up to a megabyte. */
import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import {test} from '@playwright/test';
import {printRatio} from './figures';
import type {Task} from './malicious-check';
import {PIECES, PAGE_SHAPES, repeatToSize, pageWith} from './malicious-files';

const SMALLEST = 4_000;
const LARGEST = 1_024_000;
/** The clock is not precise enough for shorter times. */
const CLOCK_MS = 120;
const PAGE = 'pages/about/malicious.mdx';
const RUNS = 2;
const STEP = 4;
const ORDINARY_MS = 80_000;
const DEADLINE_MS = 8_000;

/** The check in a separate thread. */
class Check {
  private worker?: Worker;

  /**
   * @returns the time of the check for a site with this file, in milliseconds: the shortest of a few runs, or the
   * deadline
   */
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
    this.worker ??= await startChecker();
    this.worker.postMessage({file, content} satisfies Task);
    const [answer] = (await Promise.race([
      once(this.worker, 'message'),
      new Promise<[undefined]>((done) => setTimeout(() => done([undefined]), DEADLINE_MS)),
    ])) as [{took: number} | undefined];
    if (!answer) await this.end();
    return answer?.took ?? DEADLINE_MS;
  }
}

async function startChecker(): Promise<Worker> {
  const worker = new Worker(new URL('malicious-check.ts', import.meta.url), {execArgv: ['--import', 'jiti/register']});
  await once(worker, 'message');
  return worker;
}

/** The largest realistic page: sections with text, a list, a link and a table each. */
function ordinaryPage(): string {
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
  for (let index = 1; body.length < ORDINARY_MS; index += 1) body += section(index);
  return pageWith('', body);
}

const LARGEST_ORDINARY_PAGE = ordinaryPage();

const check = new Check();
test.afterAll(() => check.end());

for (const {name, file = PAGE, shape} of PAGE_SHAPES) {
  test(`The worst of ${name}, compared with the largest realistic page`, async () => {
    const honestTime = await check.timeOf(LARGEST_ORDINARY_PAGE);
    let [worst, of] = [0, ''];
    for (const piece of PIECES) {
      for (let size = SMALLEST; size <= LARGEST; size *= STEP) {
        const took = await check.timeOf(shape(repeatToSize(piece, size)), file);
        if (took > worst) [worst, of] = [took, `${JSON.stringify(piece)}, ${size} bytes`];
      }
    }
    printRatio(`${name} of ${of}`, worst, honestTime, 'the largest honest page');
  });
}
