/** Reads one content file: its encoding, its front matter and its body. */
import type * as z from 'zod';
import {walkFields} from '../schema/meta';
import {pageTypeOf, schemaOf, type FieldValue, type SiteDefinition, type Source} from '../definition/site-definition';
import {addressOf, SITE_FILE} from '../values/paths';
import {parseYaml, splitPage, type ParsedFrontMatter} from '../parse/front-matter';
import {readText} from '../parse/encoding';
import {readBody} from '../parse/body';

/** Returns every value of a front matter as written, outer values first, with its schema. */
export function valuesOf(schema: z.ZodObject, parsed: ParsedFrontMatter | undefined): FieldValue[] {
  const values: FieldValue[] = [];
  if (parsed) walkFields(schema, parsed.data, (value, path, meta) => values.push({value, path, meta}));
  return values;
}

export type ReadSource = (file: string, bytes: Uint8Array) => Source;

export function readSource(definition: SiteDefinition, file: string, bytes: Uint8Array): Source {
  const {text = '', problems: spelling} = readText(file, bytes);
  if (file === SITE_FILE) {
    const {parsed, problems} = parseYaml(file, text, 0);
    const schema = definition.siteFile;
    const values = valuesOf(schema, parsed);
    return {file, definition, schema, text, parsed, values, problems: [...spelling, ...problems]};
  }
  const kind = pageTypeOf(definition, file);
  const source = {file, path: addressOf(file), kind, definition, schema: kind.schema, text, values: []};
  const split = splitPage(text);
  if (!split) {
    const missing = {ruleId: 'front-matter', message: explainMissingFrontMatter(text), file, line: 1};
    return {...source, problems: spelling.length > 0 ? spelling : [missing]};
  }
  const {parsed, problems} = parseYaml(file, split.yaml, 1);
  const values = valuesOf(kind.schema, parsed);
  let body: Source['body'];
  return {
    ...source,
    ...{parsed, values, problems: [...spelling, ...problems]},
    /** Parsed when first asked for, because the name of a page needs only its front matter. */
    get body() {
      return (body ??= readBody(file, text, Object.keys(definition.blocks)));
    },
  };
}

/** Reads a file. If that fails, it reports the file as unreadable, so that the linter can continue with the others. */
export function readOrReport<T>(
  definition: SiteDefinition,
  file: string,
  read: () => T,
  failed: (source: Source) => T,
): T {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const problems = [{ruleId: 'unreadable-file', message: 'failed', data: {reason}, file, line: 1}];
    const path = file === SITE_FILE ? undefined : addressOf(file);
    return failed({file, path, definition, schema: schemaOf(definition, file), text: '', values: [], problems});
  }
}

function explainMissingFrontMatter(text: string): string {
  if (text.trim() === '') return 'empty';
  return /^\uFEFF?---\s*$/m.test(text.split('\n')[0] ?? '') ? 'unclosed' : 'missing';
}
