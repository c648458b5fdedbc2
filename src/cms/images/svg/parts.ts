/** Which parts of a drawing are used by others, and how often. */
import {REFERENCES} from './allowed';
import {textWithin, type SvgElement} from './tree';

const elementsOf = ({children}: SvgElement): SvgElement[] => children.filter((child) => typeof child !== 'string');

/** Everything that an element and what it holds names behind #. */
function namedIn(element: SvgElement, names = new Set<string>()): Set<string> {
  const own = element.name === 'style' ? textWithin(element.children) : '';
  for (const value of [...element.attributes.values(), own]) {
    for (const [, name = ''] of value.matchAll(/#([^\s"'()<>;,]+)/g)) names.add(name);
  }
  for (const [name, value] of element.attributes) {
    if (/^aria-(?:labelledby|describedby)$/.test(name)) for (const id of value.split(/\s+/)) names.add(id);
  }
  for (const child of elementsOf(element)) namedIn(child, names);
  return names;
}

const idsIn = (element: SvgElement): string[] => [
  element.attributes.get('id') ?? '',
  ...elementsOf(element).flatMap(idsIn),
];

/** @returns the drawing without the definitions that nothing names */
export function withoutUnused(root: SvgElement): SvgElement {
  const named = namedIn(root);
  const isUsed = (element: SvgElement | string) =>
    typeof element === 'string' || element.name === 'style' || idsIn(element).some((id) => named.has(id));
  const pruned = (element: SvgElement): SvgElement => {
    const children = element.name === 'defs' ? element.children.filter(isUsed) : element.children;
    const left = children.map((child) => (typeof child === 'string' ? child : pruned(child)));
    return {...element, children: left.filter((child) => !isEmptyDefs(child))};
  };
  return pruned(root);
}

const isEmptyDefs = (child: SvgElement | string) =>
  typeof child !== 'string' && child.name === 'defs' && child.children.length === 0;

/**
 * @returns how many elements are drawn when each part is drawn wherever it is used; without end where one uses itself
 */
export function countPieces(root: SvgElement): number {
  const parts = new Map<string, SvgElement>();
  const collect = (element: SvgElement): void => {
    const id = element.attributes.get('id');
    if (id !== undefined && !parts.has(id)) parts.set(id, element);
    elementsOf(element).forEach(collect);
  };
  collect(root);
  const known = new Map<SvgElement, number>();
  const count = (element: SvgElement): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // Met again before it is counted, it is a part of itself.
    known.set(element, Infinity);
    const used = [...REFERENCES].flatMap(
      (name) => parts.get(element.attributes.get(name)?.trim().slice(1) ?? '') ?? [],
    );
    const pieces = [...elementsOf(element), ...used].reduce((sum, item) => sum + count(item), 1);
    known.set(element, pieces);
    return pieces;
  };
  return count(root);
}
