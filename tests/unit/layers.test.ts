/** Tests that imports in src/ follow layers.json, which ESLint reads too, and never form a circle. */
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {preProcessFile} from 'typescript';
import {ROOT} from '../project';

const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const OF_SITE = '@site/';

/** @returns the files that a file imports, whether they exist or not */
const namedBy = (file: string): string[] =>
  preProcessFile(readFileSync(join(ROOT, file), 'utf8')).importedFiles.flatMap(({fileName}) =>
    fileName.startsWith(OF_SITE)
      ? fileName.slice(OF_SITE.length)
      : fileName.startsWith('.')
        ? posix.join(dirname(file), fileName)
        : [],
  );

/** @returns the files that a file imports */
const importsOf = (file: string, files: ReadonlySet<string>): string[] =>
  namedBy(file).flatMap((path) => EXTENSIONS.map((ending) => path + ending).find((item) => files.has(item)) ?? []);

/** Folders count up to this depth, such as `plugins/preview`; deeper ones belong to these. */
const DEPTH_OF_FOLDERS = 3;
const files = readdirSync(join(ROOT, 'src'), {recursive: true, encoding: 'utf8'})
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => posix.join('src', name.replaceAll('\\', '/')));
const all = new Set(files);
const folderOf = (path: string): string => dirname(path).split('/').slice(0, DEPTH_OF_FOLDERS).join('/');

/**
 * Whether two folders are separate. A folder and one inside it count as the same, because index.ts combines the files
 * below.
 */
const areSeparate = (one: string, other: string): boolean =>
  !`${one}/`.startsWith(`${other}/`) && !`${other}/`.startsWith(`${one}/`);

/** @returns the first import circle of a folder */
function circleIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const walk = (way: string[], folder: string): string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const next of arrows.get(folder) ?? []) {
      const found = walk([...way, folder], next);
      if (found) return found;
    }
    done.add(folder);
    return undefined;
  };
  return [...arrows.keys()].map((folder) => walk([], folder)).find((found) => found !== undefined);
}

const graphOf = (arrows: readonly (readonly [from: string, to: string])[]): Map<string, Set<string>> => {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of arrows) if (areSeparate(from, to)) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
};

const arrows = files.flatMap((file) => importsOf(file, all).map((other) => [file, other] as const));

const layers = JSON.parse(readFileSync(join(ROOT, 'layers.json'), 'utf8')) as {folder: string; imports: string[]}[];
const layerOf = (file: string) =>
  layers.filter(({folder}) => file.startsWith(`${folder}/`)).sort((a, b) => b.folder.length - a.folder.length)[0];

test('Every import in src/ goes to a layer that layers.json allows', () => {
  const wrong = arrows.filter(([from, to]) => {
    const [layer, imported] = [layerOf(from), layerOf(to)];
    return layer && imported && layer !== imported && !layer.imports.includes(imported.folder);
  });
  expect(wrong).toEqual([]);
});

test('No files of src/ import each other in a circle, not even types', () => {
  expect(arrows.length).toBeGreaterThan(files.length);
  expect(circleIn(graphOf(arrows))).toBeUndefined();
});

test('No folders of src/ import each other in a circle', () => {
  expect(circleIn(graphOf(arrows.map(([from, to]) => [folderOf(from), folderOf(to)])))).toBeUndefined();
});
