import {readFileSync} from 'node:fs';
import {pageFiles} from '../../src/content/host/project-files';
import {SITE_FILE} from '../../src/content/paths';
import {writeEdit} from '../../src/content/write';
import {schemaOf} from '../../src/content/write/top-block';
import {dataOf, failuresOf, tryPages} from './write/failures';
import {casesOf} from './write/places';

const FILES = [...pageFiles(), SITE_FILE];
const MARK = '\uFEFF';

/** Made up for each run of the tests; `npm run test:writer` makes up as many new ones as one likes. */
const PAGES = 300;
const SEED = 18;
const LEAST_CASES = 5000;

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
  expect(tryPages(PAGES, SEED)).toBeGreaterThan(LEAST_CASES);
});
