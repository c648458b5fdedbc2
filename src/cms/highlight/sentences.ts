/** Joins the sentences of the report and the marks on a page: each leads to the other. */
import type {ReportSentence} from '../report-sentences';
import {isWithin, partsOfPlace} from '../source-map/content-ref';
import {MARK} from './flags';
import {isOfBody, commonPlace, placesAt, placesIn, sharedNames} from './places';
import {allIn, around, attribute, element, insertBefore, setAttribute, type Element} from './tree';

/** The address of a sentence's mark is this word with the number of the sentence, and that of the sentence itself. */
export const SAID = 'said-';
export const SENTENCE = 'sentence-';
/** Set on a mark: its sentences, each as a whole. */
export const TOLD = 'data-told';

interface Mark {
  anchor: Element;
  whole: Element;
  kind: string;
  /** The places of its words. */
  places: string[];
  /** The same, or the place of what stands around it. */
  around: string[];
  /** The section of a body in which it stands. */
  section?: string;
}

function markOf(anchor: Element): Mark {
  const whole = [anchor, ...around(anchor)].find((item) => attribute(item, MARK) !== undefined) ?? anchor;
  const holders = [whole, ...around(whole)];
  const nearest = holders.find((holder) => placesIn(holder).length > 0);
  const own = placesIn(whole);
  const places = own.length > 0 ? own : placesAround(whole);
  const place = nearest && commonPlace(nearest);
  const section = holders.find(({tagName}) => tagName === 'section');
  const heading = section && allIn(section).find(({tagName}) => tagName === 'h2');
  return {
    anchor,
    whole,
    kind: attribute(whole, MARK) ?? '',
    places,
    around: [...places, ...(place === undefined ? [] : [place])],
    section: heading && attribute(heading, 'id'),
  };
}

/** Words alone have their place from the element around them, or from the paragraph or list in which they stand. */
function placesAround(node: Element): string[] {
  const [parent = [], ...others] = around(node).map(placesAt);
  return parent.length > 0 ? parent : (others.find((places) => places.some(isOfBody)) ?? []);
}

/**
 * Gives each mark the addresses of its sentences.
 * @param anchors the marks of a page
 * @param path its address
 * @returns the sentences that its marks tell
 */
export function joinSentences(
  anchors: readonly Element[],
  said: readonly ReportSentence[],
  path: string,
): Set<ReportSentence> {
  const marks = anchors.map(markOf);
  const told = new Map(said.map((sentence) => [sentence, marks.filter((mark) => isDirect(sentence, mark, path))]));
  const taken = new Set([...told.values()].flat());
  for (const [sentence, found] of told) {
    if (found.length > 0) continue;
    const near = marks
      .filter((mark) => isNear(sentence, mark, path))
      .sort((a, b) => nearness(sentence, b) - nearness(sentence, a));
    const best = near.find((mark) => !taken.has(mark)) ?? near[0];
    if (!best) continue;
    taken.add(best);
    found.push(best);
  }
  for (const mark of marks.filter((item) => !taken.has(item))) {
    const [best] = said
      .filter((sentence) => isNear(sentence, mark, path))
      .sort((a, b) => nearness(b, mark) - nearness(a, mark));
    if (best) told.get(best)?.push(mark);
  }
  for (const [{number, text}, found] of told) {
    // Of several marks the address is that of one which is not in a closed menu.
    const first = found.find(({anchor}) => around(anchor).every(({tagName}) => tagName !== 'dialog')) ?? found[0];
    if (first) insertBefore(first.anchor, element('span', {id: `${SAID}${number}`}), first.anchor.childNodes[0]);
    for (const {anchor} of found) {
      addTo(anchor, 'aria-describedby', `${SENTENCE}${number}`, ' ');
      addTo(anchor, TOLD, text, '. ');
    }
  }
  return new Set(said.filter((sentence) => told.get(sentence)?.length !== 0));
}

function addTo(node: Element, name: string, value: string, between: string): void {
  const known = attribute(node, name);
  setAttribute(node, name, known === undefined ? value : known + between + value);
}

function isDirect(
  {at, isOrder = false, path: owner}: ReportSentence,
  {kind, places, whole}: Mark,
  path: string,
): boolean {
  const isMove = kind === 'moved';
  // A section may hold nothing of a body but the place of a list.
  const isOfSections = isOrder && isOfBody(at) && partsOfPlace(at).names.length === 1;
  if (isOfSections && owner === path && isMove && whole.tagName === 'section') return true;
  if (isOrder && !isMove) return false;
  // A move tells of an entry only where all its words are of that entry.
  return isMove && !isOrder
    ? places.length > 0 && places.every((place) => isWithin(place, at))
    : places.some((place) => isWithin(place, at));
}

/** What has no place of its own, such as a picture or a day, stands among the words of its entry or its section. */
function isNear(said: ReportSentence, mark: Mark, path: string): boolean {
  const {depth, isPicture = false, section, path: owner} = said;
  if (owner === path && mark.section !== undefined && mark.section === section) return true;
  if (depth > 0) return nearness(said, mark) >= depth;
  // A picture of the page itself, or of the card that other pages show.
  return isPicture && mark.kind === 'picture' && (owner === path || nearness(said, mark) > 0);
}

const nearness = ({at}: ReportSentence, mark: Mark): number =>
  Math.max(0, ...mark.around.map((place) => sharedNames(place, at) ?? 0));
