/**
 * Changes a file of pages/ by the bytes that are meant and no others: comments, quotes, the order of fields, blank lines,
 * folded and literal values, the mark at the beginning and the ends of lines stay as they were.
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
 * @param file path from the project's root; it tells the schema, and whether the file has a body
 * @param source the file as it was read, as text, with its byte order mark and its own line ends
 * @param base the file as it was before the first change. What is again as it was there is written as it was there, so
 * that a change that is undone leaves no trace.
 * @returns the file with the change and nothing else. Characters that one cannot see are left out of a new value.
 * @throws Unwritable when the file cannot be read, has no such place, or when what was written does not say what was
 * meant when it is read again
 */
export function writeEdit(definition: SiteDefinition, file: string, source: string, edit: Edit, base?: string): string {
  if (edit.kind !== 'body' && edit.kind !== 'moveBody') return writeField(definition, file, source, edit, base);
  return writeBody(source, edit, base);
}

/**
 * Writes a file that is not there yet.
 * @param file path from the project's root; it tells the schema, and whether the file has a body
 * @param data the fields of its front matter, in any order
 * @param body Markdown below it
 * @throws Unwritable when what was written does not say what was meant when it is read again
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
