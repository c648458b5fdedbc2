import {SITE_FILE} from '../values/paths';
import type {Path} from '../values/values';
import type {Source} from '../definition/site-definition';

/** A text of a page, with its line, and the field of the front matter that contains it. */
interface PageText {
  line: number;
  text: string;
  path?: Path;
}

export const bodyLinesIn = ({file, body, text}: Source): PageText[] => {
  if (file === SITE_FILE || !body) return [];
  const lines = text.split('\n');
  const start = body.firstLine - 1;
  return lines.slice(start).map((content, index) => ({line: start + index + 1, text: content}));
};

/** @returns the texts that readers see: fields with plain text, and the lines of the body */
export const textsIn = (source: Source): PageText[] => [
  ...source.values.flatMap(({value, path, meta}) =>
    typeof value === 'string' && meta.words ? [{line: source.parsed?.lineOf(path) ?? 1, text: value, path}] : [],
  ),
  ...bodyLinesIn(source),
];
