import * as fc from 'fast-check';
import {formatDiagnosticLine, type Diagnostic} from '../../../../src/cms/values/diagnostic';
import {decode} from '../../../../src/cms/parse/encoding';
import {normalizeSource} from '../../../../src/cms/parse/characters';
import type {Changes} from '../memory-site';
import {workInTestSite} from '../site';
import {allRules, changesOf, invalidExamplesOf} from '../examples';

interface ReportedLine {
  line: string;
  diagnostic: Diagnostic;
}

/** Matches the value of a field, up to the end of its line or group. */
const fieldOf = (key: string) => new RegExp(`(^|[\\s{,-])${key}:[^\\S\\n]*("[^"]*"|'[^']*'|\\[[^\\]]*\\]|[^,}]*)`);

/** Matches the value of a field that has its own line. */
const ofLine = (key: string) => new RegExp(`(^\\s*(?:- )?)${key}:(.*)$`);

function withValue(line: string, key: string, write: (value: string) => string): string {
  const pattern = ofLine(key).test(line) ? ofLine(key) : fieldOf(key);
  return line.replace(pattern, (_all, lead: string, value: string) => `${lead}${key}: ${write(value.trim())}`);
}

const last = (trail: string) => trail.split(' › ').at(-1) ?? '';

/** The forms of advice that say what to write, each with the resulting line. */
const ADVICE_FORMS: [advice: RegExp, obey: (report: ReportedLine, ...words: string[]) => string | undefined][] = [
  // The quoted wrong text is replaced with the suggestion.
  [/^Did you mean (?:"(.+)"|<(\w+) \/>)\?$/, (report, text = '', part = '') => replaceQuoted(report, text || part)],
  [/^Write (\/\S*|https:\S+)(?: if .+)?\.$/, replaceQuoted],
  [/^If you mean (\/\S+), write that\.$/, replaceQuoted],
  [/^Link to (\/\S+)\.$/, replaceQuoted],
  [
    /^Write (\w+: .+)\.$/s,
    (report, right = '') =>
      report.diagnostic.message.includes(' has no space ') ? (replaceQuoted(report, right) ?? report.line) : undefined,
  ],
  // The value is replaced with an example.
  [
    /^Write, for example, "(?:([a-z]\w*): |- )(.+?)"?\.?"?$/i,
    (report, key, value = '') => (key ? withValue(report.line, key, () => value) : replaceQuoted(report, value)),
  ],
  [
    /^Put it in double quotation marks\.$/,
    ({line, diagnostic}) => {
      const key = last(/^(.*) is a number, but/.exec(diagnostic.message)?.[1] ?? '');
      return withValue(line, key, (value) => `"${value}"`);
    },
  ],
  [/^Use one of "(.+?)"/, replaceQuoted],
  [/^Begin (?:this|the) line with (#+)/, ({line}, signs = '') => line.replace(/^#+/, signs)],
  [/^Write (<\w+ \/>) on its own line\.$/, (_report, part) => part],
  [/^(?:Remove|Delete) the line(?:[,;] .*)?\.$/, () => ''],
  [
    /^Write "(: \w+)"\.$/,
    ({line, diagnostic}, right = '') => line.replace(/"(:\w+)"/.exec(diagnostic.message)?.[1] ?? '', () => right),
  ],
  [/^Write (\[link text\]\(.*\))\.$/, ({line}, right = '') => line.replace(/\[\]\([^)]*\)/, () => right)],
  [/^Say what it shows: (!\[.*\]\(.*\))\.$/, ({line}, right = '') => line.replace(/!\[\s*\]\([^)]*\)/, () => right)],
  // The whole line or a certain part of it.
  [
    /^Write ((?:- )*[A-Za-z_][\w -]*: .*|- .*|#+ .*)\.$/s,
    ({line}, right = '') => (/^\s*/.exec(line)?.[0] ?? '') + right,
  ],
];

function replaceQuoted({line, diagnostic}: ReportedLine, right = ''): string | undefined {
  const [, field] = /^The value of "([^"]*)" /.exec(diagnostic.message) ?? [];
  if (field !== undefined) return withValue(line, field, () => right);
  const name =
    /(?:^|› )([^›]+) (?:is not a field|has no space)/.exec(diagnostic.message) ?? /<(\w+)>/.exec(diagnostic.message);
  const wrong = /"(.*?)"/.exec(diagnostic.message)?.[1] ?? name?.[1];
  const part = right.startsWith('#') ? wrong?.replace(/^[^#]*/, '') : wrong;
  return part && line.includes(part) ? line.replace(part, () => right) : undefined;
}

/**
 * @param text the file with the problem
 * @returns the file after following the advice; undefined when the advice leaves the text to the person
 */
function followAdvice(text: string, diagnostic: Diagnostic): string | undefined {
  const lines = text.split('\n');
  const line = lines[diagnostic.range.start.line - 1] ?? '';
  const written = diagnostic.fix ?? lineAfterAdvice({line, diagnostic});
  if (written === undefined || written === line) return undefined;
  lines[diagnostic.range.start.line - 1] = written;
  return lines.join('\n');
}

function lineAfterAdvice(report: ReportedLine): string | undefined {
  for (const [help, obeyIt] of ADVICE_FORMS) {
    const found = help.exec(report.diagnostic.help ?? '');
    const written = found ? obeyIt(report, ...found.slice(1)) : undefined;
    if (written !== undefined) return written;
  }
  return undefined;
}

/** Characters alone, and with a space after or around them. */
const SIGNS = [
  ...Array.from(':#"\'“”‘’[]{}()<>*&!|@%`\\-,;~_?=/\t\u00A0\u200B\u00AD'),
  ...[': ', ' # ', '**', '- ', '— ', '• ', '· ', '1) '],
];

const PLACES = 1_000_000;
/** A position in a text, as a fraction of its length. */
const place = fc.noBias(fc.nat(PLACES - 1)).map((part) => part / PLACES);

/** A character is removed, added or replaced. */
const change = fc
  .tuple(place, fc.constantFrom('', ...SIGNS), fc.constantFrom('lost', 'added'))
  .map(([part, sign, how]) => (line: string): string => {
    const position = Math.floor(part * line.length);
    if (how === 'added') return line.slice(0, position) + sign + line.slice(position);
    const lost = [...line.matchAll(/[^\p{L}\p{N}\s]|(?<=[:-]) |(?<=: |- )/gu)].map(({index}) => index);
    const index = lost[Math.floor(part * lost.length)] ?? line.length;
    return line.slice(0, index) + sign + line.slice(index + 1);
  });

/** A line, by its position in the file, and its change. */
const mutation = fc
  .tuple(place, fc.array(change, {minLength: 1, maxLength: 2}))
  .map(([part, changes]) => (text: string): string => {
    const lines = text.split('\n');
    const full = lines.flatMap((line, index) => (/\S/.test(line) && line !== '---' ? index : []));
    const index = full[Math.floor(part * full.length)] ?? 0;
    return lines
      .map((line, position) => (position === index ? changes.reduce((now, one) => one(now), line) : line))
      .join('\n');
  });

const site = workInTestSite();
/** Every run uses the same seed; increase the number to search for more by hand. */
const RUNS = 64;
const SEED = 1;
/** The minimum number of examples whose advice says what to write. */
const MIN_FOLLOWED = 100;
const EDITED = [
  'careers contact/index index about/management projects contact/quote services/engineering search'
    .split(' ')
    .map((name) => `pages/${name}.mdx`),
  'pages/_site.yml',
].flat();

/** @returns the text that the linter reads in a file, without invisible characters. */
const visibleText = (file: string, content: string | Uint8Array = '') =>
  normalizeSource(file, decode(file, Buffer.from(content)).text).text;

/** Identifies a diagnostic, regardless of the quoted text. */
const withoutQuotes = ({range, message}: Diagnostic) => `${range.start.line} ${message.replace(/"[^"]*"/g, '')}`;

/** A misspelt name hides problems of its value. */
const OF_NAME = /is not a (field|block)/;
/** An example shows the format of a value, and what it refers to need not exist. */
const OF_EXAMPLE = /is already used at|is not a page|does not exist/;

/** Returns new problems about a line that follows its advice. There should be none. */
function newDiagnostics(
  diagnostic: Diagnostic,
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): Diagnostic[] {
  if (OF_NAME.test(diagnostic.message))
    return after.filter((item) => formatDiagnosticLine(item) === formatDiagnosticLine(diagnostic));
  const known = new Set(before.filter(({file}) => file === diagnostic.file).map(withoutQuotes));
  const isExample = diagnostic.help?.includes('for example') === true;
  return after
    .filter(({file, range}) => file === diagnostic.file && range.start.line === diagnostic.range.start.line)
    .filter((item) => item.message === diagnostic.message || !known.has(withoutQuotes(item)))
    .filter((item) => !(isExample && OF_EXAMPLE.test(item.message)));
}

/** Follows each advice that says what to write, and returns the cases in which that did not help. */
async function badHelp(changes: Changes, before: readonly Diagnostic[]) {
  const bad: string[] = [];
  let obeyed = 0;
  for (const diagnostic of before) {
    const content = changes.get(diagnostic.file);
    const next = content === undefined ? undefined : followAdvice(visibleText(diagnostic.file, content), diagnostic);
    if (next === undefined) continue;
    obeyed += 1;
    const after = await site.inMemory.diagnosticsWith(new Map([...changes, [diagnostic.file, next]]));
    const found = newDiagnostics(diagnostic, before, after).map(formatDiagnosticLine);
    if (found.length > 0)
      bad.push(
        [formatDiagnosticLine(diagnostic), next.split('\n')[diagnostic.range.start.line - 1], ...found].join('\n'),
      );
  }
  return {obeyed, bad};
}

/**
 * Sizes of photos, addresses of links, whole or truncated, checkboxes, names of symbols, and letters that represent a bullet or a
 * number.
 */
const NO_TEXT =
  / =\d+x\d*(?=\))|\]\(https:\/\/wa\.me[^)]*\)|<mailto:[^>]*>|&nbsp;|^\(?[a-z]+\)(?= )|[\])]? ?\((?:\/|https?:)[^\s)]*\)?|[\])] ?[[(][^)\]]*[\])]|https?:\S+|&lt;|^\[[xX]\]|^[oØ](?= )/gm;
const letters = (text: string) => text.replace(NO_TEXT, '').replace(/\P{L}/gu, '');

/** Finds what `--fix` must never do: remove letters, or leave fixable problems. */
async function fixProblemsOf(changes: Changes): Promise<string[]> {
  const {texts, changed, left, sentences} = await site.inMemory.fixedWith(changes);
  const lost = [...changed].filter(
    ([file, bytes]) => letters(visibleText(file, bytes)) !== letters(visibleText(file, texts.get(file))),
  );
  const again = left.filter(({fix}) => fix !== undefined);
  return lost.length + again.length > 0 ? [...sentences, ...again.map(formatDiagnosticLine)] : [];
}

describe('Following the advice removes the problem and adds none', () => {
  let obeyed = 0;

  it('for the examples of all rules', async () => {
    const failures: object[] = [];
    for (const module of (await allRules()).values()) {
      for (const example of invalidExamplesOf(module)) {
        const changes = await changesOf(site, example);
        const found = await badHelp(changes, await site.inMemory.diagnosticsWith(changes));
        obeyed += found.obeyed;
        const lost = example.fixed === undefined ? [] : await fixProblemsOf(changes);
        if (found.bad.length + lost.length > 0) failures.push({text: example.text, bad: found.bad, lost});
      }
    }
    expect(failures).toEqual([]);
  });

  it('for enough problems; fewer mean that this test no longer understands the advice', () =>
    expect(obeyed).toBeGreaterThan(MIN_FOLLOWED));

  it('for random mistakes', async () => {
    const invalidInputs = fc.tuple(fc.constantFrom(...EDITED), mutation);
    const property = fc.asyncProperty(invalidInputs, async ([file, change]) => {
      const changes = new Map([[file, change(site.read(file))]]);
      expect(await badHelp(changes, await site.inMemory.diagnosticsWith(changes))).toMatchObject({bad: []});
      expect(await fixProblemsOf(changes)).toEqual([]);
    });
    await fc.assert(property, {seed: SEED, numRuns: RUNS});
  });
});
