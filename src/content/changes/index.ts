import {parseYaml, splitPage} from '../front-matter';
import {addressOf, pageFiles, schemaOf, SITE_FILE} from '../load';
import {metaOf, schemaAt} from '../messages';
import {Site} from '../schema';
import {compareData, type Change} from './data';
import {changedFiles, textAt, textNow, type ChangedFile} from './files';
import {compareBodies, sectionNames} from './prose';

export type {Change} from './data';

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

/** What the facts of pages/_site.yml are called. */
const SITE_NAME = 'All pages';
const SERVICES = '/services';

/**
 * What the pages say now and did not say at a commit, or the other way round.
 * @param base a commit
 * @returns pages in the order of their files; a page that says the same as before is never among them
 * @throws Error when git cannot tell
 */
export function contentChanges(base: string): PageChange[] {
  const {pages, replaced} = changedFiles(base);
  const touched = new Set(pages.flatMap(({after}) => after ?? []));
  const showing = [...pageFiles(), SITE_FILE].filter(
    (file) => !touched.has(file) && [...replaced].some((path) => textNow(file).includes(path)),
  );
  const compared = [...pages, ...showing.map((file) => ({before: file, after: file}))];
  const shownOn = referrers();
  return compared
    .map((file) => comparePage(base, file, replaced, shownOn))
    .filter(({kind, changes}) => kind !== 'changed' || changes.length > 0)
    .sort((a, b) => a.file.localeCompare(b.file, 'en'));
}

function comparePage(
  base: string,
  {before, after}: ChangedFile,
  replaced: Set<string>,
  shownOn: Map<string, string[]>,
): PageChange {
  const file = after ?? before ?? '';
  const source = after === undefined ? textAt(base, file) : textNow(after);
  if (file === SITE_FILE) {
    const old = before === undefined ? '' : textAt(base, before);
    const changes = compareData(Site, dataOf(old), dataOf(source), replaced);
    return {file, name: SITE_NAME, kind: 'changed', changes};
  }
  const page = {file, path: addressOf(file), name: nameOf(file, topOf(source))};
  if (after === undefined) return {...page, kind: 'removed', changes: []};
  if (before === undefined) return {...page, kind: 'added', changes: []};
  const old = textAt(base, before);
  const changes = [
    ...compareData(schemaOf(file), topOf(old), topOf(source), replaced, sectionNames(source)),
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
function referrers(): Map<string, string[]> {
  const shownOn = new Map<string, string[]>();
  for (const file of pageFiles()) {
    const data = topOf(textNow(file));
    const schema = schemaOf(file);
    const visit = (value: unknown, path: PropertyKey[]) => {
      const {reference} = metaOf(schemaAt(schema, path));
      if (typeof value === 'string' && reference !== undefined && reference !== 'pages') {
        const key = `${reference} ${value}`;
        shownOn.set(key, [...new Set([...(shownOn.get(key) ?? []), nameOf(file, data)])]);
      } else if (typeof value === 'object' && value !== null) {
        for (const [name, item] of Object.entries(value)) visit(item, [...path, name]);
      }
    };
    visit(data, []);
  }
  return shownOn;
}

const topOf = (source: string) => dataOf(splitPage(source)?.yaml ?? '');

/** A text that cannot be read says nothing; why not is told by the check. */
function dataOf(yaml: string): Record<string, unknown> {
  const parsed = parseYaml('', yaml, 0);
  const data = 'data' in parsed ? parsed.data : undefined;
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
}

/** The word of the menu for it, else its title. */
function nameOf(file: string, data: Record<string, unknown>): string {
  const {navigation} = dataOf(textNow(SITE_FILE));
  const items = Array.isArray(navigation) ? (navigation as {name?: string; href?: string}[]) : [];
  const inMenu = items.find((item) => item.href === addressOf(file))?.name;
  return inMenu ?? (typeof data.title === 'string' ? data.title : file);
}
