/** Finds open proposals that change the same content as a draft. */
import {addressOf, compareFiles, type Versions, isContentFile} from '../../cms/parse';
import {report, type PageChange} from '../../cms/report';
import {type ContentPosition, isWithin, refOfPosition, refsOnLines, formatRef} from '../../cms/source-map/content-ref';
import {toCurrentRef} from '../../cms/source-map/ref-changes';
import {
  type TextsBeforeAndNow,
  type Proposal,
  changedTexts,
  headCommitOf,
  isGitHubError,
  proposalSummaries,
  type Connection,
} from '../github';
import {type Content, siteDefinition} from '../../site/site-definition';

/** A proposal that waits for review, by somebody else or by the same person. */
export interface OpenPullRequest {
  proposal: Proposal;
  isOwn: boolean;
  /** The texts of its pages at its merge base. */
  before: ReadonlyMap<string, string>;
  /** Its changes, with references of the merge base. */
  pages: readonly PageChange[];
}

/** @returns the changes of a proposal, with references of its merge base */
export function changesOf({before, now}: TextsBeforeAndNow): Pick<OpenPullRequest, 'before' | 'pages'> {
  const files = [...new Set([...before.keys(), ...now.keys()])];
  const textIn = (texts: typeof before) => (file: string) => texts.get(file) ?? '';
  // A report has references of its second version. That must be the merge base, which the draft also contains.
  const versions = compareFiles(
    {textBefore: textIn(now), textNow: textIn(before), files: [...before.keys()].sort()},
    {
      same: files.filter((file) => before.has(file) && now.has(file)),
      gone: files.filter((file) => !before.has(file)),
      added: files.filter((file) => !now.has(file)),
    },
  );
  return {before, pages: report(siteDefinition, versions)};
}

interface TouchedRef {
  contentRef: string;
  /** Whether only the order of the content changes. */
  isOrder: boolean;
}

/** Caches the result for one page, because each of its fields asks for it. */
const touchedRefsCache = new WeakMap<OpenPullRequest, {file: string; text: string; touched: readonly TouchedRef[]}>();

/** @param was the file at the merge base */
function touchedRefsIn(pullRequest: OpenPullRequest, file: string, text: string, was = file): readonly TouchedRef[] {
  const last = touchedRefsCache.get(pullRequest);
  if (last?.file === file && last.text === text) return last.touched;
  const page = pullRequest.pages.find((item) => item.file === was);
  const since = toCurrentRef(siteDefinition, {
    changed: [{before: was, after: file}],
    textBefore: () => pullRequest.before.get(was) ?? '',
    textNow: () => text,
  });
  const touched = page ? refsOf(page).map(({contentRef, isOrder}) => ({contentRef: since(contentRef), isOrder})) : [];
  touchedRefsCache.set(pullRequest, {file, text, touched});
  return touched;
}

const refsOf = ({file, kind, changes}: PageChange): TouchedRef[] =>
  kind === 'added' || kind === 'removed'
    ? [{contentRef: formatRef(file, []), isOrder: false}]
    : changes.map(({path, isOrder = false}) => ({contentRef: formatRef(file, path), isOrder}));

/** Returns whether a change is at a reference or inside it. */
const isIn = ({contentRef}: TouchedRef, outer: string): boolean => isWithin(contentRef, outer);
/** Returns whether a change contains a reference. A new order does not change the text of an entry. */
const isAround = ({contentRef, isOrder}: TouchedRef, inner: string): boolean => !isOrder && isWithin(inner, contentRef);

/** @returns the proposals that change the page at an address */
export const pullRequestsOn = (openPullRequests: readonly OpenPullRequest[], path: string): OpenPullRequest[] =>
  openPullRequests.filter(({pages}) => pages.some(({file}) => addressOf(file) === path));

/** @param withAround whether changes around the reference count, such as the removal of its entry */
export function pullRequestsAt(
  openPullRequests: readonly OpenPullRequest[],
  contentRef: ContentPosition,
  content: Content,
  withAround: boolean,
): OpenPullRequest[] {
  const named = refOfPosition(contentRef, content);
  return named === undefined
    ? []
    : pullRequestsTouching(openPullRequests, contentRef.file, [named], content, withAround);
}

/** @returns the proposals that change a paragraph or the like on these lines of a body, counted from 1 */
export const pullRequestsOnLines = (
  openPullRequests: readonly OpenPullRequest[],
  lines: {file: string; first: number; last: number},
  content: Content,
): OpenPullRequest[] => pullRequestsTouching(openPullRequests, lines.file, refsOnLines(lines, content), content, true);

/** @returns the proposals that change one of the references, which are all in one file */
function pullRequestsTouching(
  openPullRequests: readonly OpenPullRequest[],
  file: string,
  refs: readonly string[],
  {sources}: Content,
  withAround: boolean,
): OpenPullRequest[] {
  const text = sources.find((source) => source.file === file)?.text;
  if (text === undefined) return [];
  return openPullRequests.filter((pullRequest) =>
    touchedRefsIn(pullRequest, file, text).some((change) =>
      refs.some((ref) => isIn(change, ref) || (withAround && isAround(change, ref))),
    ),
  );
}

/** @returns the proposals that change the same content as the draft, with its references */
export function overlaps(
  openPullRequests: readonly OpenPullRequest[],
  pages: readonly PageChange[],
  versions: Versions,
): {pullRequest: OpenPullRequest; refs: string[]}[] {
  const formerly = new Map(versions.changed.map(({before, after}) => [after, before]));
  return openPullRequests.flatMap((pullRequest) => {
    const changed = pages.flatMap((page) => {
      const {file} = page;
      const touched = touchedRefsIn(pullRequest, file, versions.textNow(file), formerly.get(file) ?? file);
      return refsOf(page).filter(({contentRef, isOrder}) =>
        touched.some(
          (change) =>
            (!isOrder && isIn(change, contentRef)) ||
            isAround(change, contentRef) ||
            (isOrder && change.isOrder && change.contentRef === contentRef),
        ),
      );
    });
    const refs = [...new Set(changed.map(({contentRef}) => contentRef))];
    return refs.length > 0 ? [{pullRequest, refs}] : [];
  });
}

/** The changes of proposals, by their newest commit. */
export type ChangesByCommit = Map<string, Pick<OpenPullRequest, 'before' | 'pages'>>;

const NO_TEXTS: TextsBeforeAndNow = {before: new Map(), now: new Map()};

/** Sends no request for proposals that have not changed. @param known the changes so far; new ones are added */
export async function openPullRequestsOf(
  connection: Connection,
  proposals: readonly Proposal[],
  account: string,
  known: ChangesByCommit,
): Promise<OpenPullRequest[]> {
  const unknown = proposals.filter(({commit}) => !known.has(commit));
  if (unknown.length > 0) {
    const [outlined, main] = [
      await proposalSummaries(connection),
      await headCommitOf(connection, connection.service.branch),
    ];
    for (const proposal of unknown) {
      const paths = outlined.find(({number}) => number === proposal.number)?.paths;
      // GitHub cuts longer lists, so the rest may contain pages.
      const touchesText = paths === undefined || paths.some(isContentFile) || paths.length === MAX_PATHS;
      const apart = touchesText ? await changedTexts(connection, proposal, main).catch(undefinedIfGone) : NO_TEXTS;
      if (apart) known.set(proposal.commit, changesOf(apart));
    }
  }
  return proposals.flatMap((proposal) => {
    const changes = known.get(proposal.commit);
    return changes ? [{proposal, isOwn: proposal.by === account, ...changes}] : [];
  });
}

const MAX_PATHS = 100;

/** Ignores a missing commit, because a proposal may end before it is read. */
function undefinedIfGone(error: unknown): undefined {
  if (!isGitHubError(error, 'notFound')) throw error;
}
