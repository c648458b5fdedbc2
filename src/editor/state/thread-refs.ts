/** Finds the references of remarks, including those written on GitHub itself. */
import type {Source} from '../../cms/parse';
import type {Thread} from '../github';
import {
  type ContentRef,
  nameOfRef,
  refAtLine,
  resolveName,
  resolveNames,
  segmentsOf,
} from '../../cms/source-map/content-ref';
import {typedAt} from './suggestion';
import type {Content} from '../../site/site-definition';

/** A thread with its status. A comment on a whole proposal has none. */
export interface PlacedThread extends Thread {
  status?: 'open' | 'answered' | 'taken' | 'resolved';
}

/** @returns the threads with their status and, if it can be found, their reference */
export const placed = (threads: readonly Thread[], content: Content): PlacedThread[] =>
  threads.map((thread) => {
    const found = {...thread, place: thread.place ?? threadPlace(thread, content)};
    return thread.isOnFile ? {...found, status: statusOf(found, content)} : found;
  });

function statusOf({isResolved, instead, place = '', by, answers}: Thread, content: Content): PlacedThread['status'] {
  if (isResolved === true) return 'resolved';
  const {file, names} = segmentsOf(place);
  const contentRef = resolveNames(file, names, content);
  const source = content.sources.find((item) => item.file === file);
  if (instead !== undefined && contentRef && source && typedAt(contentRef, source) === instead) return 'taken';
  return (answers.at(-1)?.by ?? by) === by ? 'open' : 'answered';
}

/** @returns the fields and blocks of the threads, without duplicates */
export const refsOf = (threads: readonly Thread[], content: Content): ContentRef[] =>
  [...new Set(placed(threads, content).flatMap(({place}) => place ?? []))].flatMap(
    (place) => resolveName(place, content) ?? [],
  );

function threadPlace(thread: Thread, content: Content): string | undefined {
  const source = content.sources.find(({file}) => file === thread.file);
  const line = source && lineOf(thread, source);
  return source && line !== undefined ? nameOfRef(refAtLine(source, line), content) : undefined;
}

/** Returns the current line of a thread. Later changes move lines, so it first searches for the quoted text. */
function lineOf({quoted = '', line}: Thread, {text}: Source): number | undefined {
  const lines = quoted === '' ? [] : text.split('\n');
  const [position, ...others] = lines.flatMap((item, index) => (item.trimEnd() === quoted ? [index + 1] : []));
  return position !== undefined && others.length === 0 ? position : line;
}
