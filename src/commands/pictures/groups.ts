import type {Part} from './parts';

/** Under this name a test carries what it found; Playwright's report hides annotations whose names begin so. */
export const FOUND = '_found';

/** What one picture shows. */
export interface DifferingPicture {
  route: string;
  parts: Part[];
  pixels: number;
}

/** Pictures in which the same parts differ. */
export interface Group {
  name: string;
  /** What is written differently, for readers of code. */
  reasons: string[];
  /** The most changed first. */
  routes: string[];
}

/** @returns what was found by the parts that differ, the most changed first */
export function groupsOf(found: readonly DifferingPicture[]): Group[] {
  const groups = new Map<string, Group>();
  for (const {parts, route} of found.toSorted((a, b) => b.pixels - a.pixels || a.route.localeCompare(b.route, 'en'))) {
    const name = [...new Set(parts.map((part) => part.name))].sort().join(', ');
    const {reasons, routes} = groups.get(name) ?? {reasons: [], routes: []};
    groups.set(name, {
      name,
      reasons: [...new Set([...reasons, ...parts.flatMap(({what}) => what)])],
      routes: [...new Set([...routes, route])],
    });
  }
  return [...groups.values()];
}
