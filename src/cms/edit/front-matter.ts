/** Reads the front matter of a file. */
import {SITE_FILE} from '../values/paths';
import {parseYaml, splitPage, type ParsedFrontMatter} from '../parse/front-matter';
import {isValue, UnwritableError, type Value} from './edit';
import {memoizeLatest} from '../../shared/memoize';
import {normalizeLineEnds} from './text';

export interface FrontMatter extends Pick<ParsedFrontMatter, 'document'> {
  data: Value;
  yaml: string;
  /** Its start in the file, with `\n` as line end. */
  start: number;
}

/** @throws UnwritableError when a syntax error keeps it from being parsed */
export function readFrontMatter(file: string, source: string): FrontMatter {
  const text = normalizeLineEnds(source);
  const isSite = file === SITE_FILE;
  const yaml = isSite ? text : splitPage(text)?.yaml;
  const parsed = yaml === undefined || yaml.includes('\r') ? undefined : parse(yaml);
  const data = parsed?.data;
  if (yaml === undefined || !parsed || !isValue(data)) throw new UnwritableError(SYNTAX_ERROR);
  return {document: parsed.document, data, yaml, start: isSite ? 0 : text.indexOf('\n') + 1};
}

/** Cached, because each change parses a file before and after. */
const parse = memoizeLatest(16, (yaml): ParsedFrontMatter | undefined => {
  const {parsed, problems} = parseYaml('', yaml, 0);
  return problems.length === 0 ? parsed : undefined;
});

const SYNTAX_ERROR = {
  message: 'The fields at the top have a syntax error, so single values cannot be changed.',
  help: 'Fix that line first.',
};
