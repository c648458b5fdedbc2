/** Which elements a rule can ever concern, whatever is hovered, pressed or focused while one looks. */
import selectors, {type Node, type Pseudo, type Selector} from 'postcss-selector-parser';

const FOCUSED = new Set([':focus', ':focus-visible']);
/** What matches only at certain moments. */
const MOMENTS = new Set([
  ':focus-within',
  ':hover',
  ':active',
  ':visited',
  ':link',
  ':popover-open',
  ':before',
  ':after',
]);

/** What takes the focus of the keyboard. */
export const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])';

/** @returns a selector of the elements that a rule can ever concern */
export function selectable(selector: string): string {
  if (selector.startsWith('@')) return 'body';
  const processor = selectors((root) => root.each(atAnyMoment));
  return processor.processSync(selector).trim() || '*';
}

const pseudos = (selector: Selector): Pseudo[] => selector.nodes.filter(isPseudo);
const isPseudo = (node: Node): node is Pseudo => node.type === 'pseudo';

/** Pseudo-elements are no elements of their own; the one that has them is concerned. */
const isMoment = ({value}: Pseudo): boolean => value.startsWith('::') || MOMENTS.has(value);

function atAnyMoment(selector: Selector): void {
  for (const node of pseudos(selector)) {
    if (isMoment(node)) drop(node);
    else if (FOCUSED.has(node.value)) node.value = FOCUSABLE;
    else if (node.value === ':not') outsideMoments(node);
    else node.each(atAnyMoment);
  }
}

/** What is true only at a moment is not true at another, so that nothing is excluded by it. */
function outsideMoments(negation: Pseudo): void {
  for (const one of [...negation.nodes]) {
    const inside: Pseudo[] = [];
    one.walkPseudos((node) => void inside.push(node));
    if (inside.some((node) => isMoment(node) || FOCUSED.has(node.value))) one.remove();
  }
  if (negation.nodes.length === 0) drop(negation);
}

/** Takes a node out; where nothing else is said of an element, it may be any. */
function drop(node: Pseudo): void {
  const isEdge = (beside: Node | undefined) => beside === undefined || beside.type === 'combinator';
  if (isEdge(node.prev()) && isEdge(node.next())) node.replaceWith(selectors.universal());
  else node.remove();
}
