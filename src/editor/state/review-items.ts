/** Lists the changes for a reviewer of a proposal, and the pages and PDFs that change with them. */
import type {PageChange} from '../../cms/report';
import type {ReportSentence} from '../../cms/report/page-sentences';
import {isWithin, formatRef, segmentsOf} from '../../cms/source-map/content-ref';
import {listingPages} from '../../cms/lint';
import {addressOf, isPage, pageTypeOf} from '../../cms/parse';
import {type Content, siteDefinition} from '../../site/site-definition';
import {offeredPdf, type Site} from '../../site/page-types';
import {BUYERS_PATH, PROFILE_FIRST_PAGES, PROFILE_LAST_PAGES} from '../../site/pdf/pages';
import type {refsOfPages} from './also-shown-on';
import * as z from 'zod';
import {HOME} from '../../shared/addresses';

/** One change, or one new or deleted page. */
export interface ReviewItem {
  /** A key that depends on the text, so that a changed text must be reviewed again. */
  key: string;
  /** The reference of the change. */
  ref: string;
  /** The number of its sentence. */
  number?: number;
}

/**
 * @returns the change to look at next: the next one that the reviewer has not seen, and when all are seen the next one in
 * the list; or the previous one in the list
 */
export function nextItem(
  items: readonly ReviewItem[],
  {seen = {}}: SeenItems,
  current: string | undefined,
  direction: 'next' | 'previous',
): ReviewItem | undefined {
  const index = items.findIndex(({key}) => key === current);
  if (direction === 'previous') return items.at(index === -1 ? -1 : index - 1);
  const following = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return following.find(({key}) => !Object.hasOwn(seen, key)) ?? following[0];
}

type PagesWithRefs = ReturnType<typeof refsOfPages>;

/** @returns the addresses of the pages that show a reference, or a part of it */
export const pathsShowing = (ref: string, drawn: PagesWithRefs): string[] => [
  ...new Set(drawn.filter(({refs}) => refs.some((shown) => isWithin(shown, ref))).map(({path}) => path)),
];

/** @returns the page on which to show a change: its own, or for a shared fact the first one that shows it */
export function pageOfRef(ref: string, drawn: PagesWithRefs): string {
  const {file} = segmentsOf(ref);
  return isPage(file) ? addressOf(file) : (pathsShowing(ref, drawn)[0] ?? HOME);
}

/** What a reviewer has looked at so far. */
export type SeenItems = Pick<StoredReview, 'seen' | 'listed'>;

/** @returns what a reviewer has looked at after some of the listed changes were seen */
export function withSeen(
  now: SeenItems,
  keys: readonly string[],
  listed: readonly string[],
  commit: string,
): SeenItems {
  const at = (some: readonly string[]) => Object.fromEntries(some.map((key) => [key, commit]));
  return {seen: {...at(keys), ...now.seen}, listed: {...at(listed), ...now.listed}};
}

/** @returns whether a change is newer than the commit that a reviewer looked at */
export const isNewSince = (key: string, {seen = {}, listed = {}}: SeenItems, commit: string): boolean =>
  seen[key] === undefined &&
  Object.values(seen).some((other) => other !== commit) &&
  [undefined, commit].includes(listed[key]);

/** @param versionOf returns a key for the content of a file */
export function reviewItems(
  pages: readonly PageChange[],
  sentences: readonly ReportSentence[],
  versionOf: (file: string) => string | undefined,
): ReviewItem[] {
  return pages.flatMap(({file, kind, changes}): ReviewItem[] =>
    changes.length === 0
      ? [{key: [kind, file, versionOf(file)].join(' '), ref: formatRef(file, [])}]
      : sentences
          .filter(({ref, isHint}) => segmentsOf(ref).file === file && isHint !== true)
          .map(({ref, text, number}) => ({key: `${ref} ${text}`, ref, number})),
  );
}

/** A page or PDF that shows changes of other pages, with the sentences about these changes. */
export interface AffectedItem {
  /** The name of a PDF. */
  name?: string;
  /** The address of a page; undefined for a PDF, which the preview's build creates. */
  path?: string;
  texts: string[];
}

/** @returns the pages that list a page: those with a list of the entries of its folder */
const pathsListing = ({file}: PageChange, sources: Content['sources']): string[] =>
  listingPages(sources, pageTypeOf(siteDefinition, file).collection?.list).flatMap(({path}) => path ?? []);

/**
 * @returns the pages that show changed text of other pages, now or before, or that list a new or deleted one, but have no
 * change themselves
 */
export function otherChangedPages(
  pages: readonly PageChange[],
  sentences: readonly ReportSentence[],
  drawn: ReturnType<typeof refsOfPages>,
  {sources}: Pick<Content, 'sources'>,
): AffectedItem[] {
  const listedPaths = new Set(pages.map(({path}) => path));
  const paths = [...new Set(drawn.map(({path}) => path))].filter((path) => !listedPaths.has(path));
  const whole = pages.filter(({changes}) => changes.length === 0);
  return paths
    .map((path) => {
      const refs = drawn.flatMap((page) => (page.path === path ? page.refs : []));
      const shown = sentences.filter(({ref, isHint}) => isHint !== true && refs.some((part) => isWithin(part, ref)));
      const listed = whole.filter((page) => pathsListing(page, sources).includes(path));
      return {path, texts: [...listed.map(({name}) => name), ...shown.map(({text}) => text)]};
    })
    .filter(({texts}) => texts.length > 0);
}

/** @returns the PDFs that contain changed pages */
export function changedPdfs(
  pages: readonly PageChange[],
  sentences: readonly ReportSentence[],
  {sources}: Content,
  {print}: Site,
): AffectedItem[] {
  const services = sources.filter(({kind}) => kind?.name === 'service').flatMap(({path = ''}) => path);
  const ofProfile = [...PROFILE_FIRST_PAGES, ...services, ...PROFILE_LAST_PAGES];
  const offers = sources.flatMap((source) => {
    const {path = ''} = source;
    const offer = offeredPdf(source);
    if (!offer) return [];
    // All capability sheets share one name, so the title is added.
    const title = source.values.find(({path: [first]}) => first === 'title')?.value;
    return path === BUYERS_PATH
      ? [{name: offer.name, pages: [path, ...ofProfile]}]
      : [{name: `${offer.name}: ${String(title)}`, pages: [path]}];
  });
  /** A document shows the entries of a folder with the page that lists them. */
  const pagesListing = (path: string): string[] =>
    pages.flatMap((page) => (page.path === path ? pathsListing(page, sources) : []));
  return [{name: print.profile, pages: ofProfile}, ...offers]
    .map(({name, pages: made}) => {
      const isOf = (path: string | undefined) =>
        path === undefined || [path, ...pagesListing(path)].some((address) => made.includes(address));
      const whole = pages.filter(({path, changes}) => changes.length === 0 && isOf(path)).map((page) => page.name);
      return {name, texts: [...whole, ...sentences.filter(({path}) => isOf(path)).map(({text}) => text)]};
    })
    .filter(({texts}) => texts.length > 0);
}

const StoredComment = z.object({
  key: z.string(),
  words: z.string(),
  place: z.string(),
  named: z.string(),
  instead: z.string().optional(),
});
/** The keys of the changes that the reviewer has ticked as seen, each with its commit. */
const Seen = z.record(z.string(), z.string()).optional();
/** The keys of all changes that were listed while one was seen, each with the first such commit. */
const Listed = z.record(z.string(), z.string()).optional();
const StoredReviewSchema = z.object({
  key: z.string(),
  words: z.string(),
  comments: z.array(StoredComment),
  seen: Seen,
  listed: Listed,
});

/** A stored review that is not sent yet. */
export type StoredReview = z.infer<typeof StoredReviewSchema>;

/** @returns a stored review; undefined when the stored value has another form */
export const parseStoredReview = (stored: unknown): StoredReview | undefined =>
  StoredReviewSchema.safeParse(withComments(stored)).data;

/** Earlier versions stored the comments as `remarks`. */
const withComments = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'remarks' in stored ? {comments: stored.remarks, ...stored} : stored;

/** @returns the earlier address of a current page; undefined when the page is new */
export function pathBefore(pages: readonly PageChange[], path: string): string | undefined {
  const page = pages.find((item) => item.path === path);
  return page?.kind === 'added' ? undefined : (page?.from ?? path);
}

/** @returns the changes at, around and inside a reference */
export const changesAt = (pages: readonly PageChange[], contentRef: string): PageChange['changes'] =>
  pages.flatMap(({file, changes}) =>
    changes.filter(({path}) => {
      const pageRef = formatRef(file, path);
      return isWithin(contentRef, pageRef) || isWithin(pageRef, contentRef);
    }),
  );
