/** How the files and folders of src/ import each other: ESLint keeps the floors, and circles are found here. */
import {dirname} from 'node:path';
import {codeIn, importsOf} from '../imports';

/** `plugins/preview` is a room, and what lies deeper belongs to it. */
const DEPTH_OF_ROOMS = 3;
const files = codeIn('src');
const all = new Set(files);
const roomOf = (path: string): string => dirname(path).split('/').slice(0, DEPTH_OF_ROOMS).join('/');

/** A folder and one inside it are the same room for this purpose: its index.ts is made of what lies below. */
const isApart = (one: string, other: string): boolean =>
  !`${one}/`.startsWith(`${other}/`) && !`${other}/`.startsWith(`${one}/`);

/** @returns the first way that leads from a room back to it */
function circleIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const walk = (way: string[], room: string): string[] | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const next of arrows.get(room) ?? []) {
      const found = walk([...way, room], next);
      if (found) return found;
    }
    done.add(room);
    return undefined;
  };
  return [...arrows.keys()].map((room) => walk([], room)).find((found) => found !== undefined);
}

const graphOf = (arrows: readonly (readonly [from: string, to: string])[]): Map<string, Set<string>> => {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of arrows) if (isApart(from, to)) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
};

const arrows = files.flatMap((file) => importsOf(file, all).map((other) => [file, other] as const));

test('No file of src/ imports one that imports it, by whatever way, be it a type alone', () => {
  expect(arrows.length).toBeGreaterThan(files.length);
  expect(circleIn(graphOf(arrows))).toBeUndefined();
});

test('No folder of src/ imports one that imports it, by whatever way', () => {
  expect(circleIn(graphOf(arrows.map(([from, to]) => [roomOf(from), roomOf(to)])))).toBeUndefined();
});

test('A circle that runs through three folders is named', () => {
  const circle = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['c', 'd'],
  ] as const;
  expect(circleIn(graphOf(circle))).toEqual(['a', 'b', 'c', 'a']);
});
