/** Splits the body of a page into blocks, and changes it. */
import type {RootContent} from 'mdast';
import {parseBody} from '../parse/body';
import {splitPage} from '../parse/front-matter';
import {normalizeCharacters} from '../parse/characters';
import {UnwritableError, type Edit} from './edit';
import {memoizeLatest} from '../../shared/memoize';
import {normalizeLineEnds, spliceBetween, applySpliceToFile} from './text';

/** A block of a body: a heading, a paragraph, a list, a table, a photo or a component. */
export interface EditableBlock {
  /** Its lines in the file, counted from 1. */
  first: number;
  last: number;
  /** Its Markdown, with `\n` as line end, without the last one. */
  text: string;
  /** The name of the component, if it is one: people can move and remove it, but not type in it. */
  block?: string;
}

/** @returns the blocks of a page's body with their lines; the whole body as one block when it cannot be parsed. */
export function blocksOf(source: string): EditableBlock[] {
  const lines = normalizeLineEnds(source).split('\n');
  const textOf = (first: number, last: number) => lines.slice(first - 1, last).join('\n');
  return nodesOf(source).map(({first, last, block}) => ({
    first,
    last,
    text: textOf(first, last),
    ...(block && {block}),
  }));
}

/** An editor asks for the blocks of the same page at each keystroke. */
const nodesOf = memoizeLatest(16, (source): readonly Omit<EditableBlock, 'text'>[] => {
  try {
    return parseBody(source).tree.children.map((node) => ({...linesOf(node), block: blockNameOf(node)}));
  } catch {
    const lines = normalizeLineEnds(source).split('\n');
    const start = splitPage(source)?.bodyLine ?? 0;
    const first = lines.findIndex((line, index) => index >= start && line.trim() !== '') + 1;
    return first === 0 ? [] : [{first, last: lines.findLastIndex((line) => line.trim() !== '') + 1}];
  }
});

const linesOf = ({position}: RootContent) => ({first: position?.start.line ?? 1, last: position?.end.line ?? 1});

const blockNameOf = (node: RootContent): string | undefined =>
  node.type === 'mdxJsxFlowElement' ? (node.name ?? undefined) : undefined;

/** @returns the body of a page, with `\n` as line end, and its first line, counted from 1 */
export function bodyTextOf(source: string): {text: string; firstLine: number} {
  const text = normalizeLineEnds(source);
  const linesBefore = splitPage(source)?.bodyLine;
  if (linesBefore === undefined) return {text: '', firstLine: text.split('\n').length + 1};
  let start = 0;
  for (let line = 0; line < linesBefore; line += 1) start = indexAfterLine(text, start);
  return {text: text.slice(start), firstLine: linesBefore + 1};
}

function indexAfterLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end + 1;
}

/** @throws UnwritableError when the page has no body */
export function setBody(source: string, body: string): string {
  const text = normalizeLineEnds(source);
  if (splitPage(source) === undefined) throw new UnwritableError(NOT_IN_BODY);
  const before = bodyTextOf(source).text;
  if (body === before) return source;
  const top = text.slice(0, text.length - before.length);
  // The closing line of the front matter may be the end of the file.
  const gap = top.endsWith('\n') ? '' : '\n';
  return applySpliceToFile(source, spliceBetween(text, top + gap + body));
}

const NOT_IN_BODY = {
  message: 'These lines are no longer part of the page’s text.',
  help: 'Reopen the page, then make the change.',
};

type BodyEdit = Extract<Edit, {kind: 'body'}>;

/**
 * Writes one change of the body; see `writeEdit`.
 * @param base the file before the first change; a body that has the same blocks again gets its old text back
 * @throws UnwritableError when the lines are outside the body
 */
export function writeBody(source: string, edit: BodyEdit, base?: string): string {
  const text = normalizeLineEnds(source);
  const lines = text.split('\n');
  const start = splitPage(source)?.bodyLine;
  const end = text.endsWith('\n') ? lines.length - 1 : lines.length;
  const {first, last} = edit;
  if (start === undefined || first <= start || last > end || first > last + 1) {
    throw new UnwritableError(NOT_IN_BODY);
  }
  const changed = replaceLines(lines, first, last, edit.text);
  const after = applySpliceToFile(source, spliceBetween(text, changed.join('\n')));
  return base === undefined ? after : restoreBodyOf(base, after);
}

/** @throws UnwritableError when the page has no body */
export function appendToBody(source: string, text: string, base?: string): string {
  const last = normalizeLineEnds(source).trimEnd().split('\n').length;
  return writeBody(source, {kind: 'body', first: last + 1, last, text}, base);
}

function replaceLines(lines: string[], first: number, last: number, text: string): string[] {
  const content = normalizeCharacters(text.replace(/\r\n?/g, '\n'))
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
  if (content === '') return removeLines(lines, first, last);
  if (last >= first) return lines.toSpliced(first - 1, last - first + 1, ...content.split('\n'));
  return insertLines(lines, first, content.split('\n'));
}

const isBlank = (line: string | undefined) => line?.trim() === '';

/** Removes a block and one of the empty lines around it. */
function removeLines(lines: string[], first: number, last: number): string[] {
  const above = isBlank(lines[first - 2]);
  const isLast = lines.slice(last).every(isBlank);
  if (above && isLast && last >= first) return lines.toSpliced(first - 2, last - first + 2);
  const more = above && isBlank(lines[last]) ? 1 : 0;
  return lines.toSpliced(first - 1, last - first + 1 + more);
}

function insertLines(lines: string[], index: number, words: string[]): string[] {
  const [above, below] = [lines[index - 2], lines[index - 1]];
  const before = isBlank(above) ? [] : [''];
  const isLast = lines.slice(index - 1).every(isBlank);
  const after = isLast || isBlank(below) ? [] : [''];
  return lines.toSpliced(index - 1, 0, ...before, ...words, ...after);
}

/** Restores the body of the base when only the empty lines between blocks differ. */
function restoreBodyOf(base: string, source: string): string {
  const bodyOf = (file: string) => normalizeLineEnds(file).split('\n').slice(splitPage(file)?.bodyLine);
  const written = (file: string) =>
    bodyOf(file)
      .filter((line) => !isBlank(line))
      .join('\n');
  if (written(source) !== written(base)) return source;
  const texts = (file: string) => blocksOf(file).map(({text}) => text);
  const [now, before] = [texts(source), texts(base)];
  if (now.length !== before.length || now.some((text, index) => text !== before[index])) return source;
  const [normalized, other] = [normalizeLineEnds(source), normalizeLineEnds(base)];
  const top = normalized.split('\n').slice(0, splitPage(source)?.bodyLine);
  const restored = applySpliceToFile(source, spliceBetween(normalized, [...top, ...bodyOf(base)].join('\n')));
  return normalizeLineEnds(restored) === other ? base : restored;
}
