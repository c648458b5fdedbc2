/** Which elements can look different when only style sheets differ: most rules concern other pages. */
import {keyOf, selectable, styleChanges} from './causes';
import type {Declaration, Look} from './look';

/** A pseudo-class with what stands in its brackets. It only narrows what a rule concerns. */
const FUNCTION = /:[-\w]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** @returns a selector of all elements that a rule may ever concern, and maybe of more */
const widest = (selector: string): string => selectable(selector.replace(FUNCTION, ''));

/**
 * @returns selectors of all elements that the differences may concern; nothing where that may be any element, because
 * rules stand in another order or the page itself uses a property that differs
 */
export function reachOf(before: Look, after: Look): string[] | undefined {
  const changes = styleChanges(before.declarations, after.declarations);
  const changed = new Set(changes.map(({key}) => key));
  const others = (all: Declaration[]) => JSON.stringify(all.filter((one) => !changed.has(keyOf(one))));
  if (others(before.declarations) !== others(after.declarations)) return undefined;
  const [old, now] = [JSON.stringify(before.body), JSON.stringify(after.body)];
  if (old !== now) return undefined;
  const isInline = ({property}: Declaration) => property.startsWith('--') && now.includes(`var(${property}`);
  if (changes.some(({declaration}) => isInline(declaration))) return undefined;
  return [...new Set(changes.flatMap(({users}) => users.map(({selector}) => widest(selector))))];
}
