import {checkBody} from '../../../src/cms/lint/lint-content';
import {wordProblems} from '../../../src/cms/lint/run';
import {readText} from '../../../src/cms/parse/encoding';
import {parseYaml, splitPage} from '../../../src/cms/parse/front-matter';
import {cpuTimeOf} from './malicious/cpu-time';
import {siteDefinition} from '../../../src/site/site-definition';

const FILE = 'pages/yard.mdx';
const SIZE = 100_000;
const LIMIT_MS = 2000;
const fill = (sign: string, size = SIZE) => sign.repeat(Math.ceil(size / sign.length));
/** The character on separate lines, so that no limit on lines helps. */
const lines = (sign: string) => fill(`${fill(sign, 100)}\n`);
/** The character in separate paragraphs. */
const paragraphs = (sign: string) => fill(`${fill(sign, 100)}\n\n`);
const IN_BODY = ['- ', '> - ', '*a ', '1. ', ...'> < [ _ ** ]( | ` ![ { \\ & :a[ ~ a@ :// <a> ![a]( [^'.split(' ')];
const IN_TOP = ['- ', '? ', '&a ', '*a ', ': ', '!a ', '| ', '[a, ', '{a: ', ...Array.from('[{"\'#')];
const NESTED = fill('x').replace(/x/g, (_x, index: number) => (index < 400 ? `${' '.repeat(2 * index)}- a\n` : ''));

/** Parses a page like the linter. */
function read(page: string) {
  const {text = '', problems} = readText(FILE, Buffer.from(page));
  const top = splitPage(text);
  return [
    ...wordProblems(problems),
    ...(top ? wordProblems(parseYaml(FILE, top.yaml, 1).problems) : []),
    ...(top ? checkBody(FILE, text, siteDefinition).reports : []),
  ];
}

describe('Within two seconds of processor time the linter accepts or rejects a malicious page with', () => {
  it.each([...IN_BODY, NESTED].map((sign) => [sign.slice(0, 9), sign]))('a body of %s', async (_name, sign) => {
    for (const body of sign === NESTED ? [sign] : [fill(sign), lines(sign), paragraphs(sign)]) {
      let diagnostics: ReturnType<typeof read> = [];
      expect(await cpuTimeOf(() => (diagnostics = read(`---\ntitle: Yard\n---\n\n${body}\n`)))).toBeLessThan(LIMIT_MS);
      expect(diagnostics.filter(({message}) => message.length >= 400)).toEqual([]);
    }
  });

  it.each(IN_TOP)('a front matter of %s', async (sign) => {
    for (const top of [fill(sign), lines(sign), `title: ${fill(sign)}`, `title: ${lines(sign)}`])
      expect(await cpuTimeOf(() => read(`---\n${top}\n---\n\nWords.\n`))).toBeLessThan(LIMIT_MS);
  });
});
