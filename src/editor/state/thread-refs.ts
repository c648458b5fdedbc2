/** Where on the pages people said something that they wrote on GitHub itself. */
import type {Source} from '../../cms/parse';
import type {Thread} from '../github';
import {refAtLine} from './ref-at-line';
import {labelOfRef, findPlace, type ContentRef} from './refs';
import type {Content} from '../../site/content';

/** @returns the same threads, each with the name of its place as far as that can be told */
export const placed = (threads: readonly Thread[], content: Content): Thread[] =>
  threads.map((thread) => ({...thread, place: thread.place ?? threadPlace(thread, content)}));

/** @returns where the places of threads are now, each once */
export const refsOf = (threads: readonly Thread[], content: Content): ContentRef[] =>
  [...new Set(placed(threads, content).flatMap(({place}) => place ?? []))].flatMap(
    (place) => findPlace(place, content) ?? [],
  );

function threadPlace(thread: Thread, content: Content): string | undefined {
  const source = content.sources.find(({file}) => file === thread.file);
  const line = source && lineOf(thread, source);
  return source && line !== undefined ? labelOfRef(refAtLine(source, line), content) : undefined;
}

/** Later changes move lines: the words of the line lead to where it is now, where they are there once. */
function lineOf({quoted = '', line}: Thread, {text}: Source): number | undefined {
  const lines = quoted === '' ? [] : text.split('\n');
  const [position, ...others] = lines.flatMap((item, index) => (item.trimEnd() === quoted ? [index + 1] : []));
  return position !== undefined && others.length === 0 ? position : line;
}
