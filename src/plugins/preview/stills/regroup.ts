/** A form whose groups begin at other fields: the headings came or went, the fields stayed. */
import {defaultTreeAdapter} from 'parse5';
import {attribute, type Element} from '../../after-build/page';
import {allIn, element, insertBefore, isElement, partsOf, type Node} from './nodes';

const GROUP = 'fieldset';
const HEADING = 'legend';
const PLAIN = 'div';

const isGroup = (node: Node): boolean => node.nodeName === GROUP;
const nameOf = (node: Node): string | undefined =>
  isElement(node) ? allIn(node).flatMap((one) => attribute(one, 'name') ?? [])[0] : undefined;
const groupsIn = (node: Element): Element[] => partsOf(node).filter(isElement);
const beginnings = (node: Element) => new Set(groupsIn(node).filter(isGroup).map(nameOf));

/**
 * Parts the fields of a form as it was in the groups in which they stand now, so that a heading that came or went is the
 * only difference.
 * @param now what holds the groups
 * @param before the same as it was, which is changed
 */
export function regroup(now: Element, before: Element): void {
  if (![now, before].some((node) => groupsIn(node).some(isGroup))) return;
  const [are, were] = [beginnings(now), beginnings(before)];
  let last: Element | undefined;
  for (const group of groupsIn(before)) {
    const isKept = !isGroup(group) || are.has(nameOf(group));
    if (isKept) last = group;
    else if (last) {
      for (const part of partsOf(group)) move(part, last);
      defaultTreeAdapter.detachNode(group);
    } else last = renamed(group, PLAIN);
  }
  for (const name of are) {
    if (name === undefined || were.has(name)) continue;
    const group = groupsIn(before).find((one) => partsOf(one).some((part) => nameOf(part) === name));
    const fields = group ? partsOf(group).filter(({nodeName}) => nodeName !== HEADING) : [];
    const at = fields.findIndex((field) => nameOf(field) === name);
    if (!group) continue;
    if (at === 0) renamed(group, GROUP);
    else {
      const rest = renamed(group, GROUP);
      const first = element(group.tagName, {});
      insertBefore(before, first, rest);
      for (const part of partsOf(rest)) if (!fields.slice(at).includes(part)) move(part, first);
    }
  }
}

function move(part: Node, to: Element): void {
  defaultTreeAdapter.detachNode(part);
  insertBefore(to, part, undefined);
}

/** @returns a group of another kind with the same parts, in its place. */
function renamed(group: Element, tagName: string): Element {
  const made = element(tagName, Object.fromEntries(group.attrs.map(({name, value}) => [name, value])));
  insertBefore(group.parentNode as Element, made, group);
  for (const part of [...group.childNodes]) move(part, made);
  defaultTreeAdapter.detachNode(group);
  return made;
}
