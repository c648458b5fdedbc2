/** Joins the sentences of the report and the marks on a page: each leads to the other. */
import type {ReportSentence} from '../report-sentences';
import {isWithin, segmentsOf} from '../source-map/content-ref';
import {commonRef, isOfBody, refsAt, refsIn, sharedNames} from './align';
import {element, HIGHLIGHT} from './flags';
import {lineage} from './seen';

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
  /** The same, and the place of what is around it. */
  around: string[];
  /** The section of a body in which it is. */
  section?: string;
}

function highlightOf(anchor: Element): Highlight {
  const whole = anchor.closest(`[${HIGHLIGHT}]`) ?? anchor;
  const own = refsIn(whole);
  const refs = own.length > 0 ? own : refsAround(whole);
  const nearest = lineage(whole).find((holder) => refsIn(holder).length > 0);
  const ref = nearest && commonRef(nearest);
  return {
    anchor,
    whole,
    kind: whole.getAttribute(HIGHLIGHT) ?? '',
    refs,
    around: [...refs, ...(ref === undefined ? [] : [ref])],
    section: whole.closest('section')?.querySelector('h2')?.id,
  };
}

/** Words alone have their place from the element around them, or from the paragraph or list in which they are. */
function refsAround(node: Element): string[] {
  const [, parent = [], ...others] = lineage(node).map(refsAt);
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
    const first = (found.find(({anchor}) => !anchor.closest('dialog')) ?? found[0])?.anchor;
    first?.prepend(element(first, 'span', {id: `${SAID}${number}`}));
    for (const {anchor} of found) {
      addTo(anchor, 'aria-describedby', `${SENTENCE}${number}`, ' ');
      addTo(anchor, REPORTED, text, '. ');
    }
  }
  return new Set(sentences.filter((sentence) => reported.get(sentence)?.length !== 0));
}

function addTo(node: Element, name: string, value: string, between: string): void {
  const known = node.getAttribute(name);
  node.setAttribute(name, known === null ? value : known + between + value);
}

function isDirect(
  {ref, isOrder = false, path: owner}: ReportSentence,
  {kind, refs, whole}: Highlight,
  path: string,
): boolean {
  const isMove = kind === 'moved';
  // A section may hold nothing of a body but the place of a list.
  const isOfSections = isOrder && isOfBody(ref) && segmentsOf(ref).names.length === 1;
  if (isOfSections && owner === path && isMove && whole.localName === 'section') return true;
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
