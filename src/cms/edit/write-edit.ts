/**
 * Changes only the intended bytes of a file in pages/: comments, quotes, the order of fields, blank lines, folded and
 * literal values, the byte order mark and line ends stay.
 */
import {SITE_FILE} from '../base/paths';
import {writeBody} from './body';
import {Unwritable, type Edit, type Value} from './edit';
import {writeField} from './fields';
import {cleaned, same} from './meaning';
import {inBlock, DEFAULT_LAYOUT} from './layout';
import {orderOf} from './change';
import {readTopBlock} from './front-matter';
import {schemaOf, type SiteDefinition} from '../definition/site-definition';

/**
 * Writes one change.
 * @param file path from the project's root, which determines the schema and whether the file has a body
 * @param source the text of the file, with its byte order mark and line ends
 * @param base the file before the first change. Values that equal the base again get their old text back, so that an
 * undone change leaves no trace.
 * @returns the file with only this change. Invisible characters are removed from the new value.
 * @throws Unwritable when the file cannot be read, does not have the place, or when the written text reads differently
 */
export function writeEdit(definition: SiteDefinition, file: string, source: string, edit: Edit, base?: string): string {
  if (edit.kind !== 'body' && edit.kind !== 'moveBody') return writeField(definition, file, source, edit, base);
  return writeBody(source, edit, base);
}

/**
 * Writes a new file.
 * @param file path from the project's root, which determines the schema and whether the file has a body
 * @param data the fields of its front matter, in any order
 * @param body the Markdown below it
 * @throws Unwritable when the written text reads differently
 */
export function writePage(
  definition: SiteDefinition,
  file: string,
  data: Readonly<Record<string, Value>>,
  body = '',
): string {
  const order = orderOf(schemaOf(definition, file))([], '');
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const sorted = Object.entries(data).sort(([a], [b]) => place(a) - place(b));
  const meant = cleaned(Object.fromEntries(sorted));
  const yaml = `${inBlock(meant, 0, DEFAULT_LAYOUT)}\n`;
  const text = body.trim() === '' ? '' : `\n${body.trim()}\n`;
  const source = file === SITE_FILE ? yaml : `---\n${yaml}---\n${text}`;
  if (same(readTopBlock(file, source).data, meant)) return source;
  throw new Unwritable({message: 'This page cannot be written.', help: 'Write other words.'});
}
