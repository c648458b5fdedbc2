import {isPage, type Source} from '../../cms/parse';
import {blocksOf} from '../../cms/edit';
import type {ContentRef} from './refs';

/** @returns what is on a line of a page: a block of its body, or the field of the front matter that holds the line. */
export function refAtLine({file, text, parsed, values}: Source, line: number): ContentRef {
  if (isPage(file) && blocksOf(text).some(({first}) => first <= line)) return {file, line};
  const lineOf = ({path}: Source['values'][number]) => parsed?.lineOf(path) ?? Infinity;
  const above = values.filter((value) => lineOf(value) <= line).sort((a, b) => lineOf(a) - lineOf(b));
  return {file, path: above.at(-1)?.path};
}
