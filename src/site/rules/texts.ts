import type {ReportDescriptor, ReportMessage} from '../../cms/base/diagnostic';
import {SITE_FILE} from '../../cms/base/paths';
import type {Path} from '../../cms/base/values';
import type {Source} from '../../cms/definition/site-definition';
import {splitPage} from '../../cms/parse/front-matter';

/** A text of a page, and the field of the front matter that contains it. */
interface PageText {
  line: number;
  text: string;
  field?: PropertyKey;
  path?: Path;
}

export function bodyLinesIn({file, text}: Source): PageText[] {
  if (file === SITE_FILE) return [];
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
      ? [{line: source.parsed?.lineOf(path) ?? 1, text: value, field: path[0], path}]
      : [],
  ),
  ...bodyLinesIn(source),
];

/** @returns a report for each text in which `find` finds a problem; its message gets the name of no field */
export const reportTexts = (source: Source, find: (text: string) => ReportMessage | undefined): ReportDescriptor[] =>
  textsIn(source).flatMap(({line, text, path}) => {
    const found = find(text);
    return found ? [{file: source.file, line, path, ...found}] : [];
  });
