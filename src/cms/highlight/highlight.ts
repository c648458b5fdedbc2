/** Highlights the changes of a page. It needs only both versions with references in `data-source`, not a build. */
import {interpolate} from '../../shared/interpolate';
import {collapseWhitespace, matchSequences} from '../parse';
import type {ReportSentence} from '../report/page-sentences';
import {align} from './align';
import {
  addFlag,
  ANCHOR_ATTRIBUTE,
  createChangedText,
  type Difference,
  differences,
  createElement,
  flagText,
  HIGHLIGHT_ATTRIBUTE,
  type HighlightLabels,
} from './flags';
import {highlightElement, reportMoves, type HighlightedElement} from './moves';
import {
  areComparedByWords,
  childrenOf,
  elementsIn,
  HIDDEN_SELECTOR,
  isAtomic,
  isElement,
  isText,
  selfAndAncestors,
  signatureOf,
  SCREEN_READER_ONLY,
  visibleTextOf,
  type ComparedNode,
} from './visible';
import {linkSentences} from './sentences';
import {changeKeyOfTexts, highlightWords} from './words';

/** The id of a highlight is this prefix and its number, from 1. */
export const CHANGE_ID_PREFIX = 'change-';

interface HighlightOptions {
  path: string;
  labels: HighlightLabels;
  sentences: readonly ReportSentence[];
}

/**
 * @param now the current page, which gets the highlights
 * @param before the earlier page; what was removed is moved from here into `now`
 * @returns the number of highlights, and the sentences that are on the page
 */
export function highlightPage(now: Element, before: Element, {path, labels, sentences}: HighlightOptions) {
  for (const page of [now, before]) joinTexts(page);
  new Comparison(labels).compareAll(now, before);
  dropDuplicateAnchors(now);
  const reported: ReadonlySet<ReportSentence> = linkSentences(now, sentences, path);
  const anchors = now.querySelectorAll(`[${ANCHOR_ATTRIBUTE}]`);
  for (const [index, anchor] of anchors.entries()) {
    anchor.removeAttribute(ANCHOR_ATTRIBUTE);
    anchor.id = `${CHANGE_ID_PREFIX}${index + 1}`;
  }
  return {count: anchors.length, reported};
}

/** Removes the comments that React writes between two texts, and joins the texts. */
function joinTexts(page: Element): void {
  for (const {childNodes} of elementsIn([page]))
    for (const child of [...childNodes]) if (!isElement(child) && !isText(child)) child.remove();
  page.normalize();
}

/** A change that only screen readers read, or that is highlighted elsewhere too, gets no id. */
function dropDuplicateAnchors(page: Element): void {
  const seen = new Set<string>();
  for (const anchor of page.querySelectorAll(`[${ANCHOR_ATTRIBUTE}]`)) {
    const text = collapseWhitespace(anchor.textContent);
    if (anchor.closest(SCREEN_READER_ONLY) || (anchor.closest(HIDDEN_SELECTOR) && seen.has(text)))
      anchor.removeAttribute(ANCHOR_ATTRIBUTE);
    else seen.add(text);
  }
}

/** Attributes with ids; removed elements must not have those of the current page. */
const ID_ATTRIBUTES = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'name'];

class Comparison {
  private readonly wholes = {added: [] as HighlightedElement[], removed: [] as HighlightedElement[]};
  /** Changes of words that are visible, and those that are only for screen readers: a label or a hidden text. */
  private readonly seen = new Set<string>();
  private readonly unseen: {block: Element; part: Element; change: string; now: string; before: string}[] = [];
  /** The links with another address, which also changes what screen readers say about them. */
  private readonly readdressed = new Set<Element>();

  constructor(private readonly labels: HighlightLabels) {}

  compareAll(now: Element, before: Element): void {
    this.compare(now, before);
    for (const {block, part, change, ...versions} of this.unseen) {
      const around = block.closest(SCREEN_READER_ONLY)?.parentElement ?? block;
      const isTold = this.seen.has(change) || selfAndAncestors(part).some((outer) => this.readdressed.has(outer));
      if (!isTold) this.report(around, [{fact: 'called', ...versions}]);
    }
    reportMoves(this.wholes, this.labels);
  }

  private compare(now: ComparedNode, before: ComparedNode): void {
    if (signatureOf(now) === signatureOf(before)) return;
    if (isText(now) && now.parentElement) this.compareWords(now.parentElement, [now], [before]);
    if (!isElement(now) || !isElement(before)) return;
    const found = differences(now, before);
    if (found.some(({fact}) => fact === 'picture')) {
      showPicturePair(now, before, flagText(found, this.labels));
      return;
    }
    if (areComparedByWords(now, before)) this.compareWords(now, childrenOf(now), childrenOf(before));
    else if (!isAtomic(now) && !isAtomic(before)) this.compareChildren(now, before);
    const [first, ...others] = found;
    if (first?.fact === 'called' && others.length === 0) {
      this.unseen.push({block: now, part: now, change: changeKeyOfTexts(first.before, first.now), ...first});
    } else this.report(now, found);
  }

  private compareChildren(now: Element, before: Element): void {
    const earlier = childrenOf(before);
    const pairs = align(earlier, childrenOf(now));
    const partners = new Map(pairs.map((pair) => [pair.before, pair.moved ? undefined : pair.after]));
    const gone = new Set(pairs.flatMap(({before: part, after}) => (part && !after ? [part] : [])));
    // From the end, because a removed part goes before the next one that stayed.
    let next: ComparedNode | undefined;
    for (const part of [...earlier].reverse()) {
      if (!gone.has(part)) next = partners.get(part) ?? next;
      else {
        if (next) next.before(part);
        else now.append(part);
        next = part;
      }
    }
    for (const part of earlier) {
      if (!gone.has(part)) continue;
      renameIds(part);
      this.highlightWhole(part, 'removed');
    }
    for (const {before: partner, after: part, moved} of pairs) {
      if (!part) continue;
      if (partner) this.compare(part, partner);
      else this.highlightWhole(part, 'added');
      if (!partner || !moved || !isElement(part)) continue;
      const alike = earlier.filter(({nodeName}) => nodeName === partner.nodeName);
      addFlag(part, 'moved', interpolate(this.labels.movedFrom, {place: alike.indexOf(partner) + 1}));
    }
  }

  private highlightWhole(part: ComparedNode, kind: 'added' | 'removed'): void {
    if (isElement(part)) this.wholes[kind].push(highlightElement(part, kind, this.labels));
    else {
      const words = createChangedText(part, kind, part.data, this.labels);
      part.replaceWith(createElement(part, 'span', {[HIGHLIGHT_ATTRIBUTE]: 'words', [ANCHOR_ATTRIBUTE]: ''}, words));
    }
  }

  /** @param block contains the text, which is changed in place */
  private compareWords(block: Element, now: readonly ComparedNode[], before: readonly ComparedNode[]): void {
    const versions = {now: textIn(now), before: textIn(before)};
    const reported = this.differencesAmong(block, now, before);
    const {first, change} = highlightWords(now, before, this.labels);
    for (const [node, found] of reported) this.report(node, found);
    if (!first) return;
    if (first.closest(SCREEN_READER_ONLY)) this.unseen.push({block, part: first, change, ...versions});
    else this.seen.add(change);
    first.setAttribute(ANCHOR_ATTRIBUTE, '');
  }

  /** @returns the differences of links and icons among the words, each with the element that gets the flag */
  private differencesAmong(
    block: Element,
    now: readonly ComparedNode[],
    before: readonly ComparedNode[],
  ): [Element, Difference[]][] {
    const pairs = matchSequences(elementsIn(before), elementsIn(now), {
      key: (item) => `${item.localName} ${visibleTextOf(item) || item.textContent}`,
      canReplace: (was, is) => was.localName === is.localName,
    });
    return pairs.map(({before: was, after: is}) => {
      const link = is ?? was;
      // If a link was added or removed together with its words, these are highlighted.
      const words = link?.localName === 'a' ? collapseWhitespace(visibleTextOf(link)) : '';
      const isOnlyLink = words !== '' && textIn(is ? before : now).includes(words);
      return [is ?? block, (is && was) || isOnlyLink ? differences(is, was) : []];
    });
  }

  private report(node: Element, found: readonly Difference[]): void {
    if (found.some(({fact}) => fact === 'link')) this.readdressed.add(node);
    if (found.length > 0) addFlag(node, 'other', flagText(found, this.labels));
  }
}

const textIn = (nodes: readonly ComparedNode[]): string =>
  collapseWhitespace(nodes.map((node) => node.textContent).join(''));

function showPicturePair(now: Element, before: Element, message: string): void {
  const pair = createElement(now, 'span', {class: 'preview-pair'});
  const flag = createElement(now, 'span', {class: 'preview-flag'}, message);
  now.replaceWith(createElement(now, 'span', {[HIGHLIGHT_ATTRIBUTE]: 'picture', [ANCHOR_ATTRIBUTE]: ''}, flag, pair));
  pair.append(
    createElement(now, 'span', {class: 'preview-before'}, before),
    createElement(now, 'span', {class: 'preview-now'}, now),
  );
}

function renameIds(gone: ComparedNode): void {
  for (const {attributes} of elementsIn([gone]))
    for (const attribute of attributes) if (ID_ATTRIBUTES.includes(attribute.name)) attribute.value += '-before';
}
