import type {Source} from '../../cms/definition/site-definition';
import {splitPage} from '../../cms/parse/front-matter';

/** A text of a page, and the field of the front matter that contains it. */
interface PageText {
  line: number;
  text: string;
  field?: PropertyKey;
}

export function bodyLinesIn({text}: Source): PageText[] {
  const start = splitPage(text)?.bodyLine ?? Infinity;
  return text
    .split('\n')
    .map((line, index) => ({line: index + 1, text: line}))
    .slice(start);
}

/** @returns the texts that readers see: fields with plain text, and the lines of the body */
export const textsIn = (source: Source): PageText[] => [
  ...source.values.flatMap(({value, path, meta}) =>
    typeof value === 'string' && meta.words
      ? [{line: source.parsed?.lineOf(path) ?? 1, text: value, field: path[0]}]
      : [],
  ),
  ...bodyLinesIn(source),
];
