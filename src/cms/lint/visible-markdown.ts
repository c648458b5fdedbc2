/**
 * Finds Markdown characters that readers would see. One that remains in the text of a tree is a mistake, unless its
 * author wrote a backslash before it.
 */
import type {Delete, Emphasis, Heading, Root, Strong, Text, Paragraph, Table} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {truncate, type ReportDescriptor} from '../base/diagnostic';
import {BodySource, type FoundText} from '../parse/body-source';
import {brokenLink} from './broken-links';
import {numberedSentence, runTogether} from './run-together';

type FoundMarkup = Omit<FoundText, 'from' | 'to'>;

const styleName = (sign: string) => (sign.length === 1 ? 'italics' : 'bold');

const withInnerSpaces = (sign: string, inner: string): FoundMarkup => {
  const instead = `${sign}${inner}${sign}`;
  const message = `There is a space between ${sign} and the text in ${styleName(sign)}.`;
  return {message, help: `Write ${truncate(instead)}.`, instead};
};

const unmatchedMarker = (sign: string): FoundMarkup => ({
  message: `The ${sign} has no matching ${sign}, so readers would see it.`,
  help: `Write ${sign} before and after the text in ${styleName(sign)}, or remove it. To show it, write ${sign.replace(/./g, '\\$&')}.`,
});

/** The patterns with their messages, in the order of the search. */
const SYNTAX_PATTERNS: [pattern: RegExp, tell: (match: RegExpExecArray) => FoundMarkup][] = [
  [
    /(?<![*_])(\*\*|__)[ \t]+([^*_\s](?:[^*_\n]{0,200}[^*_\s])?)[ \t]*\1(?![*_])/,
    ([, sign = '', inner = '']) => withInnerSpaces(sign, inner),
  ],
  [
    /(?<![\p{L}\p{N}*])(\*{1,3})([^*\s](?:[^*\n]{0,200}[^*\s])?)[ \t]+\1(?![*\p{L}\p{N}])/u,
    ([, sign = '', inner = '']) => withInnerSpaces(sign, inner),
  ],
  [/(?<!\*)\*{2,}/, ([sign]) => unmatchedMarker(sign)],
  [/(?<![\p{L}\p{N}_])__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])__(?![\p{L}\p{N}_])/u, ([sign]) => unmatchedMarker(sign)],
  // Skips names such as _site.yml and _101.
  [/(?<![\p{L}\p{N}_./@])_(?=\p{L})(?![^\s_]{0,60}[._@/])/u, ([sign]) => unmatchedMarker(sign)],
  [
    /(?<=\p{L})`(?=\p{L})/u,
    () => ({message: 'A backtick ` is used as an apostrophe.', help: 'Write ’.', instead: '’'}),
  ],
  [/(?<!`)`+/, ([sign]) => ({message: `Readers would see the ${sign}.`, help: 'Remove it, or use a quotation mark.'})],
  [
    /(?<=\S)[ \t]+#{2,6}[ \t]+(?=\S)/,
    ([sign]) => {
      const message = `The heading marker ${sign.trim()} is in the middle of a line.`;
      return {message, help: 'Start a new line with it, below an empty line.'};
    },
  ],
  [
    /==(?=[^\s=])[^=\n]{0,200}==/,
    ([marked]) => {
      const instead = `**${marked.slice(2, -2)}**`;
      const help = `Write ${truncate(instead)}, or remove the ==.`;
      return {message: 'Readers would see the ==.', help, instead};
    },
  ],
  [
    /\[\[[^\][\n]{1,200}\]\]/,
    ([link]) => ({
      message: `${truncate(link)} is a wiki link, which is not supported.`,
      help: 'Write [link text](/the/address).',
    }),
  ],
  [
    /\[\^[^\][\s]{1,40}\]/,
    ([note]) => ({message: `Footnotes such as ${note} are not supported.`, help: 'Put the note in the sentence.'}),
  ],
  [/^\[[ xX]\][ \t]/, () => ({message: 'Checkboxes are not supported.', help: 'Remove the [ ] or [x].', instead: ''})],
  [
    /(?<![\p{L}\p{N}:/]):[a-z][a-z_]{2,30}:(?![\p{L}\p{N}:])/u,
    ([name]) => ({message: `${name} is an emoji code, which readers would see as text.`, help: 'Remove it.'}),
  ],
  [
    /\\$/,
    () => ({message: 'Readers would see the backslash at the end of the line.', help: 'Remove it.', instead: ''}),
  ],
];

/** HTML tags and codes in the text itself, such as those written with `&lt;`. */
const SHOWN_HTML =
  /<\/?(?:br|p|b|i|u|strong|em|a|div|span|font|ul|ol|li|h[1-6]|table|tr|td|img)\b[^<>]*>|&(?:#\d{1,7}|[a-z]{2,8});/i;

/** The characters that people type below the first line of a table; only hyphens and colons are correct. */
const LIKE_DELIMITER_ROW = /^[\s|:–—−‐―_=.-]*$/;
const DASH = /[–—−‐―_=-]/;
/** The minimum number of consecutive lines with bars that count as a table. */
const MIN_ROWS = 2;
/** The minimum number of lines with a single bar that count as a table; fewer may be text such as "Lagos | Warri". */
const MIN_ROWS_WITH_ONE_BAR = 3;

const cells = (row: string): number =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
const delimiterRow = (count: number): string => `|${' --- |'.repeat(count)}`;

function brokenTable(written: BodySource, node: Paragraph): FoundText | undefined {
  const [from, to] = written.offsetsOf(node);
  const rows = written.unescapedText.slice(from, to).split('\n');
  const [first = '', second = ''] = rows;
  const bars = first.split('|').length - 1;
  if (bars === 0) return undefined;
  const secondAt = from + first.length + 1;
  if (rows.length > 1 && LIKE_DELIMITER_ROW.test(second) && DASH.test(second)) {
    const instead = delimiterRow(cells(first));
    const message =
      cells(second) === cells(first)
        ? 'The second line of a table may contain only hyphens and bars.'
        : 'The second line of the table does not have as many columns as the first.';
    return {from: secondAt, to: secondAt + second.length, message, help: `Write ${instead}.`, instead};
  }
  const framed = (row: string) => /^\s*\|.*\|\s*$/.test(row);
  const enough = rows.length >= (bars === 1 ? MIN_ROWS_WITH_ONE_BAR : MIN_ROWS);
  const isTable = rows.every(framed) ? bars > 2 || rows.length > 1 : enough && rows.every((row) => row.includes('|'));
  if (!isTable) return undefined;
  const message = 'The second line of the table is missing, so readers would see the bars.';
  return {from, to: from, message, help: `Write ${delimiterRow(cells(first))} below this line.`};
}

/** @returns a row with more cells than the table, which would hide them, or text that became a row. */
function hiddenCells(written: BodySource, table: Table): FoundText | undefined {
  const [head, ...rows] = table.children;
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    const [from, to] = written.offsetsOf(row);
    const content = written.unescapedText.slice(from, to);
    if (!content.includes('|')) {
      const message = `The line "${truncate(content)}" is directly below a table, so it becomes part of it.`;
      return {from, to, message, help: 'Put an empty line above it.'};
    }
    if (row.children.length > columns) {
      const message = `Column ${columns + 1} of this row has no heading, so readers would not see it.`;
      return {from, to, message, help: 'Add a column to the first two lines of the table, or remove it from this row.'};
    }
  }
  return undefined;
}

export function visibleMarkdownDiagnostics(file: string, tree: Root, lines: string[]): ReportDescriptor[] {
  const written = new BodySource(lines);
  const found: FoundText[] = [];
  const stars: Star[] = [];
  /** The number that would continue a list after a photo or a paragraph. */
  let next = 1;
  visit(tree, (node) => {
    const before = found.length;
    const tell = (item: FoundText | undefined) => {
      if (item) found.push(item);
    };
    switch (node.type) {
      case 'code':
      case 'inlineCode':
        return SKIP;
      case 'text':
        tell(inText(written, node));
        stars.push(...starsOf(written, node));
        break;
      case 'paragraph':
        tell(brokenTable(written, node));
        if (found.length === before) found.push(...runTogether(written, node));
        break;
      case 'list':
        tell(numberedSentence(written, node, next));
        if (node.ordered) next = (node.start ?? 1) + node.children.length;
        break;
      case 'table':
        tell(hiddenCells(written, node));
        break;
      case 'heading':
        tell(inHeading(written, node));
        break;
      case 'emphasis':
      case 'strong':
      case 'delete':
        tell(accidentalEmphasis(written, node));
        break;
    }
    return found.length > before ? SKIP : undefined;
  });
  found.push(...unmatchedStars(stars));
  const diagnostics = found.map((item): ReportDescriptor => ({file, ...written.diagnostic(item)}));
  return diagnostics.filter(({line}, index) => diagnostics.findIndex((other) => other.line === line) === index);
}

function inText(written: BodySource, node: Text): FoundText | undefined {
  const [from, to] = written.offsetsOf(node);
  const link = brokenLink(written, from, to);
  if (link) return link;
  const signs = written.unescapedText.slice(from, to);
  for (const [pattern, tell] of SYNTAX_PATTERNS) {
    const match = pattern.exec(signs);
    if (match) return {from: from + match.index, to: from + match.index + match[0].length, ...tell(match)};
  }
  const [html] = SHOWN_HTML.exec(node.value) ?? [];
  return html === undefined
    ? undefined
    : {from, to: from, message: `Readers would see ${truncate(html)}.`, help: 'Write plain text.'};
}

/** An asterisk next to a word. Before the word it may begin italics or a note; after the word it may refer to a note. */
interface Star {
  offset: number;
  kind: 'before' | 'behind';
  /** Whether the star begins its line. */
  first: boolean;
}

const STAR = /(?<![\p{L}\p{N}*])\*(?=[\p{L}“"'(])|(?<=[\p{L}\p{N}.,)”"'])\*(?![\p{L}\p{N}*])/gu;

function starsOf(written: BodySource, node: Text): Star[] {
  const [from, to] = written.offsetsOf(node);
  return [...written.unescapedText.slice(from, to).matchAll(STAR)].map(({index}) => {
    const offset = from + index;
    const first = offset === 0 || written.text[offset - 1] === '\n';
    const kind = /[\p{L}“"'(]/u.test(written.text[offset + 1] ?? '') ? 'before' : 'behind';
    return {offset, kind, first};
  });
}

/** Finds lone stars. A star after a word and one before a note belong together. */
function unmatchedStars(stars: readonly Star[]): FoundText[] {
  const isNote = (star: Star) =>
    star.first && stars.some(({offset, kind}) => kind === 'behind' && offset < star.offset);
  const reported = stars.filter((star) => star.kind === 'before' && !isNote(star));
  return reported.map(({offset}) => ({from: offset, to: offset + 1, ...unmatchedMarker('*')}));
}

/** Finds a second bar in a heading. One bar separates the tag from the heading. */
function inHeading(written: BodySource, node: Heading): FoundText | undefined {
  const [from, to] = written.offsetsOf(node);
  const signs = written.unescapedText.slice(from, to);
  const secondMarker = /^#{1,6}[ \t]+(#{1,6})[ \t]+/.exec(signs);
  if (secondMarker) {
    const instead = `${'#'.repeat(node.depth)} `;
    const message = `The heading begins with two markers, such as ${secondMarker[1]}.`;
    return {from, to: from + secondMarker[0].length, message, help: 'Keep only one.', instead};
  }
  const [, second] = signs.matchAll(/\|/g);
  if (!second) return undefined;
  const offset = from + second.index;
  const message = 'Readers would see the second bar | of this heading.';
  return {from: offset, to: offset, message, help: 'Replace it with a dash (–) or "and".'};
}

type Styled = Emphasis | Strong | Delete;

/** Finds sizes such as 6*4 and ranges such as 5~6, whose characters may form pairs by chance. */
function accidentalEmphasis(written: BodySource, node: Styled): FoundText | undefined {
  const [from, to] = written.offsetsOf(node);
  const whole = written.text.slice(from, to);
  const [sign = ''] = /^[*_~]+/.exec(whole) ?? [];
  const inner = whole.slice(sign.length, -sign.length);
  const [before = '', after = ''] = [written.text[from - 1], written.text[to]];
  const isSize = /\d/.test(before) && /^\s?\d/.test(inner);
  const isWithin = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after) && /\s/.test(inner);
  if (!isSize && !isWithin) return undefined;
  if (sign === '**' && !isSize) {
    const instead = ` ${whole} `;
    const message = `The spaces around the bold text "${truncate(inner)}" are missing.`;
    return {from, to, message, help: `Write ${truncate(`…${instead}…`)}`, instead};
  }
  const meant = sign.startsWith('~') ? '–' : ' × ';
  const certain = isSize && sign.length === 1 && /\d$/.test(inner) === /\d/.test(after);
  const style = sign.startsWith('~') ? 'crossed out' : sign.length === 1 ? 'italic' : 'bold';
  return {
    from,
    to,
    message: `The text "${truncate(inner)}" becomes ${style}, because it is between two ${sign}.`,
    help: `Replace each with ${meant.trim()}, or write \\${sign.slice(0, 1)} to show it.`,
    instead: certain ? meant + inner + meant : undefined,
  };
}
