/** Which elements can look different when only style sheets differ: most rules concern other pages. */
import {keyOf, styleChanges} from './causes';
import type {Declaration, Look} from './look';
import {widest} from './selectors';

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
