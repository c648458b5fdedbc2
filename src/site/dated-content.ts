/** Lists the content that appears or disappears by date, so that a check of the published site can look for it. */
import {asGroup, asList, type Group} from '../cms/values/values';
import {interpolate} from '../shared/interpolate';
import {longDate} from '../shared/days';
import {entryIdOf, type Source} from '../cms/definition/site-definition';
import {isClosed, listingPages, scheduledDay} from '../cms/content/scheduled';

export interface DatedContent {
  page: string;
  /** The id of an element on the page; without it, the content is the page itself. */
  id?: string;
  /** The sentence of the page about a certificate or a registration. */
  words?: string;
  isShown: boolean;
  /** The name, and why: `"Fitter", which closed on 2026-10-31`. */
  description: string;
}

type DateState = Pick<DatedContent, 'isShown'> & {why: string};

/** @returns each page and certificate with a date, and each page that disappears by date, with its state on this day */
export const datedContent = (sources: readonly Source[], today: string): DatedContent[] =>
  sources.flatMap((source) => {
    const {path, file, kind, parsed} = source;
    if (path === undefined) return [];
    const data = asGroup(parsed?.data);
    const state = stateOf(data, kind?.collection?.removal !== undefined, today);
    const lists = listingPages(sources, kind?.collection?.list).flatMap((list) => list.path ?? []);
    const places = [...lists.map((page) => ({page, id: entryIdOf(file)})), {page: path}];
    return [
      ...(state ? places.map((place) => toDatedContent(place, data, state)) : []),
      ...(state?.isShown === false ? [] : certificatesOn(path, data, today)),
    ];
  });

/** @returns whether a page is published; undefined if that does not depend on the day */
function stateOf(data: Group, disappears: boolean, today: string): DateState | undefined {
  if (isClosed(data, today)) return {isShown: false, why: `closed on ${String(data.closes)}`};
  if (typeof data.publishFrom !== 'string') return disappears ? {isShown: true, why: 'is open'} : undefined;
  const waits = scheduledDay(data, today) !== undefined;
  return {isShown: !waits, why: `${waits ? 'will appear' : 'appeared'} on ${data.publishFrom}`};
}

/** Returns the certificates and registrations of a page, with the sentence that they are valid or have expired. */
function certificatesOn(page: string, data: Group, today: string): DatedContent[] {
  const {expired, validUntil: valid} = asGroup(data.recordLabels);
  if (typeof expired !== 'string' || typeof valid !== 'string') return [];
  const papers = Object.values(data).flatMap(asList).map(asGroup);
  return papers.flatMap((paper) => {
    const {validUntil: end} = paper;
    if (typeof end !== 'string') return [];
    const isOver = end < today;
    const text = interpolate(isOver ? expired : valid, {date: longDate(end)});
    return toDatedContent({page, words: text}, paper, {
      isShown: true,
      why: isOver ? `expired on ${end}` : `is valid until ${end}`,
    });
  });
}

const toDatedContent = (
  place: Pick<DatedContent, 'page' | 'id' | 'words'>,
  named: Group,
  {isShown, why}: DateState,
): DatedContent => ({
  ...place,
  isShown,
  description: `"${String(named.title ?? named.name ?? named.kind)}", which ${why},`,
});
