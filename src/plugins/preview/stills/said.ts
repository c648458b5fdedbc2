/** Joins the sentences of the report and the marks on a page: each leads to the other. */
import type {Said} from '../sentences';
import {AT} from '../../../review/stamp/place';
import {MARK} from './moves';
import {attribute, type Element} from '../../after-build/page';
import {allIn, around, element, insertBefore, setAttribute} from './nodes';
import {isOfBody, partsOfPlace, placeOf, placesIn, sharedParts} from './signature';

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
  const whole = [anchor, ...around(anchor)].find((one) => attribute(one, MARK) !== undefined) ?? anchor;
  const holders = [whole, ...around(whole)];
  const nearest = holders.find((one) => placesIn(one).length > 0);
  const own = placesIn(whole);
  const places = own.length > 0 ? own : placesAround(whole);
  const place = nearest && placeOf(nearest);
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
  const [parent, ...others] = around(node).map((one) => attribute(one, AT)?.split(' ') ?? []);
  return parent && parent.length > 0 ? parent : (others.find((places) => places.some(isOfBody)) ?? []);
}

/**
 * Gives each mark the addresses of its sentences.
 * @param anchors the marks of a page
 * @param path its address
 * @returns the sentences that its marks tell
 */
export function joinSentences(anchors: readonly Element[], said: readonly Said[], path: string): Set<Said> {
  const marks = anchors.map(markOf);
  const told = new Map<Said, Mark[]>();
  for (const one of said)
    told.set(
      one,
      marks.filter((mark) => isDirect(one, mark, path)),
    );
  const taken = new Set([...told.values()].flat());
  for (const [one, found] of told) {
    if (found.length > 0) continue;
    const near = marks.filter((mark) => isNear(one, mark, path)).sort((a, b) => nearness(one, b) - nearness(one, a));
    const best = near.find((mark) => !taken.has(mark)) ?? near[0];
    if (!best) continue;
    taken.add(best);
    told.set(one, [best]);
  }
  const silent = marks.filter((mark) => ![...told.values()].some((found) => found.includes(mark)));
  for (const mark of silent) {
    const [best] = said.filter((one) => isNear(one, mark, path)).sort((a, b) => nearness(b, mark) - nearness(a, mark));
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
  return new Set(said.filter((one) => told.get(one)?.length !== 0));
}

function addTo(node: Element, name: string, value: string, between: string): void {
  const known = attribute(node, name);
  setAttribute(node, name, known === undefined ? value : known + between + value);
}

/** A body as a whole has so many parts: its file and its name. */
const BODY_PARTS = 2;

function isDirect({at, isOrder, path: owner}: Said, {kind, places, whole}: Mark, path: string): boolean {
  const length = partsOfPlace(at).length;
  // A section may hold nothing of a body but the place of a list.
  const isOfSections = isOrder && isOfBody(at) && length === BODY_PARTS;
  if (isOfSections && owner === path && kind === 'moved' && whole.tagName === 'section') return true;
  if (isOrder) return kind === 'moved' && places.some((place) => sharedParts(place, at) === length);
  return places.some((place) => sharedParts(place, at) === length) && (kind !== 'moved' || isWhole(at, places));
}

/** Whether words of several fields of an entry stand in a mark. */
const isWhole = (at: string, places: readonly string[]): boolean =>
  places.every((place) => sharedParts(place, at) >= partsOfPlace(at).length);

/** A field of an entry of a list has at least so many parts: its file, the list, the entry. */
const ENTRY = 3;
/** So many names may stand between an entry and what changed in it, such as a choice of a field of a form. */
const BELOW_ENTRY = 2;
const PICTURE = '/img/';

/** What has no place of its own, such as a picture or a day, stands among the words of its entry or its section. */
function isNear(said: Said, mark: Mark, path: string): boolean {
  const {at, section, path: owner, text} = said;
  const shared = nearness(said, mark);
  const length = partsOfPlace(at).length;
  if (text.includes(PICTURE) && mark.kind === 'picture') {
    if (owner === path && length < ENTRY) return true;
    // The card of a service is an entry of its own page.
    if (owner !== path && shared > 1 && shared === length - 1) return true;
  }
  if (owner === path && mark.section !== undefined && mark.section === section) return true;
  return shared >= ENTRY && shared >= length - BELOW_ENTRY;
}

const nearness = ({at}: Said, mark: Mark): number => Math.max(0, ...mark.around.map((place) => sharedParts(place, at)));
