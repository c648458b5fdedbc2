import {checkBody} from '../../src/content/check/body';
import {costOf} from './hostile/processor';
import {readText} from '../../src/content/read/letters';
import {parseYaml, splitPage} from '../../src/content/read/front-matter';

const FILE = 'pages/yard.mdx';
const SIZE = 100_000;
const LIMIT_MS = 2000;

const fill = (sign: string, size = SIZE) => sign.repeat(Math.ceil(size / sign.length));
/** The sign on lines of their own length, so that no limit of a line helps. */
const lines = (sign: string) => fill(`${fill(sign, 100)}\n`);
/** And on paragraphs of their own. */
const paragraphs = (sign: string) => fill(`${fill(sign, 100)}\n\n`);

const SIGNS = [
  '>',
  '<',
  '[',
  '_',
  '**',
  '](',
  '|',
  '- ',
  '> - ',
  '`',
  '![',
  '{',
  '\\',
  '*a ',
  '&',
  ':a[',
  '~',
  'a@',
  '://',
  '<a>',
  '![a](',
  '[^',
  '1. ',
];

const BODIES = SIGNS.flatMap((sign) => [
  {what: `one line of ${sign}`, body: fill(sign)},
  {what: `lines of ${sign}`, body: lines(sign)},
  {what: `paragraphs of ${sign}`, body: paragraphs(sign)},
]);
const NESTED = fill('x').replace(/x/g, (_x, at: number) => (at < 400 ? `${' '.repeat(2 * at)}- a\n` : ''));

const TOPS = ['- ', '[', '{', '? ', '&a ', '*a ', '"', "'", ': ', '!a ', '| ', '#', '[a, ', '{a: '];

/** Reads a page as the check does. */
function read(page: string) {
  const {text = '', flaws} = readText(FILE, Buffer.from(page));
  const top = splitPage(text);
  return [...flaws, ...(top ? parseYaml(FILE, top.yaml, 1).flaws : []), ...(top ? checkBody(FILE, text).flaws : [])];
}

describe('A page that was written to stop the check is read or named within two seconds of the processor, with', () => {
  it.each([...BODIES, {what: 'lists within lists', body: NESTED}])('a body of $what', async ({body}) => {
    let told: ReturnType<typeof read> = [];
    const cost = await costOf(() => (told = read(`---\ntitle: Yard\n---\n\n${body}\n`)));
    expect(told.every(({text}) => text.length < 400)).toBe(true);
    expect(cost).toBeLessThan(LIMIT_MS);
  });

  it.each(TOPS)('a top block of %s', async (sign) => {
    for (const top of [fill(sign), lines(sign), `title: ${fill(sign)}`, `title: ${lines(sign)}`]) {
      expect(await costOf(() => read(`---\n${top}\n---\n\nWords.\n`))).toBeLessThan(LIMIT_MS);
    }
  });
});
