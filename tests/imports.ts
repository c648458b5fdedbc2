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
  namedBy(file).flatMap((path) => ENDINGS.map((ending) => path + ending).find((item) => files.has(item)) ?? []);
