/**
 * Changes only the intended value of a file in pages/, and writes it in one style. Everything else stays, byte for byte:
 * comments, quotes, the order of fields, blank lines, the byte order mark and line ends.
 */
import {SITE_FILE} from '../values/paths';
import {appendToBody, setBody, writeBody} from './body';
import {UnwritableError, type Edit, type Value, undefinedIfUnwritable, isMapping, isList} from './edit';
import {cleanValue, isSameValue, pathToRemove, applyEdit, valueIn, type FieldEdit} from './apply-edit';
import {formatInBlock} from './layout';
import {orderOf, spliceOf, type WriteHints} from './change';
import {readFrontMatter, type FrontMatter} from './front-matter';
import {schemaOf, type SiteDefinition} from '../definition/site-definition';
import type * as z from 'zod';
import {schemaAt} from '../schema/meta';
import type {Path} from '../values/values';
import {collectionAt, itemsOf} from './items';
import {editsBetween} from './plan';
import {restoreFromBase} from './restore';
import {applySpliceToFile} from './text';

/**
 * Writes one change, without invisible characters in the new value.
 * @param base the file before the first change. Values that equal the base again get their old text back, so that an
 * undone change leaves no trace.
 * @throws UnwritableError when the file cannot be read, does not contain the path, or when the result parses to a different value
 */
export function writeEdit(definition: SiteDefinition, file: string, source: string, edit: Edit, base?: string): string {
  if (edit.kind === 'setBody') return setBody(source, edit.text);
  if (edit.kind === 'appendToBody') return appendToBody(source, edit.text, base);
  return edit.kind === 'body' ? writeBody(source, edit, base) : writeField(definition, file, source, edit, base);
}

/** @throws UnwritableError when the result parses to a different value */
export function writePage(
  definition: SiteDefinition,
  file: string,
  data: Readonly<Record<string, Value>>,
  body = '',
): string {
  const order = orderOf(schemaOf(definition, file))([], '');
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const sorted = Object.entries(data).sort(([a], [b]) => place(a) - place(b));
  const meant = cleanValue(Object.fromEntries(sorted));
  const yaml = `${formatInBlock(meant, 0)}\n`;
  const text = body.trim() === '' ? '' : `\n${body.trim()}\n`;
  const source = file === SITE_FILE ? yaml : `---\n${yaml}---\n${text}`;
  if (isSameValue(readFrontMatter(file, source).data, meant)) return source;
  throw new UnwritableError({message: 'This text cannot be saved.', help: 'Use different words.'});
}

const CHANGES_MORE = {
  message: 'The editor cannot make this change without changing something else.',
  help: 'Make it in the file on GitHub.',
};

function writeField(definition: SiteDefinition, file: string, source: string, edit: FieldEdit, base?: string): string {
  const schema = schemaOf(definition, file);
  const changed = splitEdit(schema, file, source, withCleanValue(edit)).reduce(
    (text, step) => writeStep(schema, file, text, step, base),
    source,
  );
  return base === undefined ? changed : restoreFromBase(schema, file, changed, base);
}

const withCleanValue = (edit: FieldEdit): FieldEdit =>
  'value' in edit ? {...edit, value: cleanValue(edit.value)} : edit;

function splitEdit(schema: z.ZodObject, file: string, source: string, edit: FieldEdit): FieldEdit[] {
  const {data} = readFrontMatter(file, source);
  if (edit.kind === 'remove') return [{...edit, path: pathToRemove(schema, data, edit.path)}];
  const old = edit.kind === 'set' ? valueIn(data, edit.path) : undefined;
  if (edit.kind !== 'set' || old === undefined) return [edit];
  const areAlike = (isMapping(old) && isMapping(edit.value)) || (isList(old) && isList(edit.value));
  return areAlike ? editsBetween(schemaAt(schema, edit.path), old, edit.value, edit.path) : [edit];
}

function writeStep(
  schema: z.ZodObject,
  file: string,
  source: string,
  edit: FieldEdit,
  base: string | undefined,
): string {
  const block = readFrontMatter(file, source);
  const meant = applyEdit(schema, block.data, edit);
  if (isSameValue(meant, block.data)) return source;
  const reported = edit.kind === 'set' ? {...edit, value: valueIn(meant, edit.path) ?? edit.value} : edit;
  const {from, to, text} = spliceOf(block, reported, hintsFor(schema, file, base));
  const written = applySpliceToFile(source, {from: from + block.start, to: to + block.start, text});
  // Parses the result as the check does: it must have the new data and no YAML syntax error.
  const value = undefinedIfUnwritable(() => readFrontMatter(file, written).data);
  if (isSameValue(value, meant)) return written;
  throw new UnwritableError(CHANGES_MORE);
}

/** A restored field goes back to its place in the base; a new one goes where the schema has it. */
function hintsFor(schema: z.ZodObject, file: string, base: string | undefined): WriteHints {
  const inSchema = orderOf(schema);
  const block = base === undefined ? undefined : readFrontMatter(file, base);
  if (!block) return {order: inSchema, gapAbove: () => ''};
  return {
    order(group, key) {
      const before = valueIn(block.data, group);
      const keysBefore = before !== undefined && isMapping(before) ? Object.keys(before) : [];
      return keysBefore.includes(key) ? keysBefore : inSchema(group, key);
    },
    gapAbove: (path) => undefinedIfUnwritable(() => textAbove(block, path)) ?? '',
  };
}

function textAbove({yaml, document}: FrontMatter, path: Path): string {
  const all = itemsOf(yaml, collectionAt(document, path.slice(0, -1)));
  const key = path.at(-1);
  const index = typeof key === 'number' ? key : all.findIndex((item) => item.key === key);
  const [above, item] = [all[index - 1], all[index]];
  return above && item ? yaml.slice(above.end, item.start) : '';
}
