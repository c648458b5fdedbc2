/** The elements that highlights add to a page: changed words, and flags that describe changes that are not visible. */
import {interpolate} from '../../shared/interpolate';
import {
  childrenOf,
  factsOf,
  FACT_NAMES,
  HIDDEN_SELECTOR,
  isInline,
  isText,
  selfAndAncestors,
  SCREEN_READER_ONLY,
  type Fact,
  type ComparedNode,
} from './visible';

/** The texts of the flags; placeholders, such as {before} and {now}, are filled in. */
export type HighlightLabels = Readonly<
  Record<Fact | 'inserted' | 'deleted' | 'added' | 'removed' | 'movedFrom' | 'movedHere' | 'movedAway', string>
>;

/** Set on every highlight; its value is the type of the change. */
export const HIGHLIGHT_ATTRIBUTE = 'data-highlight';
/** Set on what gets an id: the highlight itself, or its flag. Removed at the end. */
export const ANCHOR_ATTRIBUTE = 'data-anchor';

/** Elements that cannot contain a flag; it is put before them. */
const CANNOT_CONTAIN_FLAG = 'img, picture, svg, input, textarea, select, iframe, br, hr';

/** @param near any node of the document for which the element is created */
export function createElement(
  near: ComparedNode,
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): Element {
  const created = near.ownerDocument.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...children);
  return created;
}

export function createChangedText(
  near: ComparedNode,
  kind: 'added' | 'removed',
  words: string,
  labels: HighlightLabels,
): Element {
  const [name, label] = kind === 'added' ? ['ins', labels.inserted] : ['del', labels.deleted];
  return createElement(near, name, {}, createElement(near, 'span', {class: 'srOnly'}, `${label}: `), words);
}

/** Shown instead of a missing value, such as the target of a text that is not a link. */
const MISSING_VALUE = '–';

export interface Difference {
  fact: Fact;
  before: string;
  now: string;
}

export function differences(now: Element | undefined, before: Element | undefined): Difference[] {
  const [is, was] = [now, before].map((node) => (node ? factsOf(node) : new Map<Fact, string>()));
  const isReworded = now && before && now.textContent.trim() !== before.textContent.trim();
  return FACT_NAMES.flatMap((fact) => {
    const versions = {before: was?.get(fact) ?? MISSING_VALUE, now: is?.get(fact) ?? MISSING_VALUE};
    // No flag is needed if the text of a telephone number, an e-mail address or a date is highlighted itself.
    const isTold = isReworded && (fact === 'date' || (fact === 'link' && /^(?:tel|mailto):/.test(versions.now)));
    return versions.now === versions.before || isTold ? [] : {fact, ...versions};
  });
}

export const flagText = (differences: readonly Difference[], labels: HighlightLabels): string =>
  [...new Set(differences.map(({fact, ...versions}) => interpolate(labels[fact], versions)))].join('. ');

export const flagOf = (near: ComparedNode, text: string): Element =>
  createElement(near, 'span', {class: 'preview-flag', [ANCHOR_ATTRIBUTE]: ''}, text);

/** Highlights a whole element; with the kind `other` only its flag. @returns the flag */
export function addFlag(node: Element, kind: 'added' | 'removed' | 'moved' | 'other', text: string): Element {
  const flag = flagOf(node, text);
  const closed = selfAndAncestors(node).findLast((item) => item.matches(CANNOT_CONTAIN_FLAG));
  const marked = kind === 'other' ? flag : closed ? createElement(node, 'span', {}) : node;
  marked.setAttribute(HIGHLIGHT_ATTRIBUTE, kind);
  if (!closed) (firstTextBlockIn(node) ?? node).prepend(flag);
  else if (marked === flag) closed.before(flag);
  else {
    closed.replaceWith(marked);
    marked.append(flag, closed);
  }
  return flag;
}

/** @returns the first block of an element that begins with text, where a flag does not break the layout */
function firstTextBlockIn(node: Element): Element | undefined {
  if (isInline(node) || node.matches(`${CANNOT_CONTAIN_FLAG}, ${SCREEN_READER_ONLY}, ${HIDDEN_SELECTOR}`))
    return undefined;
  const [first] = childrenOf(node);
  if (first && (isText(first) || isInline(first))) return node;
  return [...node.children].map(firstTextBlockIn).find(Boolean);
}
