/** The quotes, commas and semicolons that JSON, spreadsheets and programs write around a value, and a page does not. */
import type {LineDiagnostic} from '../base/diagnostic';
import {insideCurly, named, quote, split, writeLine, type YamlLine} from './yaml-lines';

const PAIRS = ['""', "''", '“”', '””', '““', '„“', '„”', '‘’', '’’', '«»', '‹›', '``'];
const QUOTES = '"\'“”„‘’«»‹›`';
/** An apostrophe, which is no quote. */
const APOSTROPHE = /(?<=[\p{L}\p{N}])['’](?=\p{L})/gu;
const DOUBLED = /^"{2,3}([^"]+)"{2,3}$/;
const STOP_BEHIND = new RegExp(`^[${QUOTES}]([^${QUOTES}]+)[${QUOTES}]\\.$`);

/** @returns the words without such signs around them; where nothing else would be left, the words as they are. */
export function bareText(text: string): string {
  let bare = text.trim();
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = withoutQuotes(
      withoutEnd(bare.replace(/^[,;=]+/, '').trim())
        .replace(STOP_BEHIND, '$1.')
        .replace(DOUBLED, '$1')
        .trim(),
    );
  }
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text;
}

/** A code of HTML ends with a semicolon of its own. */
function withoutEnd(text: string): string {
  let bare = text;
  while (/[,;\s]$/.test(bare) && !/&#?\w{1,8};$/.test(bare)) bare = bare.slice(0, -1);
  return bare;
}

function withoutQuotes(text: string): string {
  const inner = text.slice(1, -1);
  const [open = '', close = ''] = PAIRS.find(([first = '', last = '']) => isBetween(text, first, last)) ?? [];
  if (open === '') return text;
  const others = inner.replace(APOSTROPHE, '');
  return others.includes(open) || others.includes(close) ? text : inner.trim();
}

const isBetween = (text: string, open: string, close: string) =>
  text.length > 2 && text.startsWith(open) && text.endsWith(close);

/** @returns what is around a value, to follow its name; undefined when it is bare. */
export function textAround(text: string): string | undefined {
  const bare = bareText(text);
  const own = text.trim();
  if (bare === own || bare === text) return undefined;
  const [last, first] = [NAMES[own.at(-1) ?? ''], NAMES[own.charAt(0)]];
  if (last !== undefined) return `ends with ${last}`;
  if (first !== undefined) return `begins with ${first}`;
  return 'is between quotes';
}

const NAMES: Record<string, string> = {',': 'a comma', ';': 'a semicolon', '=': 'an equals sign'};

/** A line of a front matter with a value: what is before its field, the field with its quotes, the value. */
const LINE = new RegExp(`^(\\s*(?:- +)*)(?:([${QUOTES}])([A-Za-z_]\\w*)[${QUOTES}]\\s*(?::|=>|=)\\s*)?(\\S.*)$`);
const VALUE_OF_LINES = /^[|>][+-]?\d?$/;
/** Several values between quotes, as spreadsheets write them. */
const SEVERAL = /^(["'])[^"']+\1(?:\s*[,;]\s*(["'])[^"']+\2)+[,;]?$/;
/** Curly quotes around an entry of a list within brackets. */
const CURLY_ENTRY = /(?<=[[,{:] ?)[“”„]([^“”„"]*)[“”](?=\s*[\],}:])/g;

/** What is before the value of a line, its field with or without quotes, the value. */
function partsOf(text: string): YamlLine & {sign?: string} {
  const [, lead = '', sign, name, rest = ''] = LINE.exec(text) ?? [];
  return sign === undefined ? split(text) : {before: `${lead}${name}: `, key: name, value: rest.trimEnd(), sign};
}

/** @returns the first line whose value has such signs around it. */
export function findPunctuation(lines: string[]): LineDiagnostic | undefined {
  const {inside, ends} = linesOfSeveral(lines);
  for (const [index, text] of lines.entries()) {
    const diagnostic = ends.has(index)
      ? endDiagnostic(index + 1, text)
      : inside.has(index)
        ? undefined
        : (entryDiagnostic(index, lines) ?? punctuationDiagnostic(index + 1, text));
    if (diagnostic) return diagnostic;
  }
  return undefined;
}

/** A comma behind the bracket that closes a group. */
function endDiagnostic(line: number, text: string): LineDiagnostic | undefined {
  const fix = withoutEnd(text);
  if (!/[,;]\s?$/.test(text) || !/[\]}]$/.test(fix)) return undefined;
  const what = `The line ends with ${NAMES[text.trimEnd().at(-1) ?? '']} behind its bracket.`;
  return {line, message: what, help: writeLine(fix), fix};
}

/** The entries of a list as JSON has them, between quotes and with a comma. */
function entryDiagnostic(index: number, lines: string[]): LineDiagnostic | undefined {
  const text = lines[index] ?? '';
  const [, lead = '', value = ''] = /^(\s+)(["'“][^"'“”]+["'”][,;]?)\s*$/.exec(text) ?? [];
  const above = lines.slice(0, index).findLast((line) => line.trim() !== '') ?? '';
  const isFirst = /^\s*(?:- +)?[\w-]+:\s*$/.test(above) && /[,;]$/.test(value);
  if (value === '' || !(isFirst || above.startsWith(`${lead}- `))) return undefined;
  const fix = `${lead}- ${entryOf(bareText(value))}`;
  const what = 'The entry is between quotes instead of behind a hyphen.';
  return {line: index + 1, message: what, help: writeLine(fix), fix};
}

function punctuationDiagnostic(line: number, text: string): LineDiagnostic | undefined {
  const {before, key, value, sign} = partsOf(text);
  if (key === undefined && !before.endsWith('- ')) return undefined;
  const write = (right: string, what: string): LineDiagnostic => {
    const fix = `${before.trimEnd()} ${right}`;
    return {line, message: what, help: writeLine(fix), fix};
  };
  if (SEVERAL.test(value)) {
    const what = `${named(key)} is several values between quotes.`;
    const entries = value.split(/[,;]/).flatMap((entry) => (entry.trim() === '' ? [] : entryOf(bareText(entry))));
    if (key !== undefined) return write(`[${entries.join(', ')}]`, what);
    return {line, message: what, help: `Write each on a line of its own, such as - ${entries[0]}.`};
  }
  const right = rightValue(value);
  const isRight = right === value || insideCurly(value) !== undefined;
  if (isRight && (sign === undefined || QUOTED_KEY.test(text))) return undefined;
  if (sign !== undefined) return write(right, 'The line has the quotes and commas of another program.');
  if (isGroup(value)) return write(right, `${named(key)} has quotes or commas of another program at its entries.`);
  return write(right, `${named(key)} ${textAround(value)}, which would be shown.`);
}

/** A field between straight quotes is right in YAML. */
const QUOTED_KEY = /^\s*(?:- +)*(["'])\w+\1:(?:\s|$)/;

/** Brackets with all that they hold; one that is still open at the end of its line goes on in the next. */
const isGroup = (value: string) => /^(?:\[.*\]|\{.*\})[,;]?$/.test(value) && depthOf(value) === 0;

/** Signs that are told elsewhere: those of YAML, a backslash, an apostrophe between quotes, a remark. */
const LEFT_TO_OTHERS = /^[[{|>&*!%@`]|^".*\\|^'[^,;]*[^',;]'[^',;][^,;]*'$| #/;

/** The value as it should be written. */
function rightValue(value: string): string {
  if (isGroup(value)) return value.replace(/[,;]$/, '').replace(CURLY_ENTRY, (_all, text: string) => entryOf(text));
  // What is between the quotes of YAML can be read, and is told by what it says.
  if (LEFT_TO_OTHERS.test(value) || readValue(value) !== value) return value;
  const read = readValue(withoutEnd(value));
  const bare = bareText(read);
  if (bare === value) return value;
  return new RegExp(`^[,;=\\s]*[${QUOTES}]`).test(value) ? quote(bare) : bare;
}

/** What YAML reads: the words between its own quotes, or the value itself. */
function readValue(value: string): string {
  const [, double, single] = /^(?:"([^"\\]*)"|'((?:[^']|'')*)')$/.exec(value) ?? [];
  return double ?? single?.replaceAll("''", "'") ?? value;
}

/** An entry within brackets, between quotes where a sign of it would part it. */
const entryOf = (text: string) => (/^\p{L}[\p{L}\p{N} .’-]*$/u.test(text) ? text : quote(text));

/** The lines inside of a value that goes on over several, its first one included, and those on which a bracket closes it. */
function linesOfSeveral(lines: string[]): {inside: Set<number>; ends: Set<number>} {
  const [inside, ends] = [new Set<number>(), new Set<number>()];
  let open = 0;
  let quoted = '';
  let above = -1;
  for (const [index, text] of lines.entries()) {
    const isInside = open > 0 || quoted !== '' || (above !== -1 && (text.trim() === '' || column(text) > above));
    if (!isInside) above = -1;
    const {value} = partsOf(text);
    const goes = !isInside && goesOn(value, text, lines[index + 1] ?? '');
    if (isInside || goes) inside.add(index);
    if (open > 0 || (!isInside && /^[[{]/.test(value))) {
      const before = open;
      open = Math.max(0, open + depthOf(before > 0 ? text : value));
      if (before > 0 && open === 0) ends.add(index);
    } else if (quoted !== '') quoted = text.trimEnd().endsWith(quoted) ? '' : quoted;
    else if (!isInside && VALUE_OF_LINES.test(value)) above = column(text);
    else if (goes && isOpenQuote(value)) quoted = value.charAt(0);
  }
  return {inside, ends};
}

const column = (text: string) => /^\s*/.exec(text)?.[0].length ?? 0;

/** Whether the words of a line go on in the next one. */
function goesOn(value: string, text: string, next: string): boolean {
  const [lead = ''] = /^\s*(- +)*/.exec(text) ?? [];
  return value !== '' && /\S/.test(next) && !/^\s*(-(\s|$)|["']?[\w-]+["']?:)/.test(next) && column(next) > lead.length;
}

const isOpenQuote = (value: string) => /^["']/.test(value) && value.split(value.charAt(0)).length === 2;

/** How many more brackets a line opens than it closes, those between quotes aside. */
function depthOf(text: string): number {
  const signs = text.replace(/"(?:[^"\\]|\\.)*"|(?<![\p{L}\p{N}])'[^']*'/gu, '');
  return (signs.match(/[[{]/g) ?? []).length - (signs.match(/[\]}]/g) ?? []).length;
}
