/** What other proposals change that wait for review, told at the places of your own draft. */
import {addressOf, versionsOf, type Versions} from '../../cms/parse';
import {report, type PageChange} from '../../cms/report';
import {type ContentRef, isWithin, nameOfRef, namesOnLines, refAt} from '../../cms/source-map/content-ref';
import {refsSince} from '../../cms/source-map/since';
import type {Texts, Proposal} from '../github';
import {entryOfPage} from './entry-page';
import type {Content} from '../../site/content';
import {siteDefinition} from '../../site/site-definition';

/** A proposal of somebody else, or an earlier one of your own. */
export interface OpenPullRequest {
  proposal: Proposal;
  isOwn: boolean;
  /** The pages that it changes, as they were where it left the website. */
  before: ReadonlyMap<string, string>;
  /** What it changes, by the names that things had there. */
  pages: readonly PageChange[];
}

/** @returns what a proposal changes, by the names that things had where it left the website */
export function changesOf({before, now}: Texts): Pick<OpenPullRequest, 'before' | 'pages'> {
  const files = [...new Set([...before.keys(), ...now.keys()])];
  const textIn = (texts: typeof before) => (file: string) => texts.get(file) ?? '';
  // A report names things as its second version does, which is here the one that the draft has, too.
  const versions = versionsOf(
    {textBefore: textIn(now), textNow: textIn(before), files: [...before.keys()].sort()},
    {
      same: files.filter((file) => before.has(file) && now.has(file)),
      gone: files.filter((file) => !before.has(file)),
      added: files.filter((file) => !now.has(file)),
    },
  );
  return {before, pages: report(siteDefinition, versions)};
}

/** Something that a proposal changes, by the name that it has now. */
interface TouchedRef {
  contentRef: string;
  /** Only the order of what is in it. */
  isOrder: boolean;
}

/** Fields ask one after another for the same page. */
const known = new WeakMap<OpenPullRequest, {file: string; text: string; touched: readonly TouchedRef[]}>();

/**
 * @param file the page as it is called now
 * @param was what it was called where the proposal left the website
 */
function touchedIn(pullRequest: OpenPullRequest, file: string, text: string, was = file): readonly TouchedRef[] {
  const last = known.get(pullRequest);
  if (last?.file === file && last.text === text) return last.touched;
  const page = pullRequest.pages.find((item) => item.file === was);
  const since = refsSince(siteDefinition, {
    changed: [{before: was, after: file}],
    textBefore: () => pullRequest.before.get(was) ?? '',
    textNow: () => text,
  });
  const touched = page ? refsOf(page).map(({contentRef, isOrder}) => ({contentRef: since(contentRef), isOrder})) : [];
  known.set(pullRequest, {file, text, touched});
  return touched;
}

const refsOf = ({file, kind, changes}: PageChange): TouchedRef[] =>
  kind === 'added' || kind === 'removed'
    ? [{contentRef: refAt(file, []), isOrder: false}]
    : changes.map(({path, isOrder = false}) => ({contentRef: refAt(file, path), isOrder}));

/** Whether a change is one of a place itself, or of something in it. */
const isIn = ({contentRef}: TouchedRef, outer: string): boolean => isWithin(contentRef, outer);
/** Whether it is one of something that a place is in; another order changes no words of an entry. */
const isAround = ({contentRef, isOrder}: TouchedRef, inner: string): boolean => !isOrder && isWithin(inner, contentRef);

/** @returns those that change a page, by its address; a page that is made of an entry, that entry */
export function pullRequestsOn(
  openPullRequests: readonly OpenPullRequest[],
  path: string,
  content: Content,
): OpenPullRequest[] {
  const file = content.sources.find((source) => addressOf(source.file) === path)?.file;
  if (file !== undefined) return openPullRequests.filter(({pages}) => pages.some((page) => page.file === file));
  const entry = entryOfPage(path, content.sources);
  return entry ? pullRequestsAt(openPullRequests, entry, content, true) : [];
}

/**
 * @param withAround whether what a place is in counts, such as an entry that is taken away
 * @returns those that change a field, an entry or a list
 */
export function pullRequestsAt(
  openPullRequests: readonly OpenPullRequest[],
  contentRef: ContentRef,
  content: Content,
  withAround: boolean,
): OpenPullRequest[] {
  const {file} = contentRef;
  const text = content.sources.find((source) => source.file === file)?.text;
  const named = nameOfRef(contentRef, content);
  if (text === undefined || named === undefined) return [];
  return openPullRequests.filter((pullRequest) =>
    touchedIn(pullRequest, file, text).some((change) => isIn(change, named) || (withAround && isAround(change, named))),
  );
}

/** @returns those that change a paragraph or the like on some lines of a body, which are counted from 1 */
export function pullRequestsOnLines(
  openPullRequests: readonly OpenPullRequest[],
  {file, first, last}: {file: string; first: number; last: number},
  content: Content,
): OpenPullRequest[] {
  const text = content.sources.find((source) => source.file === file)?.text;
  const names = namesOnLines({file, first, last}, content);
  if (text === undefined) return [];
  return openPullRequests.filter((pullRequest) =>
    touchedIn(pullRequest, file, text).some((change) =>
      names.some((named) => isIn(change, named) || isAround(change, named)),
    ),
  );
}

/** A place that a draft changes, by its file and the names of the model. */
export interface Overlap {
  file: string;
  path: string[];
}

/**
 * @param pages what the draft changes
 * @param versions of which that is told
 * @returns those that change the same places, with the places
 */
export function overlaps(
  openPullRequests: readonly OpenPullRequest[],
  pages: readonly PageChange[],
  versions: Versions,
): {pullRequest: OpenPullRequest; refs: Overlap[]}[] {
  const formerly = new Map(versions.changed.map(({before, after}) => [after, before]));
  const own = pages.flatMap((page) =>
    page.kind === 'added' || page.kind === 'removed'
      ? [{file: page.file, path: [], isOrder: false}]
      : page.changes.map(({path, isOrder = false}) => ({file: page.file, path, isOrder})),
  );
  return openPullRequests.flatMap((pullRequest) => {
    const changed = own.filter(({file, path, isOrder}) => {
      const named = refAt(file, path);
      return touchedIn(pullRequest, file, versions.textNow(file), formerly.get(file) ?? file).some(
        (change) =>
          (!isOrder && isIn(change, named)) ||
          isAround(change, named) ||
          (isOrder && change.isOrder && change.contentRef === named),
      );
    });
    const refs = [...new Map(changed.map(({file, path}) => [refAt(file, path), {file, path}])).values()];
    return refs.length > 0 ? [{pullRequest, refs}] : [];
  });
}
