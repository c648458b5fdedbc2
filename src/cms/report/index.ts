/** Reports the differences between two versions of the pages, in words for people. */
import {
  addressOf,
  bodyOf,
  dataOf,
  type Group,
  isPage,
  type DiffFile,
  diffPage,
  SITE_FILE,
  topOf,
  type Versions,
} from '../parse';
import {pageTypeOf, type SiteDefinition} from '../definition/site-definition';
import {walkFields} from '../schema/meta';
import {SHARED_FACTS} from '../../shared/addresses';
import {bodyChanges, sectionNames} from './bodies';
import {fieldChanges, type FieldChange} from './fields';
import {forgotten, miscounts, withEntryPages} from './remarks';

/** The differences of one page, or of the shared facts. */
export interface PageChange {
  /** Its file; the former one if the page is deleted. */
  file: string;
  /** Its address; the former one if the page is deleted; undefined for the shared facts. */
  path?: string;
  /** The name that people use for it. */
  name: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** The former address of a moved page. */
  from?: string;
  changes: (FieldChange & {
    /** The names of other pages that show the same entry. */
    alsoOn?: string[];
  })[];
}

/** The site and its two versions. */
type Both = Versions & {definition: SiteDefinition};

/**
 * Reports all differences between two versions.
 * @returns pages in the order of their files, without pages that say the same as before
 */
export function report(definition: SiteDefinition, versions: Versions): PageChange[] {
  const both = {...versions, definition};
  const {files, textNow, changed, replaced} = versions;
  const touched = new Set(changed.flatMap(({after}) => after ?? []));
  const others = replaced.size === 0 ? [] : files.filter((file) => !touched.has(file));
  const showing = others.filter((file) => {
    const source = textNow(file);
    return [...replaced].some((path) => source.includes(path));
  });
  const compared = [...changed, ...showing.map((file) => ({before: file, after: file}))];
  const nameOfPage = pageNames(both);
  const nameOf = (file: string) => (file === SITE_FILE ? SHARED_FACTS : nameOfPage(file, topOf(textNow(file))));
  return compared
    .map((file) => comparePage(both, file, nameOfPage))
    .map((page) => ({...page, changes: forgotten(page.changes, files, textNow, nameOf)}))
    .filter(({kind, changes}) => kind !== 'changed' || changes.length > 0)
    .sort((a, b) => a.file.localeCompare(b.file, 'en'));
}

function comparePage(both: Both, {before, after}: DiffFile, nameOfPage: ReturnType<typeof pageNames>): PageChange {
  const {definition, textBefore, textNow, replaced} = both;
  const context = {replaced, labels: definition.labels};
  const file = after ?? before ?? '';
  const old = before === undefined ? '' : textBefore(before);
  const source = after === undefined ? old : textNow(after);
  if (file === SITE_FILE) {
    const {fields} = diffPage(definition, file, old, source);
    return {file, name: SHARED_FACTS, kind: 'changed', changes: fieldChanges(fields, context)};
  }
  const type = pageTypeOf(definition, file);
  const page = {file, path: addressOf(file), name: nameOfPage(file, topOf(source))};
  if (after === undefined) return {...page, kind: 'removed', changes: []};
  if (before === undefined) return {...page, kind: 'added', changes: []};
  const {fields, sections} = diffPage(definition, file, old, source);
  const names = sectionNames(source, definition.blocks);
  const changes = [
    ...withEntryPages(type.entryPages, topOf(source), fieldChanges(fields, context, names)),
    ...miscounts(fields, names, bodyOf(source)),
    ...bodyChanges(sections, replaced),
  ].map((change) => ({...change, ...elsewhere(change, page, both, nameOfPage)}));
  return before === after
    ? {...page, kind: 'changed', changes}
    : {...page, kind: 'moved', from: addressOf(before), changes};
}

/**
 * Finds the other pages that show an entry. A list has the name by which pages refer to its entries; a page may be an
 * entry itself.
 */
function elsewhere(
  {entry, path: keys}: FieldChange,
  {file, path, name}: {file: string; path: string; name: string},
  both: Both,
  nameOfPage: ReturnType<typeof pageNames>,
) {
  const own = pageTypeOf(both.definition, file).entry;
  const shown = own && keys[0] === own.field ? {list: own.list, id: path.slice(path.lastIndexOf('/') + 1)} : entry;
  const alsoOn = shown ? referrers(shown, both, nameOfPage).filter((other) => other !== name) : [];
  return alsoOn.length > 0 ? {alsoOn} : {};
}

/**
 * @returns the names of the pages that show an entry of another page. Only pages that contain the entry's id are
 * parsed.
 */
function referrers(
  {list, id}: NonNullable<FieldChange['entry']>,
  {definition, files, textNow}: Both,
  nameOfPage: ReturnType<typeof pageNames>,
): string[] {
  const names = files
    .filter((file) => isPage(file) && textNow(file).includes(id))
    .flatMap((file) => {
      const data = topOf(textNow(file));
      const named: string[] = [];
      walkFields(pageTypeOf(definition, file).schema, data, (value, _path, {reference}) => {
        if (reference === list && value === id) named.push(nameOfPage(file, data));
      });
      return named;
    });
  return [...new Set(names)];
}

/** @returns the name of a page from pages/_site.yml, otherwise its title. */
function pageNames({definition, textNow}: Both): (file: string, data: Group) => string {
  const siteFile = dataOf(textNow(SITE_FILE));
  return (file, {title}) =>
    definition.nameOfPage?.(siteFile, addressOf(file)) ?? (typeof title === 'string' ? title : file);
}
