/** Reads one content file: its encoding, its front matter and its body. */
import type * as z from 'zod';
import {checkBody} from './body-rules';
import {walkFields} from '../schema/meta';
import {pageTypeOf, schemaOf, type FieldValue, type SiteDefinition, type Source} from '../definition/site-definition';
import {truncate, type ReportMessage} from '../base/diagnostic';
import {addressOf, SITE_FILE} from '../base/paths';
import {parseYaml, splitPage, type Parsed} from '../parse/front-matter';
import {readText} from '../parse/encoding';

/** Returns every value of a front matter as written, outer values first, with its schema. */
export function valuesOf(schema: z.ZodObject, parsed: Parsed | undefined): FieldValue[] {
  const values: FieldValue[] = [];
  if (parsed) walkFields(schema, parsed.data, (value, path, meta) => values.push({value, path, meta}));
  return values;
}

export type ReadSource = (file: string, bytes: Uint8Array) => Source;

export function readSource(definition: SiteDefinition, file: string, bytes: Uint8Array): Source {
  const {text = '', reports: spelling} = readText(file, bytes);
  if (file === SITE_FILE) {
    const {parsed, reports} = parseYaml(file, text, 0);
    const schema = definition.siteFile;
    const values = valuesOf(schema, parsed);
    return {file, definition, schema, text, parsed, values, reports: [...spelling, ...reports]};
  }
  const kind = pageTypeOf(definition, file);
  const source = {file, path: addressOf(file), kind, definition, schema: kind.schema, text, values: []};
  const split = splitPage(text);
  if (!split)
    return {
      ...source,
      reports:
        spelling.length > 0 ? spelling : [{ruleId: 'front-matter', file, line: 1, ...explainMissingFrontMatter(text)}],
    };
  const {parsed, reports} = parseYaml(file, split.yaml, 1);
  const body = checkBody(file, text, definition.blocks);
  const values = valuesOf(kind.schema, parsed);
  return {...source, parsed, values, body, reports: [...spelling, ...reports, ...body.reports]};
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
    const message = `The check could not read this file: "${truncate(reason)}".`;
    const help = 'Undo your last change to the file, and tell the developers.';
    const reports = [{ruleId: 'unreadable-file', file, line: 1, message, help}];
    const path = file === SITE_FILE ? undefined : addressOf(file);
    return failed({file, path, definition, schema: schemaOf(definition, file), text: '', values: [], reports});
  }
}

function explainMissingFrontMatter(text: string): ReportMessage {
  if (text.trim() === '') return {message: 'The file is empty.', help: 'Write some content, or delete the file.'};
  return /^\uFEFF?---\s*$/m.test(text.split('\n')[0] ?? '')
    ? {message: 'The fields at the top have no closing line.', help: 'Write a line with --- after the last field.'}
    : {message: 'A page must begin with a line ---, its fields, and a second line ---.'};
}
