/** Whether any file can hold the check up: signs and structures of all kinds, doubled until they fill a megabyte. */
import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import {report} from './figures';
import type {Task} from './hostile-check';

const SMALLEST = 4_000;
const LARGEST = 1_024_000;
/** A hostile file may take half as much again as the largest honest one. */
const MOST = 1.5;
/** Below this a clock tells nothing. */
const CLOCK_MS = 120;
const PAGE = 'pages/about/hostile.mdx';
const TOP = 'title: Yard\ndescription: The yard of the site.\nheading: The yard';
const RUNS = 2;
const STEP = 4;
const HONEST = 80_000;
const DEADLINE_MS = 8_000;

const fill = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const wrapped = (text: string, width: number) => text.replace(new RegExp(`.{${width}}`, 'gs'), '$&\n');

/** What stands in a file again and again. */
const SIGNS = [
  ...Array.from(' \t\n\r\'"`#$%&()*+,-./:;<=>?@[]^_{|}~!0a\\\0\u200B\u00AD\u2028\uFEFF\uFFFD\u00A0é漢'),
  ...['<<<<<<<\n', '>>>>>>>\n', '=======\n', '|||||||\n', '---\n', '- 1\n', '- a: 1\n', 'a: 1\n', '- - - 1\n', '? a\n'],
  ...[
    'title: a\n',
    '# a\n',
    '## a | b\n',
    '1. a\n',
    '> a\n',
    '| a | b |\n',
    '[a](b) ',
    '![a](/img/a.jpg)\n\n',
    '<A />\n\n',
  ],
  ...[
    '100,100,',
    'The LTIFR was 100,',
    'LTIFR 2020 ',
    '150+ projects ',
    'a@b.c ',
    'https://a.b ',
    '+234 803 ',
    '**a ** ',
  ],
  ...[
    'a. ',
    'é\u0301',
    '\u200D',
    '👷🏾‍♂️',
    '\uD800',
    '&amp;',
    '&#0;',
    '{a}',
    '${a}',
    '<!-- ',
    ' -->',
    '*a* ',
    '_a_ ',
    '~~a ',
  ],
  ...['  - icon: qqqq\n', '    '],
];

type Shape = (text: string) => string | Buffer;
const page = (top: string, body: string) => `---\n${TOP}${top}\n---\n\n${body}\n`;
const SHAPES: [name: string, shape: Shape][] = [
  ['a file', (text) => text],
  ['a body', (text) => page('', text)],
  ['lines of a body', (text) => page('', wrapped(text, 3900))],
  ['blocks of a body', (text) => page('', wrapped(text, 390).replaceAll('\n', '\n\n'))],
  ['short lines of a body', (text) => page('', wrapped(text, 39))],
  ['a top block', (text) => page(`\n${text}`, 'Words.')],
  ['a value', (text) => page(`\nlead: ${text.replaceAll('\n', ' ')}`, 'Words.')],
  ['a quoted value', (text) => page(`\nlead: "${text.replace(/[\n"\\]/g, ' ')}"`, 'Words.')],
  [
    'values of a list',
    (text) =>
      page(
        `\nformerly:\n${wrapped(text, 390)
          .split('\n')
          .map((line) => `  - ${line}`)
          .join('\n')}`,
        'Words.',
      ),
  ],
  ['bytes of Latin-1', (text) => Buffer.from(`é${text}`, 'latin1')],
];

/** The check in a thread of its own. */
class Check {
  private worker?: Worker;

  /** @returns what the check takes for a site with this file, in milliseconds: the least of a few runs, or the deadline */
  async timeOf(content: string | Buffer): Promise<number> {
    let least = DEADLINE_MS;
    for (let run = 0; run < RUNS && (run === 0 || least < DEADLINE_MS / 4); run += 1) {
      least = Math.min(least, await this.once(content));
    }
    return least;
  }

  end = async () => {
    await this.worker?.terminate();
    this.worker = undefined;
  };

  private async once(content: string | Buffer): Promise<number> {
    this.worker ??= await begin();
    this.worker.postMessage({file: PAGE, content} satisfies Task);
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

/**
 * Reports the worst of each shape beside the largest honest page, and names whatever takes longer than that, or grows
 * faster than its size.
 */
export async function benchHostile(): Promise<void> {
  const check = new Check();
  const may = MOST * (await check.timeOf(honest()));
  report('The largest honest page', may / MOST, 1000, 'ms');
  for (const [name, shape] of SHAPES) {
    let [worst, of] = [0, ''];
    for (const sign of SIGNS) {
      let before = Infinity;
      for (let size = SMALLEST; size <= LARGEST; size *= STEP) {
        const took = await check.timeOf(shape(fill(sign, size)));
        const told = `${JSON.stringify(sign)}, ${size} bytes: ${Math.round(took)} ms`;
        if (took / may > worst) [worst, of] = [took / may, told];
        const grows = took > STEP * MOST * Math.max(before, CLOCK_MS);
        before = took;
        if (took <= may && !grows) continue;
        process.stdout.write(`${name} of ${told}${grows ? ', which grows faster than its size' : ''}\n`);
        break;
      }
    }
    report(`${name}: the worst is ${of}`, worst, 1, '');
  }
  await check.end();
}
