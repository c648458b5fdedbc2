import {pageFiles} from '../../src/node/project-files';
import {SITE_FILE} from '../../src/content/base/paths';
import {failuresOfFile, tryPages} from './write/failures';

const PAGES = 600;
const LEAST_CASES = 5000;
const SEED = 18;

test('Every place of every page is changed by itself, with any line ends, and taken back to the byte', () => {
  expect([...pageFiles(), SITE_FILE].flatMap(failuresOfFile)).toEqual([]);
});

test('Pages that others wrote in their own way keep it, wherever they are changed', () => {
  expect(tryPages(PAGES, SEED)).toBeGreaterThan(LEAST_CASES);
});
