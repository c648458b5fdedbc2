/** Highlights on a page what is different from how it was. It needs two documents whose words name their places, and no build. */
import {interpolate} from '../../shared/interpolate';
import {collapseWhitespace, matchSequences} from '../parse';
import type {ReportSentence} from '../report-sentences';
import {align} from './align';
import {addFlag, ANCHOR, changedWords, differences, element, HIGHLIGHT, type HighlightLabels} from './flags';
import {highlightWhole, reportMoves, type Whole} from './moves';
import {
  childrenOf,
  elementsIn,
  factsOf,
  hasText,
  hasWords,
  HIDDEN,
  isAtomic,
  isElement,
  isPicture,
  isProse,
  isText,
  signatureOf,
  UNSEEN,
  type Part,
} from './seen';
import {joinSentences, REPORTED, SAID, SENTENCE} from './sentences';
import {highlightWords} from './words';

/** The address of a mark is this word with its number, from 1. */
export const CHANGE = 'change-';

interface Page {
  /** Its address. */
  path: string;
  labels: HighlightLabels;
  /** The sentences of the report, those of other pages too. */
  sentences: readonly ReportSentence[];
}

interface HighlightedPage {
  /** How many marks the page has. */
  count: number;
  /** The sentences that it tells. */
  reported: ReadonlySet<ReportSentence>;
}

/**
 * Marks on a page what changed.
 * @param now the page as it is; the marks are added here
 * @param before the same page as it was; what is gone is moved from here into `now`
 */
export function highlightPage(now: Element, before: Element, {path, labels, sentences}: Page): HighlightedPage {
  for (const page of [now, before]) joinTexts(page);
  new Comparison(labels).compare(now, before);
  const anchors = anchorsIn(now);
  const reported = joinSentences(anchors, sentences, path);
  // What no reader can see on the page is told above its heading.
  const heading = now.querySelector('h1');
  const untold = sentences.filter((sentence) => sentence.path === path && !reported.has(sentence));
  const flags = untold.map(({number, text}) =>
    element(
      now,
      'span',
      {class: 'preview-flag', [HIGHLIGHT]: 'other', 'aria-describedby': `${SENTENCE}${number}`, [REPORTED]: text},
      element(now, 'span', {id: `${SAID}${number}`}),
      text,
    ),
  );
  heading?.before(...flags);
  const marks = new Set([...anchors, ...flags]);
  const inOrder = [...now.querySelectorAll('*')].filter((mark) => marks.has(mark));
  for (const [index, mark] of inOrder.entries()) mark.id = `${CHANGE}${index + 1}`;
  return {count: marks.size, reported: new Set([...reported, ...untold])};
}

/** Takes out the comments that React leaves between two texts, so that they are one. */
function joinTexts(page: Element): void {
  for (const {childNodes} of elementsIn([page]))
    for (const child of [...childNodes]) if (!isElement(child) && !isText(child)) child.remove();
  page.normalize();
}

/** @returns what the addresses of the marks lead to, in the order of the page; what is said or shown twice has one */
function anchorsIn(page: Element): Element[] {
  const seen = new Set<string>();
  return [...page.querySelectorAll(`[${ANCHOR}]`)].filter((anchor) => {
    anchor.removeAttribute(ANCHOR);
    const text = collapseWhitespace(anchor.textContent);
    const isCopy = anchor.closest(UNSEEN) !== null || (anchor.closest(HIDDEN) !== null && seen.has(text));
    if (!isCopy) seen.add(text);
    return !isCopy;
  });
}

/** Addresses inside a page and what leads to them; what is gone must not take those of what is there. */
const IDS = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'name'];

/** Compares two versions of a page from the outside in. */
class Comparison {
  private readonly wholes = {added: [] as Whole[], removed: [] as Whole[]};
  /** The changes of words that one sees, and those that are only said to those who hear the page. */
  private readonly seen = new Set<string>();
  private readonly unseen: {block: Element; change: string; now: string; before: string}[] = [];

  constructor(private readonly labels: HighlightLabels) {}

  compare(now: Element, before: Element): void {
    this.compareElements(now, before);
    for (const {block, change, ...versions} of this.unseen) {
      const around = block.closest(UNSEEN)?.parentElement ?? block;
      if (!this.seen.has(change)) this.report(around, [interpolate(this.labels.called, versions)]);
    }
    reportMoves(this.wholes.added, this.wholes.removed, this.labels);
  }

  private compareElements(now: Element, before: Element): void {
    const messages = differences(now, before, this.labels);
    if (isPicture(now) && factsOf(now).get('picture') !== factsOf(before).get('picture')) {
      showBoth(now, before, messages.join('. '));
      return;
    }
    if (hasWords(now) && [now, before].every(isProse) && [now, before].some(hasText))
      this.compareWords(now, childrenOf(now), childrenOf(before));
    else if (![now, before].some(isAtomic)) this.compareChildren(now, before);
    this.report(now, messages);
  }

  private compareChildren(now: Element, before: Element): void {
    const stood = childrenOf(before);
    const pairs = align(stood, childrenOf(now));
    const stayed = new Map(pairs.map((pair) => [pair.before, pair.moved ? undefined : pair.after]));
    for (const {before: gone, after} of pairs) {
      if (!gone || after) continue;
      const next = stood.slice(stood.indexOf(gone)).find((part) => stayed.get(part));
      const place = next && stayed.get(next);
      if (place) place.before(gone);
      else now.append(gone);
      renameIds(gone);
      this.highlightWhole(gone, 'removed');
    }
    for (const {before: partner, after: part, moved} of pairs) {
      if (!part) continue;
      if (partner) this.compareParts(part, partner);
      else this.highlightWhole(part, 'added');
      if (!partner || !moved || !isElement(part)) continue;
      const alike = stood.filter(({nodeName}) => nodeName === partner.nodeName);
      addFlag(part, 'moved', interpolate(this.labels.movedFrom, {place: alike.indexOf(partner) + 1}));
    }
  }

  private compareParts(now: Part, before: Part): void {
    if (signatureOf(now) === signatureOf(before)) return;
    if (isElement(now) && isElement(before)) this.compareElements(now, before);
    else if (isText(now) && now.parentElement) this.compareWords(now.parentElement, [now], [before]);
  }

  private highlightWhole(part: Part, kind: 'added' | 'removed'): void {
    if (isElement(part)) this.wholes[kind].push(highlightWhole(part, kind, this.labels));
    else {
      const words = changedWords(part, kind, part.data, this.labels);
      part.replaceWith(element(part, 'span', {[HIGHLIGHT]: 'words', [ANCHOR]: ''}, words));
    }
  }

  /** @param block around the words, which are changed in place */
  private compareWords(block: Element, now: readonly Part[], before: readonly Part[]): void {
    const versions = {now: textIn(now), before: textIn(before)};
    const reported = this.differencesAmong(block, now, before);
    const {first, change} = highlightWords(now, before, this.labels);
    for (const [node, messages] of reported) this.report(node, messages);
    if (!first) return;
    if (first.closest(UNSEEN)) this.unseen.push({block, change, ...versions});
    else this.seen.add(change);
    first.setAttribute(ANCHOR, '');
  }

  /** What is different at the links and icons among some words, each with the element that is to tell it. */
  private differencesAmong(block: Element, now: readonly Part[], before: readonly Part[]): [Element, string[]][] {
    const pairs = matchSequences(elementsIn(before), elementsIn(now), {
      key: (item) => `${item.localName} ${item.textContent}`,
      canReplace: (was, is) => was.localName === is.localName,
    });
    return pairs.map(({before: was, after: is}) => {
      const link = is ?? was;
      // A link that came or went together with its words is told by them.
      const isOnlyLink = link?.localName === 'a' && textIn(is ? before : now).includes(textIn([link]));
      return [is ?? block, (is && was) || isOnlyLink ? differences(is, was, this.labels) : []];
    });
  }

  private report(node: Element, messages: readonly string[]): void {
    if (messages.length > 0) addFlag(node, 'other', [...new Set(messages)].join('. '));
  }
}

/** The words of some nodes as they are. */
const textIn = (nodes: readonly Part[]): string => collapseWhitespace(nodes.map((node) => node.textContent).join(''));

/** Puts the picture as it was beside the one as it is. */
function showBoth(now: Element, before: Element, message: string): void {
  const pair = element(now, 'span', {class: 'preview-pair'});
  const own = element(now, 'span', {class: 'preview-flag'}, message);
  now.replaceWith(element(now, 'span', {[HIGHLIGHT]: 'picture', [ANCHOR]: ''}, own, pair));
  pair.append(
    element(now, 'span', {class: 'preview-before'}, before),
    element(now, 'span', {class: 'preview-now'}, now),
  );
}

function renameIds(gone: Part): void {
  for (const {attributes} of elementsIn([gone]))
    for (const own of attributes) if (IDS.includes(own.name)) own.value += '-before';
}
