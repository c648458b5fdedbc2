/** What a person does who obeys the advice of a flaw to the letter. */
import type {Flaw} from '../../../src/content/base/flaw';

/** A line as it was, and the sentence that was said of it. */
interface Told {
  line: string;
  flaw: Flaw;
}

/** What a field holds, up to the end of its line or of its group. */
const fieldOf = (key: string) => new RegExp(`(^|[\\s{,-])${key}:[^\\S\\n]*("[^"]*"|'[^']*'|\\[[^\\]]*\\]|[^,}]*)`);

/** The same where the field has its line to itself. */
const ofLine = (key: string) => new RegExp(`(^\\s*(?:- )?)${key}:(.*)$`);

/** @returns the line with another value in its field. */
function withValue(line: string, key: string, write: (value: string) => string): string {
  const pattern = ofLine(key).test(line) ? ofLine(key) : fieldOf(key);
  return line.replace(pattern, (_all, lead: string, value: string) => `${lead}${key}: ${write(value.trim())}`);
}

const last = (trail: string) => trail.split(' › ').at(-1) ?? '';

/** Ways in which an advice says what to write, each with the line that comes of it. */
const WAYS: [advice: RegExp, obey: (told: Told, ...words: string[]) => string | undefined][] = [
  // The words that are quoted as wrong give way to those that are meant.
  [/^Did you mean (?:"(.+)"|<(\w+) \/>)\?$/, (told, words = '', part = '') => instead(told, words || part)],
  [/^Write (\/\S*|https:\S+)(?: if .+)?\.$/, instead],
  [/^Link to (\/\S+)\.$/, instead],
  [
    /^Write (\w+: .+)\.$/s,
    (told, right = '') =>
      told.flaw.text.includes(' lacks a space ') ? (instead(told, right) ?? told.line) : undefined,
  ],
  // An example in the place of the value.
  [
    /^Write, for example, "(?:([a-z]\w*): |- )(.+?)"?\.?"?$/i,
    (told, key, value = '') => (key ? withValue(told.line, key, () => value) : instead(told, value)),
  ],
  [
    /^Put it between double quotes\.$/,
    ({line, flaw}) => {
      const key = last(/^(.*) holds/.exec(flaw.text)?.[1] ?? '');
      return withValue(line, key, (value) => `"${value}"`);
    },
  ],
  [/^It may be "(.+?)"/, instead],
  [/^Begin (?:this|its) line with (#+)/, ({line}, signs = '') => line.replace(/^#+/, signs)],
  [/^Write (<\w+ \/>) alone on its line\.$/, (_told, part) => part],
  [/^(?:Remove|Delete) the line(?:, .*)?\.$/, () => ''],
  [
    /^Write "(: \w+)"\.$/,
    ({line, flaw}, right = '') => line.replace(/"(:\w+)"/.exec(flaw.text)?.[1] ?? '', () => right),
  ],
  [/^Write (\[the words\]\(.*\))\.$/, ({line}, right = '') => line.replace(/\[\]\([^)]*\)/, () => right)],
  [/^Say what it shows: (!\[.*\]\(.*\))\.$/, ({line}, right = '') => line.replace(/!\[\s*\]\([^)]*\)/, () => right)],
  // The whole line, or a part of it that is certain.
  [
    /^Write ((?:- )*[A-Za-z_][\w -]*: .*|- .*|#+ .*)\.$/s,
    ({line}, right = '') => (/^\s*/.exec(line)?.[0] ?? '') + right,
  ],
];

/** The line with other words in the place of those that are wrong. */
function instead({line, flaw}: Told, right = ''): string | undefined {
  const [, field] = /^The value of "([^"]*)" /.exec(flaw.text) ?? [];
  if (field !== undefined) return withValue(line, field, () => right);
  const name = /(?:^|› )([^›]+) (?:is not a field|lacks a space)/.exec(flaw.text) ?? /<(\w+)>/.exec(flaw.text);
  const wrong = /"(.*?)"/.exec(flaw.text)?.[1] ?? name?.[1];
  const part = right.startsWith('#') ? wrong?.replace(/^[^#]*/, '') : wrong;
  return part && line.includes(part) ? line.replace(part, () => right) : undefined;
}

/**
 * @param text the file as the flaw was told of it
 * @returns the file after its advice was obeyed; nothing where the advice leaves to the person what to write
 */
export function obey(text: string, flaw: Flaw): string | undefined {
  const lines = text.split('\n');
  const line = lines[flaw.line - 1] ?? '';
  const written = flaw.replacement ?? obeyed({line, flaw});
  if (written === undefined || written === line) return undefined;
  lines[flaw.line - 1] = written;
  return lines.join('\n');
}

function obeyed(told: Told): string | undefined {
  for (const [advice, obeyIt] of WAYS) {
    const found = advice.exec(told.flaw.advice ?? '');
    const written = found ? obeyIt(told, ...found.slice(1)) : undefined;
    if (written !== undefined) return written;
  }
  return undefined;
}
