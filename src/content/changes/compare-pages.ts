import {bodyOf, parseYaml, splitPage} from '../read/front-matter';
import {kindOf} from '../kinds';
import {walkFields} from '../fields/meta';
import {addressOf, isPage, SITE_FILE} from '../paths';
import {Site} from '../kinds/site';
import {compareData, type Change} from './compare-fields';
import {compareBodies, sectionNames} from './compare-bodies';
import {forgotten, miscounts, withOwnPages, type Written} from './remarks';
import {alikeTexts} from './texts';

/** A file that is not what it was. */
export interface ChangedFile {
  /** Its path before; nothing for a new file. */
  before?: string;
  /** Its path now; nothing for a file that is gone. */
  after?: string;
}

/** Two versions of the pages and of pages/_site.yml. */
export interface Versions {
  /** @returns the text of a file before; empty when it was not there. */
  textBefore: (file: string) => string;
  textNow: (file: string) => string;
  /** The pages as they are now, and pages/_site.yml, in the order of the alphabet. */
  files: readonly string[];
}

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
  changes: (Change & {
    /** Other pages that show the same entry, by name. */
    alsoOn?: string[];
  })[];
}

type Group = Record<string, unknown>;

/** What the facts of pages/_site.yml are called. */
const SITE_NAME = 'All pages';
const SERVICES = '/services';

/** A page that is gone and a new one that is much the same are one page that was moved. */
export function movedFiles({textBefore, textNow}: Versions, gone: string[], added: string[]): ChangedFile[] {
  const left = new Set(gone);
  const arrived = added.map((after): ChangedFile => {
    const before = [...left].find((file) => alikeTexts(textBefore(file), textNow(after)));
    if (before === undefined) return {after};
    left.delete(before);
    return {before, after};
  });
  return [...arrived, ...[...left].map((before) => ({before}))];
}

/**
 * What the pages say now and did not say before, or the other way round.
 * @param pages the files that differ, those that were moved as one
 * @param replaced the paths (as pages write them) of files of static/ that hold something else
 * @returns pages in the order of their files; a page that says the same as before is never among them
 */
export function comparePages(versions: Versions, pages: readonly ChangedFile[], replaced: Set<string>): PageChange[] {
  const {files, textNow} = versions;
  const touched = new Set(pages.flatMap(({after}) => after ?? []));
  const others = replaced.size === 0 ? [] : files.filter((file) => !touched.has(file));
  const showing = others.filter((file) => {
    const source = textNow(file);
    return [...replaced].some((path) => source.includes(path));
  });
  const compared = [...pages, ...showing.map((file) => ({before: file, after: file}))];
  const nameOf = pageNames(versions);
  const shownOn = referrers(versions, nameOf);
  const all = files.map((file): Written => {
    const text = textNow(file);
    return {name: file === SITE_FILE ? SITE_NAME : nameOf(file, topOf(text)), text};
  });
  return compared
    .map((file) => comparePage(versions, file, replaced, nameOf, shownOn))
    .map((page) => ({...page, changes: forgotten(page.changes, all)}))
    .filter(({kind, changes}) => kind !== 'changed' || changes.length > 0)
    .sort((a, b) => a.file.localeCompare(b.file, 'en'));
}

function comparePage(
  {textBefore, textNow}: Versions,
  {before, after}: ChangedFile,
  replaced: Set<string>,
  nameOf: ReturnType<typeof pageNames>,
  shownOn: Map<string, string[]>,
): PageChange {
  const file = after ?? before ?? '';
  const source = after === undefined ? textBefore(file) : textNow(after);
  if (file === SITE_FILE) {
    const old = before === undefined ? '' : textBefore(before);
    const changes = compareData(Site, dataOf(old), dataOf(source), replaced);
    return {file, name: SITE_NAME, kind: 'changed', changes};
  }
  const page = {file, path: addressOf(file), name: nameOf(file, topOf(source))};
  if (after === undefined) return {...page, kind: 'removed', changes: []};
  if (before === undefined) return {...page, kind: 'added', changes: []};
  const old = textBefore(before);
  const [dataBefore, dataAfter, names] = [topOf(old), topOf(source), sectionNames(source)];
  const changes = [
    ...withOwnPages(page.path, compareData(kindOf(file).schema, dataBefore, dataAfter, replaced, names)),
    ...miscounts(dataBefore, dataAfter, names, bodyOf(source)),
    ...compareBodies(old, source, replaced),
  ].map((change) => ({...change, ...elsewhere(change, page, shownOn)}));
  return before === after
    ? {...page, kind: 'changed', changes}
    : {...page, kind: 'moved', from: addressOf(before), changes};
}

/** A list has the name under which other pages refer to its entries; a service is the `service` of its own page. */
function elsewhere({entry, place}: Change, {path, name}: {path: string; name: string}, shownOn: Map<string, string[]>) {
  const isCard = path.startsWith(`${SERVICES}/`) && place[0] === 'service';
  const key = isCard ? `services ${path.slice(SERVICES.length + 1)}` : entry && `${entry.list} ${entry.id}`;
  const alsoOn = (key === undefined ? undefined : shownOn.get(key))?.filter((other) => other !== name) ?? [];
  return alsoOn.length > 0 ? {alsoOn} : {};
}

/** @returns for every entry that another page owns (`projects crude-tank`) the names of the pages that show it. */
function referrers({files, textNow}: Versions, nameOf: ReturnType<typeof pageNames>): Map<string, string[]> {
  const shownOn = new Map<string, string[]>();
  for (const file of files.filter(isPage)) {
    const data = topOf(textNow(file));
    walkFields(kindOf(file).schema, data, (value, _path, {reference}) => {
      if (typeof value !== 'string' || reference === undefined || reference === 'pages') return;
      const key = `${reference} ${value}`;
      shownOn.set(key, [...new Set([...(shownOn.get(key) ?? []), nameOf(file, data)])]);
    });
  }
  return shownOn;
}

const topOf = (source: string) => dataOf(splitPage(source)?.yaml ?? '');

/** A text that cannot be read says nothing; why not is told by the check. */
function dataOf(yaml: string): Group {
  const data = parseYaml('', yaml, 0).parsed?.data;
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Group) : {};
}

/** @returns how people call a page: by its word in the menu, else by its title. */
function pageNames({textNow}: Versions): (file: string, data: Group) => string {
  const {navigation} = dataOf(textNow(SITE_FILE));
  const menu = Array.isArray(navigation) ? (navigation as {name?: string; href?: string}[]) : [];
  return (file, {title}) =>
    menu.find(({href}) => href === addressOf(file))?.name ?? (typeof title === 'string' ? title : file);
}
