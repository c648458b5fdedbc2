import {readFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import fc from 'fast-check';
import {pageFiles} from '../../src/content/host/project-files';
import {SITE_FILE} from '../../src/content/paths';
import {writeEdit, type Edit, type Value} from '../../src/content/write';
import {ifWritable} from '../../src/content/write/edit';
import {readTopBlock, schemaOf} from '../../src/content/write/top-block';
import {casesOf, type Case} from './write/places';
import {styledPage} from './write/styled';

const FILES = [...pageFiles(), SITE_FILE];
const MARK = '\uFEFF';

/** How many pages are made up; `WRITER_PAGES=20000 npx jest …` makes it a longer run. */
const PAGES = Number(process.env.WRITER_PAGES ?? 300);

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

const letters = (text: string) => [...text].sort().join('');

/** What a change may do to the text at most: it takes one piece away, adds one, or puts some in another order. */
function isMinimal({edit}: Case, before: string, after: string): boolean {
  const {removed, added} = changeOf(before, after);
  if (edit.kind === 'move') return letters(removed) === letters(added);
  if (edit.kind === 'insert') return removed === '' || removed === '[]';
  if (edit.kind === 'remove') return /^\s*\[?\]?$/.test(added);
  return !/\n./.test(removed + added);
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

test('Every place of every page is changed by itself and taken back to the byte', () => {
  const failures = FILES.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return casesOf(schemaOf(file), dataOf(file, source)).flatMap((each) => failuresOf(file, source, each));
  });
  expect(failures).toEqual([]);
});

test('Lines that end as on Windows, and the mark at the beginning, stay with every change', () => {
  const failures = FILES.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const there = MARK + source.replaceAll('\n', '\r\n');
    const cases = casesOf(schemaOf(file), dataOf(file, source));
    return cases.flatMap(({edit}) => {
      const expected = MARK + writeEdit(file, source, edit).replaceAll('\n', '\r\n');
      return writeEdit(file, there, edit) === expected ? [] : `${file} ${JSON.stringify(edit)}`;
    });
  });
  expect(failures).toEqual([]);
});

test('Pages that others wrote in their own way keep it, wherever they are changed', () => {
  const count = {cases: 0, refused: 0, skipped: 0};
  const page = fc.gen().map(styledPage);
  const file = 'pages/of-others.mdx';
  fc.assert(
    fc.property(page, ({source, data}) => {
      // What the check has a sentence for is mended before it is changed.
      const read = ifWritable(() => dataOf(file, source));
      if (read === undefined) {
        count.skipped += 1;
        return;
      }
      expect(read).toEqual(data);
      for (const each of casesOf(schemaOf(file), data)) {
        count.cases += 1;
        const failures = ifWritable(() => failuresOf(file, source, each));
        if (failures === undefined) {
          count.refused += 1;
          console.log(source, JSON.stringify(each.edit));
        }
        expect(failures ?? []).toEqual([]);
      }
    }),
    {numRuns: PAGES},
  );
  console.log(count);
});
