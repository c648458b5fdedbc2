/** What two versions of the pages say differently, in the order and the words of a report. */
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
import {pageTypeOf, walkFields} from '../../site/page-types';
import {SHARED_FACTS} from '../../shared/addresses';
import {bodyChanges, sectionNames} from './bodies';
import {fieldChanges, type FieldChange} from './fields';
import {forgotten, miscounts, withEntryPages} from './remarks';

/** What is different about one page, or about the facts that all pages share. */
export interface PageChange {
  /** Its file, or the file that it had. */
  file: string;
  /** Its address, or the one that it had; nothing for the facts of all pages. */
  path?: string;
  /** The word under which people know it. */
  name: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** The address before, of a page that was moved. */
  from?: string;
  changes: (FieldChange & {
    /** Other pages that show the same entry, by name. */
    alsoOn?: string[];
  })[];
}

const SERVICES = '/services';

/**
 * What the pages say now and did not say before, or the other way round.
 * @returns pages in the order of their files; a page that says the same as before is never among them
 */
export function report(versions: Versions): PageChange[] {
  const {files, textNow, changed, replaced} = versions;
  const touched = new Set(changed.flatMap(({after}) => after ?? []));
  const others = replaced.size === 0 ? [] : files.filter((file) => !touched.has(file));
  const showing = others.filter((file) => {
    const source = textNow(file);
    return [...replaced].some((path) => source.includes(path));
  });
  const compared = [...changed, ...showing.map((file) => ({before: file, after: file}))];
  const nameOfPage = pageNames(versions);
  const nameOf = (file: string) => (file === SITE_FILE ? SHARED_FACTS : nameOfPage(file, topOf(textNow(file))));
  return compared
    .map((file) => comparePage(versions, file, nameOfPage))
    .map((page) => ({...page, changes: forgotten(page.changes, files, textNow, nameOf)}))
    .filter(({kind, changes}) => kind !== 'changed' || changes.length > 0)
    .sort((a, b) => a.file.localeCompare(b.file, 'en'));
}

function comparePage(
  versions: Versions,
  {before, after}: DiffFile,
  nameOfPage: ReturnType<typeof pageNames>,
): PageChange {
  const {textBefore, textNow, replaced} = versions;
  const file = after ?? before ?? '';
  const old = before === undefined ? '' : textBefore(before);
  const source = after === undefined ? old : textNow(after);
  if (file === SITE_FILE) {
    const {fields} = diffPage(file, old, source);
    return {file, name: SHARED_FACTS, kind: 'changed', changes: fieldChanges(fields, replaced)};
  }
  const page = {file, path: addressOf(file), name: nameOfPage(file, topOf(source))};
  if (after === undefined) return {...page, kind: 'removed', changes: []};
  if (before === undefined) return {...page, kind: 'added', changes: []};
  const {fields, sections} = diffPage(file, old, source);
  const names = sectionNames(source);
  const changes = [
    ...withEntryPages(page.file, topOf(source), fieldChanges(fields, replaced, names)),
    ...miscounts(fields, names, bodyOf(source)),
    ...bodyChanges(sections, replaced),
  ].map((change) => ({...change, ...elsewhere(change, page, versions, nameOfPage)}));
  return before === after
    ? {...page, kind: 'changed', changes}
    : {...page, kind: 'moved', from: addressOf(before), changes};
}

/** A list has the name under which other pages refer to its entries; a service is the `service` of its own page. */
function elsewhere(
  {entry, place}: FieldChange,
  {path, name}: {path: string; name: string},
  versions: Versions,
  nameOfPage: ReturnType<typeof pageNames>,
) {
  const isCard = path.startsWith(`${SERVICES}/`) && place[0] === 'service';
  const shown = isCard ? {list: 'services', id: path.slice(SERVICES.length + 1)} : entry;
  const alsoOn = shown ? referrers(shown, versions, nameOfPage).filter((other) => other !== name) : [];
  return alsoOn.length > 0 ? {alsoOn} : {};
}

/** @returns the names of the pages that show an entry of another. Only pages that hold its name are read as data. */
function referrers(
  {list, id}: NonNullable<FieldChange['entry']>,
  {files, textNow}: Versions,
  nameOfPage: ReturnType<typeof pageNames>,
): string[] {
  const names = files
    .filter((file) => isPage(file) && textNow(file).includes(id))
    .flatMap((file) => {
      const data = topOf(textNow(file));
      const named: string[] = [];
      walkFields(pageTypeOf(file).schema, data, (value, _path, {reference}) => {
        if (reference === list && value === id) named.push(nameOfPage(file, data));
      });
      return named;
    });
  return [...new Set(names)];
}

/** @returns how people call a page: by its word in the menu, else by its title. */
function pageNames({textNow}: Versions): (file: string, data: Group) => string {
  const {navigation} = dataOf(textNow(SITE_FILE));
  const menu = Array.isArray(navigation) ? (navigation as {name?: string; href?: string}[]) : [];
  return (file, {title}) =>
    menu.find(({href}) => href === addressOf(file))?.name ?? (typeof title === 'string' ? title : file);
}
