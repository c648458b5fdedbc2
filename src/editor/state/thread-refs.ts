/** Finds the references of comments, including those written on GitHub itself. */
import type {Source} from '../../cms/parse';
import type {Thread} from '../github';
import {
  type ContentPosition,
  refOfPosition,
  positionAtLine,
  resolveRef,
  resolveSegments,
  segmentsOf,
} from '../../cms/source-map/content-ref';
import {isSuggestionUsed} from './suggestion';
import type {Content} from '../../site/site-definition';

/** A thread with its status. A comment on a whole proposal has none. */
export interface LocatedThread extends Thread {
  status?: 'open' | 'answered' | 'taken' | 'resolved';
}

/** @returns the threads with their status and, if it can be found, their reference */
export const locateThreads = (threads: readonly Thread[], content: Content): LocatedThread[] =>
  threads.map((thread) => {
    const found = {...thread, place: thread.place ?? refOfThread(thread, content)};
    return thread.isOnFile ? {...found, status: statusOf(found, content)} : found;
  });

function statusOf({isResolved, instead, place = '', by, answers}: Thread, content: Content): LocatedThread['status'] {
  if (isResolved === true) return 'resolved';
  const {file, names} = segmentsOf(place);
  const contentRef = resolveSegments(file, names, content);
  const source = content.sources.find((item) => item.file === file);
  if (instead !== undefined && contentRef && source && isSuggestionUsed(contentRef, source, instead)) return 'taken';
  return (answers.at(-1)?.by ?? by) === by ? 'open' : 'answered';
}

/** @returns the fields and blocks of the threads, without duplicates */
export const positionsOfThreads = (threads: readonly Thread[], content: Content): ContentPosition[] =>
  [...new Set(locateThreads(threads, content).flatMap(({place}) => place ?? []))].flatMap(
    (place) => resolveRef(place, content) ?? [],
  );

function refOfThread(thread: Thread, content: Content): string | undefined {
  const source = content.sources.find(({file}) => file === thread.file);
  const line = source && lineOf(thread, source);
  return source && line !== undefined ? refOfPosition(positionAtLine(source, line), content) : undefined;
}

/** Returns the current line of a thread. Later changes move lines, so it first searches for the quoted text. */
function lineOf({quoted = '', line}: Thread, {text}: Source): number | undefined {
  const lines = quoted === '' ? [] : text.split('\n');
  const [position, ...others] = lines.flatMap((item, index) => (item.trimEnd() === quoted ? [index + 1] : []));
  return position !== undefined && others.length === 0 ? position : line;
}
