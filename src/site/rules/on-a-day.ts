/** Lists the content that a date makes appear or disappear, so that a check of the published site can look for it. */
import {slug} from '../../shared/slug';
import {asGroup, asList, type Group} from '../../cms/base/values';
import {interpolate} from '../../shared/interpolate';
import {longDate} from '../../shared/days';
import {pageTypeOf, type Source} from '../../cms/definition/site-definition';
import {scheduledDay} from '../../cms/lint/scheduled';

export interface OnDay {
  page: string;
  /** The id of an element on the page; without it, the content is the page itself. */
  id?: string;
  /** The sentence of the page about a certificate or a registration. */
  words?: string;
  isThere: boolean;
  /** The name, and why: `"Fitter", which closed on 2026-10-31`. */
  what: string;
}

type Reason = Pick<OnDay, 'isThere'> & {why: string};

/** @returns each page, entry and certificate with a date, and each opening, with its state on this day */
export const onDay = (sources: readonly Source[], today: string): OnDay[] =>
  sources.flatMap((source) => {
    const {path, parsed} = source;
    if (path === undefined) return [];
    const data = asGroup(parsed?.data);
    const reason = publication(data, today);
    const page = reason ? [tell({page: path}, data, reason)] : [];
    if (reason?.isThere === false) return page;
    return [
      ...page,
      ...Object.entries(data).flatMap((list) => entriesOn(source, path, list, today)),
      ...papersOn(path, data, today),
    ];
  });

/** @returns whether content with `publishFrom` is published; undefined without that field */
function publication(value: Group, today: string): Reason | undefined {
  if (typeof value.publishFrom !== 'string') return undefined;
  const waits = scheduledDay(value, today) !== undefined;
  return {isThere: !waits, why: `${waits ? 'appears' : 'appeared'} on ${value.publishFrom}`};
}

function entriesOn({file, definition}: Source, path: string, [name, list]: [string, unknown], today: string): OnDay[] {
  const {entryPages} = pageTypeOf(definition, file);
  const hasPages = entryPages?.list === name;
  const isOpening = hasPages && entryPages.passing !== undefined;
  return asList(list).flatMap((item) => {
    const entry = asGroup(item);
    const reason =
      (isOpening ? closing(entry, today) : undefined) ?? publication(entry, today) ?? (isOpening ? OPEN : undefined);
    if (!reason || typeof entry.id !== 'string') return [];
    const own = hasPages ? entryPages.addressOf({...entry, id: entry.id}) : undefined;
    return [{page: path, id: slug(entry.id)}, ...(own === undefined ? [] : [{page: own}])].map((place) =>
      tell(place, entry, reason),
    );
  });
}

const OPEN: Reason = {isThere: true, why: 'is open'};

/** @returns undefined for an opening that has not closed */
const closing = ({closes}: Group, today: string): Reason | undefined =>
  typeof closes === 'string' && closes < today ? {isThere: false, why: `closed on ${closes}`} : undefined;

/** Returns the certificates and registrations of a page, with the sentence that they are valid or have expired. */
function papersOn(page: string, data: Group, today: string): OnDay[] {
  const {expired, validUntil: valid} = asGroup(data.recordWords);
  if (typeof expired !== 'string' || typeof valid !== 'string') return [];
  const papers = Object.values(data).flatMap(asList).map(asGroup);
  return papers.flatMap((paper) => {
    const {validUntil: end} = paper;
    if (typeof end !== 'string') return [];
    const isOver = end < today;
    const text = interpolate(isOver ? expired : valid, {date: longDate(end)});
    return tell({page, words: text}, paper, {
      isThere: true,
      why: isOver ? `expired on ${end}` : `is valid until ${end}`,
    });
  });
}

const tell = (place: Pick<OnDay, 'page' | 'id' | 'words'>, named: Group, {isThere, why}: Reason): OnDay => ({
  ...place,
  isThere,
  what: `"${String(named.title ?? named.name ?? named.kind)}", which ${why},`,
});
