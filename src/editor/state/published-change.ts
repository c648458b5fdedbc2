/** The single changes of a published proposal, each of which can be undone by itself. */
import {undefinedIfUnwritable, type FileWrite} from '../../cms/edit';
import {report, type PageChange} from '../../cms/report';
import {formatRef} from '../../cms/source-map/content-ref';
import {isContentFile} from '../../cms/parse';
import {siteDefinition} from '../../site/site-definition';
import {versionsOfPage} from './history';
import {restoreRef} from './restore';
import {changesAt} from './review-items';

export interface PublishedPage extends PageChange {
  /** The texts before and after the proposal; undefined when the page did not exist. */
  before?: string;
  after?: string;
}

/** @returns the pages that a proposal changed, with the texts before and after it, and their changes for people */
export function publishedPages(writes: readonly FileWrite[]): PublishedPage[] {
  return writes.flatMap(({file, before, now}): PublishedPage[] => {
    if (!isContentFile(file) || typeof before === 'object' || typeof now === 'object') return [];
    const versions = versionsOfPage({file, text: before ?? ''}, {file, text: now ?? ''});
    const changed = [{before: before === undefined ? undefined : file, after: now === undefined ? undefined : file}];
    return report(siteDefinition, {...versions, changed}).map((page) => ({...page, before, after: now}));
  });
}

/**
 * What undoing a change does to a page: it has another text, or is deleted when the proposal had created it; `already`
 * when the page is as it was before the proposal.
 */
export type Undone = {kind: 'text'; text: string} | {kind: 'deleted' | 'already'};

/**
 * @param now the current text of the page; undefined when it has been deleted
 * @param change undefined for a page that the proposal added or removed as a whole
 * @returns undefined if somebody has changed the same content since, or if it cannot be undone by itself
 */
export function undoneChange(
  {file, before, after}: PublishedPage,
  change: PageChange['changes'][number] | undefined,
  now: string | undefined,
): Undone | undefined {
  if (!change) {
    if (now === before) return {kind: 'already'};
    if (now !== after) return undefined;
    return before === undefined ? {kind: 'deleted'} : {kind: 'text', text: before};
  }
  if (now === undefined || before === undefined || after === undefined) return undefined;
  const text = undefinedIfUnwritable(() => restoreRef({file, text: now}, before, change.path, change.isOrder));
  if (text === now) return {kind: 'already'};
  const later = report(siteDefinition, versionsOfPage({file, text: after}, {file, text: now}));
  if (changesAt(later, formatRef(file, change.path)).some(({isHint}) => isHint !== true)) return undefined;
  return text === undefined ? undefined : {kind: 'text', text};
}
