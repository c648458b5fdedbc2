import {codeIn, importsOf, isUnitTest, nearestTests} from '../imports';

const code = codeIn('src', 'tests');
const all = new Set(code);
const imports = new Map(code.map((file) => [file, importsOf(file, all)]));
const tests = code.filter(isUnitTest).sort();
const testsThatImport = (some: readonly string[]) =>
  tests.filter((test) => imports.get(test)?.some((file) => some.includes(file)));

test('Nearest to a file are the tests that import it, else those that import what imports it', () => {
  const near = new Set(tests.flatMap((test) => imports.get(test) ?? []));
  const [first = ''] = near;
  expect(nearestTests([first])).toEqual(testsThatImport([first]));
  const [behind = ''] = [...near].flatMap((file) => imports.get(file) ?? []).filter((file) => !near.has(file));
  const importers = code.filter((file) => imports.get(file)?.includes(behind));
  expect(testsThatImport(importers)).not.toEqual([]);
  expect(nearestTests([behind])).toEqual(testsThatImport(importers));
});

test('A test is nearest to itself, and what is gone or is no code has none', () => {
  const [test = ''] = tests;
  expect(nearestTests([test])).toEqual([test]);
  expect(nearestTests(['tests/content/gone.test.ts', 'pages/gone.mdx'])).toEqual([]);
});
