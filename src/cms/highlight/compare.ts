import {matchSequences, collapseWhitespace} from '../parse';
import {interpolate} from '../../shared/interpolate';
import {align} from './align';
import {addFirst, ANCHOR, CLOSED, differences, flag, HIGHLIGHT, addFlag, type HighlightLabels} from './flags';
import {saidIn, reportMoves, type Whole} from './moves';
import {hasText, isSvgElement, isPicture, isProse, isUnseen, pictureOf, signatureOf, wordsIn} from './seen';
import {
  allIn,
  around,
  attribute,
  detach,
  element,
  insertBefore,
  isElement,
  isFieldGroup,
  isText,
  childrenOf,
  replace,
  setAttribute,
  type Element,
  type Node,
} from './tree';
import {highlightWords} from './words';

/** In place of an address, where words are or were no link. */
const NOWHERE = '–';

/** What is known while a page is compared. */
interface Review {
  labels: HighlightLabels;
  /** What came and went as a whole. */
  whole: Whole[];
  /** The changes of words that one sees, and those that are only said to those who hear the page. */
  seen: Set<string>;
  unseen: {block: Element; change: string; now: string; before: string}[];
}

/**
 * Marks in the tree of a page what changed.
 * @param now the page, or a part of it, as it is; the marks are added here
 * @param before the same as it was; what is gone is moved from here into `now`
 */
export function highlightChanges(now: Element, before: Element, labels: HighlightLabels): void {
  const review: Review = {labels, whole: [], seen: new Set(), unseen: []};
  compareElements(now, before, review);
  for (const {block, change, ...versions} of review.unseen) {
    if (!review.seen.has(change)) addFlag(seenAround(block), [interpolate(labels.called, versions)]);
  }
  reportMoves(review.whole, labels);
}

function compareNodes(now: Node, before: Node, review: Review): void {
  if (signatureOf(now) === signatureOf(before)) return;
  if (isText(now) && isText(before)) compareWords(now.parentNode as Element, [now], [before], review);
  else if (isElement(now) && isElement(before)) compareElements(now, before, review);
}

function compareElements(now: Element, before: Element, review: Review): void {
  const messages = differences(now, before, review.labels);
  if (isPicture(now) && pictureOf(now) !== pictureOf(before)) {
    highlightPicture(now, before, [review.labels.picture, ...messages].join('. '));
    return;
  }
  if (isSvgElement(now) && isSvgElement(before)) messages.push(review.labels.drawing);
  else if (holdsWords(now) && isProse(now) && isProse(before) && [now, before].some(hasText)) {
    compareWords(now, childrenOf(now), childrenOf(before), review);
  } else if (!isPicture(now) && now.tagName !== 'select') compareChildren(now, before, review);
  addFlag(now, messages);
}

function compareChildren(now: Element, before: Element, review: Review): void {
  const {labels} = review;
  const stood = childrenOf(before);
  const {pairs, gone} = align(stood, childrenOf(now));
  for (const {after: part, before: partner, moved} of pairs) {
    if (!partner) {
      highlightWhole(part, 'added', review);
      continue;
    }
    const index = stood.filter(({nodeName}) => nodeName === partner.nodeName).indexOf(partner) + 1;
    compareNodes(part, partner, review);
    if (moved && isElement(part)) highlightAround(part, 'moved', interpolate(labels.movedFrom, {place: index}));
  }
  for (const {before: part, next} of gone) {
    const place = next && childAround(next, now);
    detach(part);
    insertBefore((place?.parentNode as Element | undefined) ?? now, part, place);
    if (isElement(part)) renameIds(part);
    highlightWhole(part, 'removed', review);
  }
}

/** @param block around the words, which are changed in place */
function compareWords(block: Element, now: readonly Node[], before: readonly Node[], review: Review): void {
  const versions = {now: textIn(now), before: textIn(before)};
  const reported = differencesAmong(block, now, before, review.labels);
  const changed = highlightWords(now, before, review.labels);
  for (const [node, sentences] of reported) addFlag(node, sentences);
  const [first] = changed.highlights;
  if (!first) return;
  const change = `${changed.removed} ${changed.added}`;
  if ([first, ...around(first)].some(isUnseen)) review.unseen.push({block, change, ...versions});
  else review.seen.add(change);
  setAttribute(first, ANCHOR, '');
}

/** What is different at the links and icons among some words, each with the element that is to tell it. */
function differencesAmong(block: Element, now: readonly Node[], before: readonly Node[], labels: Review['labels']) {
  const elementsIn = (nodes: readonly Node[]) => nodes.filter(isElement).flatMap(allIn);
  const pairs = matchSequences(elementsIn(before), elementsIn(now), {
    key: (item) => `${item.tagName} ${wordsIn(item)}`,
    canReplace: (was, is) => was.tagName === is.tagName,
  });
  return pairs.map(({before: was, after: is}): [Element, string[]] => {
    if (was && is) return [is, differences(is, was, labels)];
    const link = is ?? was;
    const href = link?.tagName === 'a' ? attribute(link, 'href') : undefined;
    // A link that came or went together with its words is told by them.
    if (!link || href === undefined || !textIn(is ? before : now).includes(textIn([link]))) return [block, []];
    const addresses = is ? {now: href, before: NOWHERE} : {now: NOWHERE, before: href};
    return [is ?? block, [interpolate(labels.link, addresses)]];
  });
}

function highlightPicture(now: Element, before: Element, message: string): void {
  const pair = element('span', {class: 'preview-pair'});
  const highlight = element('span', {[HIGHLIGHT]: 'picture', [ANCHOR]: ''}, [
    element('span', {class: 'preview-flag'}, [message]),
    pair,
  ]);
  replace(now, highlight);
  detach(before);
  insertBefore(pair, element('span', {class: 'preview-before'}, [before]), undefined);
  insertBefore(pair, element('span', {class: 'preview-now'}, [now]), undefined);
}

function highlightWhole(node: Node, kind: 'added' | 'removed', {labels, whole}: Review): void {
  if (isElement(node)) {
    const part = {node, kind, text: collapseWhitespace(wordsIn(node)), blocks: saidIn(node)};
    whole.push({...part, flag: highlightAround(node, kind, labels[kind])});
  } else if (isText(node)) {
    const [tag, label] = kind === 'removed' ? ['del', labels.deleted] : ['ins', labels.inserted];
    const said = element('span', {class: 'srOnly'}, [`${label}: `]);
    replace(node, element('span', {[HIGHLIGHT]: 'words', [ANCHOR]: ''}, [element(tag, {}, [said, node.value])]));
  }
}

/** @returns the flag of the mark */
function highlightAround(node: Element, kind: Whole['kind'] | 'moved', text: string): Element {
  const own = flag(text);
  if (CLOSED.has(node.tagName)) {
    const highlight = element('span', {[HIGHLIGHT]: kind}, [own]);
    replace(node, highlight);
    insertBefore(highlight, node, undefined);
  } else {
    setAttribute(node, HIGHLIGHT, kind);
    addFirst(node, own);
  }
  return own;
}

const holdsWords = (node: Element): boolean => wordsIn(node).trim() !== '';

/** The words of some nodes as they are. */
const textIn = (nodes: readonly Node[]): string => collapseWhitespace(nodes.map(plainText).join(''));
const plainText = (node: Node): string =>
  isText(node) ? node.value : isElement(node) ? node.childNodes.map(plainText).join('') : '';

/** @returns the nearest element around unseen words that one sees. */
const seenAround = (node: Element): Element => {
  const all = [node, ...around(node)];
  return all[all.findLastIndex(isUnseen) + 1] ?? node;
};

/** @returns the ancestor of a node that is in `parent` or in a group of fields: marks may have wrapped the node */
function childAround(node: Node, parent: Element): Node {
  const all = [node, ...around(node)];
  return (
    all.find((entry) => entry.parentNode === parent || (entry.parentNode !== null && isFieldGroup(entry.parentNode))) ??
    node
  );
}

/** Addresses inside a page and what leads to them; what is gone must not take those of what is there. */
const IDS = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'name'];

function renameIds(node: Element): void {
  for (const item of allIn(node)) {
    for (const own of item.attrs) if (IDS.includes(own.name)) own.value += '-before';
  }
}
