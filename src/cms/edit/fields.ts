/** Writes one change of a front matter and verifies it by parsing the result. */
import type * as z from 'zod';
import {schemaOf, type SiteDefinition} from '../definition/site-definition';
import {schemaAt} from '../schema/meta';
import {orderOf, waysToChange, type Hints} from './change';
import type {Path} from '../base/values';
import {ifWritable, isMapping, isList, Unwritable} from './edit';
import {collectionAt, itemsOf} from './items';
import {cleaned, pathToRemove, meantBy, same, valueIn, type FieldEdit} from './meaning';
import {editsBetween} from './plan';
import {asInBase} from './restore';
import {splicedInFile} from './text';
import {readTopBlock, type TopBlock} from './front-matter';

const NOT_SURE = {
  message: 'This change cannot be written so that nothing else changes.',
  help: 'Make it in the text of the page.',
};

/** @returns the file with one change to its front matter; see `writeEdit`. */
export function writeField(
  definition: SiteDefinition,
  file: string,
  source: string,
  edit: FieldEdit,
  base?: string,
): string {
  const schema = schemaOf(definition, file);
  const changed = smallSteps(schema, file, source, withCleanValue(edit)).reduce(
    (text, step) => writeStep(schema, file, text, step, base),
    source,
  );
  return base === undefined ? changed : asInBase(schema, file, changed, base);
}

const withCleanValue = (edit: FieldEdit): FieldEdit => ('value' in edit ? {...edit, value: cleaned(edit.value)} : edit);

/** Splits the replacement of a list or a group into the smallest edits. */
function smallSteps(schema: z.ZodObject, file: string, source: string, edit: FieldEdit): FieldEdit[] {
  const {data} = readTopBlock(file, source);
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
  const block = readTopBlock(file, source);
  const meant = meantBy(schema, block.data, edit);
  if (same(meant, block.data)) return source;
  const reported = edit.kind === 'set' ? {...edit, value: valueIn(meant, edit.path) ?? edit.value} : edit;
  for (const {from, to, text} of waysToChange(block, reported, hintsFor(schema, file, base))) {
    const written = splicedInFile(source, {from: from + block.start, to: to + block.start, text});
    // Parses the result as the check does: it must have the new data and no YAML syntax error.
    const value = ifWritable(() => readTopBlock(file, written).data);
    if (same(value, meant)) return written;
  }
  throw new Unwritable(NOT_SURE);
}

/** A restored field goes back to its place in the base; a new one goes where the schema has it. */
function hintsFor(schema: z.ZodObject, file: string, base: string | undefined): Hints {
  const inSchema = orderOf(schema);
  const block = base === undefined ? undefined : readTopBlock(file, base);
  if (!block) return {order: inSchema, gapAbove: () => ''};
  return {
    order(group, key) {
      const before = valueIn(block.data, group);
      const known = before !== undefined && isMapping(before) ? Object.keys(before) : [];
      return known.includes(key) ? known : inSchema(group, key);
    },
    gapAbove: (path) => ifWritable(() => gapAbove(block, path)) ?? '',
  };
}

function gapAbove({yaml, document}: TopBlock, path: Path): string {
  const all = itemsOf(yaml, collectionAt(document, path.slice(0, -1)));
  const key = path.at(-1);
  const index = typeof key === 'number' ? key : all.findIndex((item) => item.key === key);
  const [above, item] = [all[index - 1], all[index]];
  return above && item ? yaml.slice(above.end, item.start) : '';
}
