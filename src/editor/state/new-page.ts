/** Creates pages of the editor: empty ones, copies, and pages at a new address. */
import {emptyValueOf, fieldsOf, type Value, writeEdit, writePage} from '../../cms/edit';
import {addressOf, bodyOf, PAGES_FOLDER, pageTypeOf, type Source} from '../../cms/parse';
import {slug} from '../../shared/slug';
import {siteDefinition} from '../../site/site-definition';

/** @returns the file of a page with this title in a folder of pages/; undefined if the title has no letter or digit */
export function fileOfTitle(title: string, folder?: string): string | undefined {
  const id = slug(title);
  return id === '' ? undefined : [PAGES_FOLDER, ...(folder === undefined ? [] : [folder]), `${id}.mdx`].join('/');
}

/** @returns an empty page. The linter then asks for its required fields. */
export function emptyPage(file: string, title: string): string {
  const {schema} = pageTypeOf(siteDefinition, file);
  const data = emptyValueOf({kind: 'group', fields: fieldsOf(schema)}) as Record<string, Value>;
  return writePage(siteDefinition, file, {...data, title, ...('heading' in schema.shape && {heading: title})});
}

/** Fields that belong to one page: its dates, its position and its former addresses. */
const isOfOnePage = ({key, control}: ReturnType<typeof fieldsOf>[number]): boolean =>
  ['day', 'month'].includes(control.kind) || ['formerly', 'pinned'].includes(key);

/** @returns a page with another title and without dates, and otherwise with everything that a page has */
export function copyOfPage({schema, parsed, text}: Source, file: string, title: string): string {
  const own = new Set(fieldsOf(schema).flatMap((field) => (isOfOnePage(field) ? field.key : [])));
  const data = Object.entries((parsed?.data ?? {}) as Record<string, Value>).filter(([key]) => !own.has(key));
  return writePage(siteDefinition, file, {...Object.fromEntries(data), title}, bodyOf(text));
}

/** @returns the text of a page that moves to another file: its old address leads to the new one */
export function movedPage({file, parsed, text}: Source): string {
  const {formerly = []} = (parsed?.data ?? {}) as {formerly?: readonly string[]};
  const value = [...formerly, addressOf(file)];
  return writeEdit(siteDefinition, file, text, {kind: 'set', path: ['formerly'], value});
}
