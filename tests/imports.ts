/** Which files of the project import which. */
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {preProcessFile} from 'typescript';
import {ROOT} from './project';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const OF_SITE = '@site/';

/** @returns all TypeScript below some folders of the project */
export const codeIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => posix.join(folder, name.replaceAll('\\', '/'))),
  );

/** Whether Jest runs it; the tests in tests/site are those of the browser. */
export const isUnitTest = (file: string): boolean => /^tests\/(?!site\/).*\.test\.tsx?$/.test(file);

/** @returns the files of the project that a file names as its imports, whether these are there or not */
const namedBy = (file: string): string[] =>
  preProcessFile(readFileSync(join(ROOT, file), 'utf8')).importedFiles.flatMap(({fileName}) =>
    fileName.startsWith(OF_SITE)
      ? fileName.slice(OF_SITE.length)
      : fileName.startsWith('.')
        ? posix.join(dirname(file), fileName)
        : [],
  );

/** @returns the files that a file imports */
export const importsOf = (file: string, files: ReadonlySet<string>): string[] =>
  namedBy(file).flatMap((path) => ENDINGS.map((ending) => path + ending).find((one) => files.has(one)) ?? []);

/** @returns for each of these files the unit tests that import it by the shortest way; a test is its own */
export function nearestTests(changed: readonly string[]): string[] {
  const code = codeIn('src', 'tests');
  const files = new Set([...code, ...changed]);
  const unitTests = new Set(code.filter(isUnitTest));
  const importers = new Map<string, string[]>();
  for (const file of code)
    for (const other of importsOf(file, files)) importers.set(other, [...(importers.get(other) ?? []), file]);
  const nearest = (seen: Set<string>, level: string[]): string[] => {
    const tests = level.filter((file) => unitTests.has(file));
    if (tests.length > 0 || level.length === 0) return tests;
    const next = [...new Set(level.flatMap((file) => importers.get(file) ?? []))].filter((file) => !seen.has(file));
    return nearest(new Set([...seen, ...next]), next);
  };
  return [...new Set(changed.flatMap((file) => nearest(new Set([file]), [file])))].sort();
}
