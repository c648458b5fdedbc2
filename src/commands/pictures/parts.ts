import type {Cause} from './causes';
import type {PlacedBox} from './look';
import {partOfClass, type NamedPart} from './part-names';

/** A part, and what is written differently in it. */
export interface Part {
  name: string;
  what: string[];
}

/** A cause with the places on the page that look different for it. */
export type PlacedCause = Cause & {places: PlacedBox[]};

/** What concerns this many parts or more belongs to all of them. */
const MANY = 4;
/** So many parts around each other are named, innermost last. */
const DEEPEST = 3;
/** The name of what belongs to no part, or to all. */
const COMMON = 'All parts';
const WITHIN = ' › ';

/** @returns the causes by part, each told once */
export function changedParts(causes: readonly PlacedCause[]): Part[] {
  const parts = new Map<string, Set<string>>();
  const add = (name: string, what: string) => parts.set(name, (parts.get(name) ?? new Set()).add(what));
  const ownerless = new Map<string, PlacedBox[]>();
  for (const {owner, places, what} of causes) {
    const own = owner === undefined ? undefined : partOfClass(owner);
    if (own) add(own.name, what);
    else ownerless.set(what, [...(ownerless.get(what) ?? []), ...places]);
  }
  for (const [what, places] of ownerless) for (const name of around(places)) add(name, what);
  return [...parts].map(([name, what]) => ({name, what: [...what]}));
}

/** @returns the part in which a place with these classes lies */
export const nearestPart = (classes: readonly string[]): string => chain(classes)[0]?.name ?? COMMON;

/** What is the same in all places is the cause, such as an arrow link with all that uses it; else each is named. */
function around(places: readonly PlacedBox[]): string[] {
  const [first = [], ...others] = places.map(({classes}) => chain(classes));
  const isOther = (part: NamedPart, index: number) => others.some((other) => other[index]?.name !== part.name);
  const end = first.findIndex(isOther);
  const shared = first.slice(0, end < 0 ? DEEPEST : Math.min(end, DEEPEST));
  if (shared.length > 0)
    return [
      shared
        .map(({name}) => name)
        .reverse()
        .join(WITHIN),
    ];
  const all = [...new Set(places.map(({classes}) => nearestPart(classes)))];
  return all.length < MANY ? all : [COMMON];
}

/** @returns the parts around a place, innermost first, up to the first that is more than a shape */
function chain(classes: readonly string[]): NamedPart[] {
  const parts: NamedPart[] = [];
  for (const className of classes) {
    const part = partOfClass(className);
    if (part === undefined || parts.some(({name}) => name === part.name)) continue;
    parts.push(part);
    if (!part.isShape) break;
  }
  return parts;
}
