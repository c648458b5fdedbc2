/** Lists the content that appears or disappears by date, so that a check of the published site can look for it. */
import {slug} from '../../shared/slug';
import {asGroup, asList, type Group} from '../../cms/base/values';
import {interpolate} from '../../shared/interpolate';
import {longDate} from '../../shared/days';
import {pageTypeOf, type Source} from '../../cms/definition/site-definition';
import {scheduledDay} from '../../cms/lint/scheduled';

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

/** @returns each page, entry and certificate with a date, and each opening, with its state on this day */
export const datedContent = (sources: readonly Source[], today: string): DatedContent[] =>
  sources.flatMap((source) => {
    const {path, parsed} = source;
    if (path === undefined) return [];
    const data = asGroup(parsed?.data);
    const reason = publicationState(data, today);
    const page = reason ? [toDatedContent({page: path}, data, reason)] : [];
    if (reason?.isShown === false) return page;
    return [
      ...page,
      ...Object.entries(data).flatMap((list) => entriesOn(source, path, list, today)),
      ...certificatesOn(path, data, today),
    ];
  });

/** @returns whether content with `publishFrom` is published; undefined without that field */
function publicationState(value: Group, today: string): DateState | undefined {
  if (typeof value.publishFrom !== 'string') return undefined;
  const waits = scheduledDay(value, today) !== undefined;
  return {isShown: !waits, why: `${waits ? 'will appear' : 'appeared'} on ${value.publishFrom}`};
}

function entriesOn(
  {file, definition}: Source,
  path: string,
  [name, list]: [string, unknown],
  today: string,
): DatedContent[] {
  const {entryPages} = pageTypeOf(definition, file);
  const hasPages = entryPages?.list === name;
  const isOpening = hasPages && entryPages.removalNote !== undefined;
  return asList(list).flatMap((item) => {
    const entry = asGroup(item);
    const reason =
      (isOpening ? closingState(entry, today) : undefined) ??
      publicationState(entry, today) ??
      (isOpening ? OPEN : undefined);
    if (!reason || typeof entry.id !== 'string') return [];
    const entryAddress = hasPages ? entryPages.addressOf({...entry, id: entry.id}) : undefined;
    return [{page: path, id: slug(entry.id)}, ...(entryAddress === undefined ? [] : [{page: entryAddress}])].map(
      (place) => toDatedContent(place, entry, reason),
    );
  });
}

const OPEN: DateState = {isShown: true, why: 'is open'};

/** @returns undefined for an opening that has not closed */
const closingState = ({closes}: Group, today: string): DateState | undefined =>
  typeof closes === 'string' && closes < today ? {isShown: false, why: `closed on ${closes}`} : undefined;

/** Returns the certificates and registrations of a page, with the sentence that they are valid or have expired. */
function certificatesOn(page: string, data: Group, today: string): DatedContent[] {
  const {expired, validUntil: valid} = asGroup(data.recordWords);
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
