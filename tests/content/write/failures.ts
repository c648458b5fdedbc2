/** What is wrong with a change that was written: it says something else, changes more than was meant, or leaves a trace. */
import {readFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import fc from 'fast-check';
import type {Edit, Value} from '../../../src/content/write';
import {writeEdit} from '../../../src/content/write/write-edit';
import {ifWritable} from '../../../src/content/write/edit';
import {readTopBlock, schemaOf} from '../../../src/content/write/top-block';
import {casesOf, type Case} from './places';
import {styledPage, type Styled} from './styled';

/** What the check reads in a file; its spelling is right, or this throws. */
const dataOf = (file: string, source: string): Value => readTopBlock(file, source).data;

/** The text that is other, with what it took the place of. */
function changeOf(before: string, after: string): {removed: string; added: string} {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {removed: before.slice(start, before.length - end), added: after.slice(start, after.length - end)};
}

const letters = (text: string) => text.split(/(?:)/u).sort().join('');

/** The words of a value, however it is written. */
const bare = (text: string) => text.replace(/[\s"'\\|>-]/g, '');

/** What a change may do to the text at most: it takes one piece away, adds one, or puts some in another order. */
function isMinimal({edit, back}: Case, before: string, after: string): boolean {
  const {removed, added} = changeOf(before, after);
  if (edit.kind === 'move') return letters(removed) === letters(added);
  if (edit.kind === 'insert') return removed === '' || removed === '[]';
  if (edit.kind === 'remove') return /^\s*\[?\]?$/.test(added);
  const [old] = back;
  return (
    old?.kind === 'set' &&
    bare(JSON.stringify(old.value)).includes(bare(removed)) &&
    bare(JSON.stringify(edit.value)).includes(bare(added))
  );
}

/** @returns what is wrong with a change, the change back, and the same below another change. */
function failuresOf(file: string, source: string, each: Case, other?: Edit): string[] {
  const name = `${file} ${JSON.stringify(each.edit)}`;
  const after = writeEdit(file, source, each.edit, source);
  const told = JSON.stringify(changeOf(source, after));
  const failures: string[] = [];
  if (!isDeepStrictEqual(dataOf(file, after), each.meant)) failures.push(`${name} says something else: ${told}`);
  if (!isMinimal(each, source, after)) failures.push(`${name} changes more: ${told}`);
  const start = other ? writeEdit(file, source, other, source) : source;
  const there = other ? writeEdit(file, start, each.edit, source) : after;
  const back = each.back.reduce((text, edit) => writeEdit(file, text, edit, source), there);
  if (back !== start) failures.push(`${name} leaves a trace: ${JSON.stringify(changeOf(start, back))}`);
  return failures;
}

const onWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

/** @returns what is wrong with any change of a file, with any line ends. */
export function failuresOfFile(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return casesOf(schemaOf(file), dataOf(file, source)).flatMap((each) => {
    const same = onWindows(writeEdit(file, source, each.edit)) === writeEdit(file, onWindows(source), each.edit);
    const ends = same ? [] : [`${file} ${JSON.stringify(each.edit)} changes line ends`];
    return [...ends, ...failuresOf(file, source, each)];
  });
}

/** A page of no kind of its own, whose fields are any. */
const OF_OTHERS = 'pages/of-others.mdx';

function failuresOfPage({source, data}: Styled): string[] {
  const read = ifWritable(() => dataOf(OF_OTHERS, source));
  if (!isDeepStrictEqual(read, data)) return [`The page itself is read as ${JSON.stringify(read)}`];
  const [first, value] = Object.entries(data)[0] ?? [];
  return casesOf(schemaOf(OF_OTHERS), data).flatMap((each) => {
    const isApart = first !== undefined && typeof value === 'string' && each.edit.at[0] !== first;
    const other: Edit | undefined = isApart ? {kind: 'set', at: [first], value: 'Meanwhile: other words'} : undefined;
    return failuresOf(OF_OTHERS, source, each, other);
  });
}

/**
 * Tries every change of pages that are written in any way.
 * @param pages how many are made up
 * @param seed the same pages for the same seed
 * @returns how many changes were tried
 * @throws Error with the smallest page on which one fails
 */
export function tryPages(pages: number, seed: number): number {
  let tried = 0;
  const property = fc.property(fc.gen().map(styledPage), (page) => {
    tried += casesOf(schemaOf(OF_OTHERS), page.data).length;
    const [failure] = failuresOfPage(page);
    if (failure !== undefined) throw new Error(failure);
  });
  fc.assert(property, {numRuns: pages, seed});
  return tried;
}
