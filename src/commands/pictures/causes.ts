import {compareTrees} from './compare-trees';
import type {Declaration, PageLook} from './look';
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
export function causesOf(before: PageLook, after: PageLook): Cause[] {
  const elements = compareTrees(before.body, after.body).map((change): Cause => ({...change, focus: false}));
  return [...elements, ...styleCauses(before.declarations, after.declarations)];
}

/** The declarations with another value, and those that are new or gone, each with the rules through which it shows. */
function styleCauses(before: Declaration[], after: Declaration[]): Cause[] {
  const [old, now] = [keyed(before), keyed(after)];
  return [...new Map([...old, ...now])]
    .filter(([key]) => old.get(key)?.value !== now.get(key)?.value)
    .flatMap(([key, declaration]) => {
      const what = `${declaration.property}: ${old.get(key)?.value ?? NOTHING} → ${now.get(key)?.value ?? NOTHING}`;
      return shownBy(declaration, [...before, ...after]).map((selector): Cause => {
        const target = selectable(selector);
        const focus = FOCUS.test(selector);
        return {what, before: target, after: target, focus, owner: CLASS.exec(selector)?.[1]};
      });
    });
}

/** @returns whether the declarations that are alike in two states stand in another order, which may decide between them */
export function isReordered(before: PageLook, after: PageLook): boolean {
  const [old, now] = [keyed(before.declarations), keyed(after.declarations)];
  const isAlike = (key: string) => old.get(key)?.value === now.get(key)?.value;
  const alike = ({declarations}: PageLook) => JSON.stringify(declarations.filter((one) => isAlike(keyOf(one))));
  return alike(before) !== alike(after);
}

/** What tells a declaration from all others, whatever its value. */
const keyOf = ({context, selector, property}: Declaration): string => `${context}{${selector}{${property}`;

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

/** The selectors of a declaration; a custom property shows where it is used, in rules, in elements and through others. */
function shownBy(changed: Declaration, all: Declaration[], seen = new Set<string>()): string[] {
  const {property, selector} = changed;
  if (!property.startsWith('--')) return [selector];
  if (seen.has(property)) return [];
  seen.add(property);
  const use = new RegExp(`var\\(\\s*${property}(?![-\\w])`);
  const users = all.filter(({value}) => use.test(value)).flatMap((user) => shownBy(user, all, seen));
  return [...new Set([...users, `[style*="var(${property}"]`])];
}
