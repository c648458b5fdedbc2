import type {ElementLook} from './look';

/** A place where two pages have other elements, as a selector in each of them. */
export interface TreeChange {
  what: string;
  before: string;
  after: string;
}

type Child = ElementLook['children'][number];

const NOTHING = 'nothing';

const isText = (child?: Child): child is string => typeof child === 'string';
const tagOf = (child?: Child) => (isText(child) ? 'words' : child?.tag);
const named = (children: Child[]) => children.map(tagOf).join(', ') || NOTHING;

/** @returns the innermost elements that are not the same in both, in the order of the page */
export function compareTrees(
  before: ElementLook,
  after: ElementLook,
  paths = {before: 'body', after: 'body'},
): TreeChange[] {
  const own = attributeChanges(before, after).map((what) => ({what, ...paths}));
  const [gone, come] = middles(before.children, after.children);
  if (gone.length !== come.length || gone.some((child, index) => tagOf(child) !== tagOf(come[index]))) {
    return [...own, {what: `${named(gone)} → ${named(come)}`, ...paths}];
  }
  const inner = gone.flatMap((child, index): TreeChange[] => {
    const other = come[index];
    if (other === undefined || print(child) === print(other)) return [];
    if (isText(child) || isText(other)) return [{what: 'other words', ...paths}];
    return compareTrees(child, other, {
      before: `${paths.before} > :nth-child(${child.place})`,
      after: `${paths.after} > :nth-child(${other.place})`,
    });
  });
  return [...own, ...inner];
}

function attributeChanges({attributes: old}: ElementLook, {attributes: now}: ElementLook): string[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => old[name] !== now[name])
    .map((name) => `${name}: ${old[name] ?? NOTHING} → ${now[name] ?? NOTHING}`);
}

/** What is left of two lists without the same entries at their starts and ends. */
function middles(before: Child[], after: Child[]): [Child[], Child[]] {
  const [old, now] = [before.map(print), after.map(print)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [before.slice(start, old.length - end), after.slice(start, now.length - end)];
}

/** The same words for elements that are the same, wherever they stand. */
function print(child: Child): string {
  if (isText(child)) return JSON.stringify(child);
  const attributes = Object.entries(child.attributes).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return JSON.stringify([child.tag, attributes, child.children.map(print)]);
}
