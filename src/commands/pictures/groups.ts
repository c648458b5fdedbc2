import type {Picture} from './album';

/** Pictures in which the same parts differ. */
export interface Group {
  name: string;
  /** What is written differently, for readers of code. */
  reasons: string[];
  /** The most changed first. */
  pictures: Picture[];
  routes: string[];
}

const most = ({pictures}: Group) => pictures[0]?.pixels ?? 0;

/** @returns the pictures by the parts that differ in them, the most changed first */
export function groupPictures(pictures: readonly Picture[]): Group[] {
  const groups = new Map<string, Picture[]>();
  for (const picture of pictures) {
    const name = [...new Set(picture.parts.map((part) => part.name))].sort().join(', ');
    groups.set(name, [...(groups.get(name) ?? []), picture]);
  }
  return [...groups]
    .map(([name, group]): Group => {
      const sorted = group.toSorted((a, b) => b.pixels - a.pixels || a.route.localeCompare(b.route, 'en'));
      return {
        name,
        reasons: [...new Set(sorted.flatMap(({parts}) => parts.flatMap(({what}) => what)))],
        pictures: sorted,
        routes: [...new Set(sorted.map(({route}) => route))],
      };
    })
    .sort((a, b) => most(b) - most(a));
}
