/** What a place of a page has said before, version by version. */
import {BODY, bodyOf, dataOf, SITE_FILE, topOf, type Versions} from '../../cms/parse';
import {report, type PageChange} from '../../cms/report';
import {isWithin, refAt, segmentsOf} from '../../cms/source-map/content-ref';
import {refsBefore} from '../../cms/source-map/since';
import type {PublishedVersion} from '../github';
import {changesAt} from './page-changes';
import {siteDefinition} from '../../site/site-definition';

/** A page in one version. */
export interface PageVersion {
  file: string;
  text: string;
  /** Git's hashes of pictures that it may show, by the paths that pages write. */
  pictures?: ReadonlyMap<string, string | undefined>;
}

/** A page as it was published once, with the file that it had then. */
export interface Revision extends PageVersion {
  version: PublishedVersion;
}

/** A version with which a place began to say what it said then. */
export interface ChangedRevision extends Revision {
  /** What was other then than it is now; nothing is where it says the same again. */
  changes: PageChange['changes'];
}

/** Two versions of one page, which may have had another file. */
export const versionsOfOne = (before: PageVersion, now: PageVersion): Versions => ({
  textBefore: () => before.text,
  textNow: () => now.text,
  files: [now.file],
  changed: [{before: before.file, after: now.file}],
  replaced: new Set(
    [...(now.pictures ?? [])].flatMap(([path, sha]) => (before.pictures?.get(path) === sha ? [] : [path])),
  ),
});

/** @returns the part of a page in which a place is, as it is compared before anything else */
function partOf({file, text, pictures}: PageVersion, contentRef: string): string {
  const [first] = segmentsOf(contentRef).names;
  const bytes = JSON.stringify([...(pictures ?? [])]);
  if (first === undefined) return bytes + text;
  if (first === BODY) return bytes + bodyOf(text);
  const data = file === SITE_FILE ? dataOf(text) : topOf(text);
  return bytes + JSON.stringify(data[first]);
}

/** @returns what changed at a place; the order of the list that it is in changes nothing of it */
const changesOf = (pages: readonly PageChange[], contentRef: string): PageChange['changes'] =>
  changesAt(pages, contentRef).filter(
    ({isOrder, path}) => isOrder !== true || isWithin(refAt(segmentsOf(contentRef).file, path), contentRef),
  );

/**
 * @param contentRef the name of a place as the page has it now
 * @param pasts all published versions that are known, the newest first
 * @param isAll whether the last one is the first that there was
 * @param most it looks no further than so many versions
 * @returns the versions in which the place became what it was then, the newest first
 */
export function stepsOf(
  contentRef: string,
  now: PageVersion,
  pasts: readonly Revision[],
  isAll: boolean,
  most = Infinity,
): ChangedRevision[] {
  const steps: ChangedRevision[] = [];
  let [named, newer] = [contentRef, now];
  for (const [index, revision] of pasts.entries()) {
    if (steps.length === most) break;
    if (partOf(revision, named) !== partOf(newer, named))
      named = refsBefore(siteDefinition, versionsOfOne(revision, newer))(named);
    newer = revision;
    const older = pasts[index + 1];
    const isSame = older && partOf(older, named) === partOf(revision, named);
    const began = older
      ? !isSame && changesOf(report(siteDefinition, versionsOfOne(older, revision)), named).length > 0
      : isAll;
    if (began)
      steps.push({...revision, changes: changesOf(report(siteDefinition, versionsOfOne(revision, now)), contentRef)});
  }
  return steps;
}

/** What must be as it was: a place by its names, or the whole page without them. */
export interface Wanted {
  path: readonly string[];
  /** Only the order of what is there. */
  isOrder?: boolean;
  /** A picture that must have its old bytes. */
  photo?: string;
}

/**
 * @param contentRef the name of the place of which the history is
 * @param photo the picture that it names
 * @returns all that was other there; where only the order was, that alone
 */
export function wholeOf(contentRef: string, {changes}: Pick<ChangedRevision, 'changes'>, photo?: string): Wanted {
  return {
    path: segmentsOf(contentRef).names,
    isOrder: changes.length > 0 && changes.every(({isOrder}) => isOrder === true),
    photo: changes.some(({isPicture}) => isPicture === true) ? photo : undefined,
  };
}
