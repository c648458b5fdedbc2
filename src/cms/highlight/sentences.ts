/** Connects the sentences of the report with the highlights of a page. */
import type {ReportSentence} from '../report/page-sentences';
import {isWithin, refsAt, segmentsOf, countSharedSegments} from '../source-map/content-ref';
import {commonRef, isOfBody, refsIn} from './align';
import {ANCHOR_ATTRIBUTE, createElement, flagOf, HIGHLIGHT_ATTRIBUTE} from './flags';
import {selfAndAncestors} from './visible';

/** The highlight of a sentence has an id of this prefix and the number of the sentence. */
export const SENTENCE_ANCHOR = 'said-';

type Highlight = ReturnType<typeof highlightOf>;

/** @returns the references of a highlight, the same with that of its surroundings, and its section */
function highlightOf(anchor: Element) {
  const whole = anchor.closest(`[${HIGHLIGHT_ATTRIBUTE}]`) ?? anchor;
  const ownRefs = refsIn(whole);
  const refs = ownRefs.length > 0 ? ownRefs : refsAround(whole);
  const nearest = selfAndAncestors(whole).find((holder) => refsIn(holder).length > 0);
  const around = [...refs, (nearest && commonRef(nearest)) ?? []].flat();
  const section = whole.closest('section')?.querySelector('h2')?.id;
  return {anchor, whole, kind: whole.getAttribute(HIGHLIGHT_ATTRIBUTE), refs, around, section};
}

/** The reference of a text node is that of its element, or of the paragraph or list that contains them. */
function refsAround(node: Element): string[] {
  const [, parent = [], ...others] = selfAndAncestors(node).map(refsAt);
  return parent.length > 0 ? parent : (others.find((refs) => refs.some(isOfBody)) ?? []);
}

/** Gives each highlight of a page its sentences. @returns the sentences that are on the page */
export function linkSentences(page: Element, sentences: readonly ReportSentence[], path: string): Set<ReportSentence> {
  const highlights = Array.from(page.querySelectorAll(`[${ANCHOR_ATTRIBUTE}]`), highlightOf);
  const reported = new Map(
    sentences.map((sentence) => [sentence, highlights.filter((highlight) => isDirect(sentence, highlight, path))]),
  );
  const assigned = new Set([...reported.values()].flat());
  for (const [sentence, found] of reported) {
    if (found.length > 0) continue;
    const near = nearest(highlights, (highlight) => nearness(sentence, highlight, path));
    const best = near.find((highlight) => !assigned.has(highlight)) ?? near[0];
    if (!best) continue;
    assigned.add(best);
    found.push(best);
  }
  for (const highlight of highlights.filter((item) => !assigned.has(item))) {
    const [best] = nearest(sentences, (sentence) => nearness(sentence, highlight, path));
    if (best) reported.get(best)?.push(highlight);
  }
  for (const [{number, text, path: owner}, found] of reported) {
    // What is not visible on the page is reported above its heading.
    if (found.length === 0 && owner === path) {
      const flag = flagOf(page, text);
      flag.setAttribute(HIGHLIGHT_ATTRIBUTE, 'other');
      page.querySelector('h1')?.before(flag);
      found.push(highlightOf(flag));
    }
    // Of several highlights the id is at one that is not in a closed menu.
    const first = (found.find(({anchor}) => !anchor.closest('dialog')) ?? found[0])?.anchor;
    first?.prepend(createElement(first, 'span', {id: `${SENTENCE_ANCHOR}${number}`}));
    for (const {anchor} of found) {
      appendToAttribute(anchor, 'aria-describedby', `sentence-${number}`, ' ');
      appendToAttribute(anchor, 'data-reported', text, '. ');
    }
  }
  return new Set(sentences.filter((sentence) => reported.get(sentence)?.length !== 0));
}

function appendToAttribute(node: Element, name: string, value: string, between: string): void {
  const current = node.getAttribute(name);
  node.setAttribute(name, current === null ? value : current + between + value);
}

/** Whether a highlight is exactly what a sentence is about. */
function isDirect({ref, isOrder, path: owner}: ReportSentence, {kind, refs, whole}: Highlight, path: string): boolean {
  const isIn = (contentRef: string) => isWithin(contentRef, ref);
  if (kind !== 'moved') return !isOrder && refs.some(isIn);
  // A moved element belongs to an entry only if all its texts do.
  if (!isOrder) return refs.length > 0 && refs.every(isIn);
  // A section of a body may contain nothing but a list.
  const isOfSections = isOfBody(ref) && segmentsOf(ref).names.length === 1;
  return (isOfSections && owner === path && whole.localName === 'section') || refs.some(isIn);
}

const nearest = <T>(all: readonly T[], nearnessOf: (item: T) => number): T[] =>
  all.filter((item) => nearnessOf(item) >= 0).sort((a, b) => nearnessOf(b) - nearnessOf(a));

/**
 * Pictures, days and so on have no reference; the texts of their entry or section are near them.
 * @returns how many names a sentence and a highlight have in common; -1 if they do not belong together
 */
function nearness(sentence: ReportSentence, {around, kind, section}: Highlight, path: string): number {
  const shared = Math.max(0, ...around.map((contentRef) => countSharedSegments(contentRef, sentence.ref) ?? 0));
  const isOwn = sentence.path === path;
  if (isOwn && section !== undefined && section === sentence.section) return shared;
  if (sentence.depth > 0) return shared >= sentence.depth ? shared : -1;
  // A picture of the page itself, or on its card on another page.
  return sentence.isPicture && kind === 'picture' && (isOwn || shared > 0) ? shared : -1;
}
