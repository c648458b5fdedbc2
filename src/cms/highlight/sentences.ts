/** Joins the sentences of the report and the marks on a page: each leads to the other. */
import type {ReportSentence} from '../report-sentences';
import {isWithin, segmentsOf} from '../source-map/content-ref';
import {HIGHLIGHT} from './flags';
import {isOfBody, commonRef, refsAt, refsIn, sharedNames} from './refs';
import {allIn, around, attribute, element, insertBefore, setAttribute, type Element} from './tree';

/** The address of a sentence's mark is this word with the number of the sentence, and that of the sentence itself. */
export const SAID = 'said-';
export const SENTENCE = 'sentence-';
/** Set on a mark: its sentences, each as a whole. */
export const REPORTED = 'data-reported';

interface Highlight {
  anchor: Element;
  whole: Element;
  kind: string;
  /** The places of its words. */
  refs: string[];
  /** The same, or the place of what is around it. */
  around: string[];
  /** The section of a body in which it is. */
  section?: string;
}

function highlightOf(anchor: Element): Highlight {
  const whole = [anchor, ...around(anchor)].find((item) => attribute(item, HIGHLIGHT) !== undefined) ?? anchor;
  const holders = [whole, ...around(whole)];
  const nearest = holders.find((holder) => refsIn(holder).length > 0);
  const own = refsIn(whole);
  const refs = own.length > 0 ? own : refsAround(whole);
  const ref = nearest && commonRef(nearest);
  const section = holders.find(({tagName}) => tagName === 'section');
  const heading = section && allIn(section).find(({tagName}) => tagName === 'h2');
  return {
    anchor,
    whole,
    kind: attribute(whole, HIGHLIGHT) ?? '',
    refs,
    around: [...refs, ...(ref === undefined ? [] : [ref])],
    section: heading && attribute(heading, 'id'),
  };
}

/** Words alone have their place from the element around them, or from the paragraph or list in which they are. */
function refsAround(node: Element): string[] {
  const [parent = [], ...others] = around(node).map(refsAt);
  return parent.length > 0 ? parent : (others.find((refs) => refs.some(isOfBody)) ?? []);
}

/**
 * Gives each mark the addresses of its sentences.
 * @param anchors the marks of a page
 * @param path its address
 * @returns the sentences that its marks tell
 */
export function joinSentences(
  anchors: readonly Element[],
  sentences: readonly ReportSentence[],
  path: string,
): Set<ReportSentence> {
  const highlights = anchors.map(highlightOf);
  const reported = new Map(
    sentences.map((sentence) => [sentence, highlights.filter((highlight) => isDirect(sentence, highlight, path))]),
  );
  const taken = new Set([...reported.values()].flat());
  for (const [sentence, found] of reported) {
    if (found.length > 0) continue;
    const near = highlights
      .filter((highlight) => isNear(sentence, highlight, path))
      .sort((a, b) => nearness(sentence, b) - nearness(sentence, a));
    const best = near.find((highlight) => !taken.has(highlight)) ?? near[0];
    if (!best) continue;
    taken.add(best);
    found.push(best);
  }
  for (const highlight of highlights.filter((item) => !taken.has(item))) {
    const [best] = sentences
      .filter((sentence) => isNear(sentence, highlight, path))
      .sort((a, b) => nearness(b, highlight) - nearness(a, highlight));
    if (best) reported.get(best)?.push(highlight);
  }
  for (const [{number, text}, found] of reported) {
    // Of several marks the address is that of one which is not in a closed menu.
    const first = found.find(({anchor}) => around(anchor).every(({tagName}) => tagName !== 'dialog')) ?? found[0];
    if (first) insertBefore(first.anchor, element('span', {id: `${SAID}${number}`}), first.anchor.childNodes[0]);
    for (const {anchor} of found) {
      addTo(anchor, 'aria-describedby', `${SENTENCE}${number}`, ' ');
      addTo(anchor, REPORTED, text, '. ');
    }
  }
  return new Set(sentences.filter((sentence) => reported.get(sentence)?.length !== 0));
}

function addTo(node: Element, name: string, value: string, between: string): void {
  const known = attribute(node, name);
  setAttribute(node, name, known === undefined ? value : known + between + value);
}

function isDirect(
  {ref, isOrder = false, path: owner}: ReportSentence,
  {kind, refs, whole}: Highlight,
  path: string,
): boolean {
  const isMove = kind === 'moved';
  // A section may hold nothing of a body but the place of a list.
  const isOfSections = isOrder && isOfBody(ref) && segmentsOf(ref).names.length === 1;
  if (isOfSections && owner === path && isMove && whole.tagName === 'section') return true;
  if (isOrder && !isMove) return false;
  // A move reports an entry only where all its words are of that entry.
  return isMove && !isOrder
    ? refs.length > 0 && refs.every((contentRef) => isWithin(contentRef, ref))
    : refs.some((contentRef) => isWithin(contentRef, ref));
}

/** What has no place of its own, such as a picture or a day, is among the words of its entry or its section. */
function isNear(sentence: ReportSentence, highlight: Highlight, path: string): boolean {
  const {depth, isPicture = false, section, path: owner} = sentence;
  if (owner === path && highlight.section !== undefined && highlight.section === section) return true;
  if (depth > 0) return nearness(sentence, highlight) >= depth;
  // A picture of the page itself, or of the card that other pages show.
  return isPicture && highlight.kind === 'picture' && (owner === path || nearness(sentence, highlight) > 0);
}

const nearness = ({ref}: ReportSentence, highlight: Highlight): number =>
  Math.max(0, ...highlight.around.map((contentRef) => sharedNames(contentRef, ref) ?? 0));
