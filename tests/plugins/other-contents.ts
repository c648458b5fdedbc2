/** The same document with other words: longer ones, and fewer entries. */
import type {Document} from '../../src/plugins/print/model';

const FACTOR = 0.4;
/** Where a document keeps what is no text, or a fact of a fixed length. */
const KEPT =
  /^(t|id|url|file|alt|key|kind|template|look|as|region|number|year|email|host|date|focal|phones|address|scheme|code|words|company)$/;
const LISTS = ['items', 'rows', 'questions', 'tables', 'attachments'];

function longerText(text: string): string {
  const words = text.split(' ');
  let more = '';
  for (let index = 0; more.length < text.length * FACTOR; index += 1) more += ` ${words[index % words.length]}`;
  return text.length * FACTOR < 3 ? text : text + more;
}

const changed = (value: unknown, change: (key: string, one: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(key, one)]));
};

/** @returns the document with another text in place of each. */
export function withTexts<D extends Document>(document: D, other: (text: string) => string): D {
  const change = (key: string, one: unknown): unknown => {
    if (KEPT.test(key)) return one;
    if (typeof one === 'string') return other(one);
    return Array.isArray(one)
      ? one.map((entry) => (typeof entry === 'string' ? other(entry) : changed(entry, change)))
      : changed(one, change);
  };
  return changed(document, change) as D;
}

/** @returns the document with the same word at the end of every heading. */
export const withHeadings = <D extends Document>(document: D, word: string): D => {
  const change = (key: string, one: unknown): unknown =>
    ['heading', 'claim'].includes(key) && typeof one === 'string' && one !== ''
      ? `${one} ${word}`
      : changed(one, change);
  return changed(document, change) as D;
};

/** @returns the document with texts 1.4 times as long. */
export const longer = <D extends Document>(document: D): D => withTexts(document, longerText);

/** @returns the document with fewer entries in each list; a shape or a section of which nothing is left is gone. */
export function cut<D extends Document>(document: D, left: (all: number) => number): D {
  const isLeft = (block: unknown) =>
    !['items', 'rows', 'papers'].some((name) => (block as Record<string, unknown[]>)[name]?.length === 0);
  const change = (key: string, one: unknown): unknown => {
    if (!Array.isArray(one)) return isMatrix(one) ? matrix(one) : changed(one, change);
    const some = LISTS.includes(key) ? one.slice(0, Math.min(one.length, left(one.length))) : one;
    const all = some.map((entry) => (isMatrix(entry) ? matrix(entry) : changed(entry, change)));
    if (key === 'sections') return all.filter((_section, index) => hasBlocks(all[index]) || !hasBlocks(one[index]));
    return key === 'blocks' || key === 'tables' ? all.filter(isLeft) : all;
  };
  const matrix = (all: Matrix) => {
    const count = Math.min(all.papers.length, left(all.papers.length));
    return {
      ...all,
      papers: all.papers.slice(0, count),
      rows: all.rows.map((row) => ({...row, cells: row.cells.slice(0, count)})),
    };
  };
  return changed(document, change) as D;
}

/** Sections without any are drawn by the template. */
const hasBlocks = (section: unknown): boolean => (section as {blocks: unknown[]}).blocks.length > 0;

interface Matrix {
  t: 'matrix';
  papers: unknown[];
  rows: {cells: unknown[]}[];
}

const isMatrix = (value: unknown): value is Matrix =>
  typeof value === 'object' && value !== null && (value as {t?: unknown}).t === 'matrix';
