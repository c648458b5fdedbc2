import {compareTrees} from './compare-trees';
import type {Declaration, Look} from './look';
import {selectable} from './selectors';

/** Something that is written differently in the two states, and the elements that it concerns. */
export interface Cause {
  /** In short: `padding: 2px → 4px`. */
  what: string;
  /** The elements, as a selector for each state. */
  before: string;
  after: string;
  /** Whether it shows only where the focus is. */
  focus: boolean;
  /** A class of the part whose style sheet says it; without one the elements' own classes tell. */
  owner?: string;
}

const FOCUS = /:focus(-visible|-within)?\b/;
const CLASS = /\.([A-Za-z_][\w-]*)/;
const NOTHING = 'nothing';

/** @returns what is written differently in two states of a page: elements first, then styles */
export function causesOf(before: Look, after: Look): Cause[] {
  const elements = compareTrees(before.body, after.body).map((change): Cause => ({...change, focus: false}));
  return [...elements, ...styleCauses(before.declarations, after.declarations)];
}

const styleCauses = (before: Declaration[], after: Declaration[]): Cause[] =>
  styleChanges(before, after).flatMap(({what, users}) =>
    users.map(({selector}): Cause => {
      const target = selectable(selector);
      const focus = FOCUS.test(selector);
      return {what, before: target, after: target, focus, owner: CLASS.exec(selector)?.[1]};
    }),
  );

/** A declaration with another value, or one that is new or gone. */
interface StyleChange {
  key: string;
  /** In short: `padding: 2px → 4px`. */
  what: string;
  declaration: Declaration;
  /** The declarations through which it shows. */
  users: Declaration[];
}

/** @returns the declarations that differ in two states of a page */
export function styleChanges(before: Declaration[], after: Declaration[]): StyleChange[] {
  const [old, now] = [keyed(before), keyed(after)];
  const keys = new Set([...old.keys(), ...now.keys()]);
  const all = [...before, ...after];
  return [...keys]
    .filter((key) => old.get(key)?.value !== now.get(key)?.value)
    .flatMap((key): StyleChange[] => {
      const declaration = now.get(key) ?? old.get(key);
      if (!declaration) return [];
      const what = `${declaration.property}: ${old.get(key)?.value ?? NOTHING} → ${now.get(key)?.value ?? NOTHING}`;
      return [{key, what, declaration, users: concerned(declaration, all)}];
    });
}

/** @returns what tells a declaration from all others, whatever its value. */
export const keyOf = ({context, selector, property}: Declaration): string => `${context}{${selector}{${property}`;

/** The last one of the same selector and property wins; of fonts there are several, which all count. */
function keyed(declarations: Declaration[]): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  for (const declaration of declarations) {
    const {selector, value} = declaration;
    const key = keyOf(declaration);
    const same = selector.startsWith('@') ? found.get(key) : undefined;
    found.set(key, same ? {...declaration, value: `${same.value}, ${value}`} : declaration);
  }
  return found;
}

/** A custom property shows where it is used, through others or at once. */
function concerned(changed: Declaration, all: Declaration[], seen = new Set<string>()): Declaration[] {
  if (!changed.property.startsWith('--')) return [changed];
  if (seen.has(changed.property)) return [];
  seen.add(changed.property);
  const use = new RegExp(`var\\(\\s*${changed.property}(?![-\\w])`);
  const users = all.filter(({value}) => use.test(value)).flatMap((user) => concerned(user, all, seen));
  return [...new Map(users.map((user) => [user.selector, user])).values()];
}
