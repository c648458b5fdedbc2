/** Creates pages of the editor: empty ones, copies, and pages at a new address. */
import {emptyValueOf, fieldsOf, undefinedIfUnwritable, type Value, writeEdit, writePage} from '../../cms/edit';
import {asList, valueAt} from '../../cms/lint';
import {addressOf, bodyOf, PAGES_FOLDER, pageTypeOf, reservationOf, type Source} from '../../cms/parse';
import {slug} from '../../shared/slug';
import {siteDefinition} from '../../site/site-definition';

/** @returns the file of a page with this title in a folder of pages/; undefined if the title has no letter or digit */
export function fileOfTitle(title: string, folder?: string): string | undefined {
  const id = slug(title);
  return id === '' ? undefined : [PAGES_FOLDER, ...(folder === undefined ? [] : [folder]), `${id}.mdx`].join('/');
}

/** @returns why no page can have this title, whose file is given; undefined if one can, or while nothing is typed */
export function problemOfTitle(
  title: string,
  file: string | undefined,
  files: Iterable<string>,
): 'noLetters' | 'taken' | 'reserved' | undefined {
  if (title.trim() === '') return undefined;
  if (file === undefined) return 'noLetters';
  const address = addressOf(file);
  if (reservationOf(address) !== undefined) return 'reserved';
  return [...files].some((other) => addressOf(other) === address) ? 'taken' : undefined;
}

/** @returns an empty page. The linter then asks for its required fields. */
export function emptyPage(file: string, title: string): string {
  const {schema} = pageTypeOf(siteDefinition, file);
  const data = emptyValueOf({kind: 'group', fields: fieldsOf(schema)}) as Record<string, Value>;
  return writePage(siteDefinition, file, {...data, title, ...('heading' in schema.shape && {heading: title})});
}

/** A page below which other pages can be, and its line of the menu. */
export interface ParentPage {
  /** The folder in pages/. */
  folder: string;
  /** The index of its line in the menu; undefined when the menu does not have it. */
  menuIndex?: number;
}

/** @param addresses the addresses of the lines of the menu @returns the folders in which a page without its own type may be */
export function parentPages(files: readonly string[], addresses: readonly string[]): ParentPage[] {
  const folders = files.flatMap((file) => /^pages\/([^/]+)\/[^/]+$/.exec(file)?.[1] ?? []);
  const owned = siteDefinition.pageTypes.map(({folder}) => folder);
  return [...new Set(folders)]
    .filter((folder) => !owned.includes(folder))
    .sort()
    .map((folder) => {
      const index = addresses.indexOf(`/${folder}`);
      return {folder, ...(index !== -1 && {menuIndex: index})};
    });
}

/** @returns pages/_site.yml with a page as the last line below a line of the menu; undefined if it cannot be written */
export function withMenuLine(siteFile: Source, menuIndex: number, name: string, href: string): string | undefined {
  const path = ['navigation', menuIndex, 'dropdown'];
  const index = asList(valueAt(siteFile.parsed?.data, path)).length;
  return undefinedIfUnwritable(() =>
    writeEdit(siteDefinition, siteFile.file, siteFile.text, {kind: 'insert', path, index, value: {name, href}}),
  );
}

/** Fields that belong to one page: its dates, its position and its former addresses. */
const isOfOnePage = ({key, control}: ReturnType<typeof fieldsOf>[number]): boolean =>
  ['day', 'month'].includes(control.kind) || ['formerly', 'pinned'].includes(key);

/**
 * @returns a page with another title and without dates, and otherwise with everything that a page has. Its description
 * is empty, because no two pages may have the same.
 */
export function copyOfPage({schema, parsed, text}: Source, file: string, title: string): string {
  const own = new Set(fieldsOf(schema).flatMap((field) => (isOfOnePage(field) ? field.key : [])));
  const data = Object.entries((parsed?.data ?? {}) as Record<string, Value>).filter(([key]) => !own.has(key));
  return writePage(siteDefinition, file, {...Object.fromEntries(data), title, description: ''}, bodyOf(text));
}

/** @returns the text of a page that moves to another file: its old address leads to the new one */
export function movedPage({file, parsed, text}: Source): string {
  const {formerly = []} = (parsed?.data ?? {}) as {formerly?: readonly string[]};
  const value = [...formerly, addressOf(file)];
  return writeEdit(siteDefinition, file, text, {kind: 'set', path: ['formerly'], value});
}
