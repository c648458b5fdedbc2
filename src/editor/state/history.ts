/** The history of one reference, version by version. */
import {BODY, bodyOf, dataOf, SITE_FILE, frontMatterOf, type Versions} from '../../cms/parse';
import {report, type PageChange} from '../../cms/report';
import {isWithin, formatRef, segmentsOf} from '../../cms/source-map/content-ref';
import {toEarlierRef} from '../../cms/source-map/ref-changes';
import type {PublishedVersion} from '../github';
import {changesAt} from './review-items';
import {siteDefinition} from '../../site/site-definition';

/** A page in one version. */
export interface PageVersion {
  file: string;
  text: string;
  /** The git hashes of its pictures, by the paths in the page. */
  pictures?: ReadonlyMap<string, string | undefined>;
}

/** An earlier published version of a page, with its file at that time. */
export interface Revision extends PageVersion {
  version: PublishedVersion;
}

export interface ChangedRevision extends Revision {
  /** The differences from that version to the current one; empty if the text is the same again. */
  changes: PageChange['changes'];
}

/** Compares two versions of one page, whose files may have different names. */
export const versionsOfPage = (before: PageVersion, now: PageVersion): Versions => ({
  textBefore: () => before.text,
  textNow: () => now.text,
  files: [now.file],
  changed: [{before: before.file, after: now.file}],
  replaced: new Set(
    [...(now.pictures ?? [])].flatMap(([path, sha]) => (before.pictures?.get(path) === sha ? [] : [path])),
  ),
});

/** @returns the part of a page around a reference, for a quick comparison before the full one */
function contentAround({file, text, pictures}: PageVersion, contentRef: string): string {
  const [first] = segmentsOf(contentRef).names;
  const bytes = JSON.stringify([...(pictures ?? [])]);
  if (first === undefined) return bytes + text;
  if (first === BODY) return bytes + bodyOf(text);
  const data = file === SITE_FILE ? dataOf(text) : frontMatterOf(text);
  return bytes + JSON.stringify(data[first]);
}

/** @returns the changes at a reference, without a new order of the list around it */
const changesOf = (pages: readonly PageChange[], contentRef: string): PageChange['changes'] =>
  changesAt(pages, contentRef).filter(
    ({isOrder, path}) => isOrder !== true || isWithin(formatRef(segmentsOf(contentRef).file, path), contentRef),
  );

/** @returns the versions that changed the reference, the newest first. @param isAll whether `pasts` are all versions */
export function revisionsOfRef(
  contentRef: string,
  now: PageVersion,
  revisions: readonly Revision[],
  isAll: boolean,
  most = Infinity,
): ChangedRevision[] {
  const steps: ChangedRevision[] = [];
  let [named, newer] = [contentRef, now];
  for (const [index, revision] of revisions.entries()) {
    if (steps.length === most) break;
    if (contentAround(revision, named) !== contentAround(newer, named))
      named = toEarlierRef(siteDefinition, versionsOfPage(revision, newer))(named);
    newer = revision;
    const older = revisions[index + 1];
    const isSame = older && contentAround(older, named) === contentAround(revision, named);
    const began = older
      ? !isSame && changesOf(report(siteDefinition, versionsOfPage(older, revision)), named).length > 0
      : isAll;
    if (began)
      steps.push({...revision, changes: changesOf(report(siteDefinition, versionsOfPage(revision, now)), contentRef)});
  }
  return steps;
}

/** What to restore: the content at a path, or the whole page for an empty path. */
export interface RestoreTarget {
  path: readonly string[];
  /** Restores only the order of the content. */
  isOrder?: boolean;
  /** A picture whose old bytes are restored. */
  photo?: string;
}

/** @returns all differences as one thing to restore; only the order if nothing else differs */
export function restoreAllTarget(
  contentRef: string,
  {changes}: Pick<ChangedRevision, 'changes'>,
  photo?: string,
): RestoreTarget {
  return {
    path: segmentsOf(contentRef).names,
    isOrder: changes.length > 0 && changes.every(({isOrder}) => isOrder === true),
    photo: changes.some(({isPicture}) => isPicture === true) ? photo : undefined,
  };
}
