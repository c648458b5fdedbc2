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
  frontMatterOf,
  type Versions,
  type DiffNode,
} from '../parse';
import {entryIdOf, pageTypeOf, type SiteDefinition} from '../definition/site-definition';
import {walkFields} from '../schema/meta';
import {SHARED_FACTS} from '../../shared/addresses';
import {isDay} from '../../shared/days';
import {bodyChanges, sectionNames} from './bodies';
import {fieldChanges, type FieldChange, type ValueChange} from './fields';
import {truncate} from '../lint';

export interface PageChange {
  /** Its file; the former one if the page is deleted. */
  file: string;
  /** Its address; the former one if the page is deleted; undefined for the shared facts. */
  path?: string;
  name: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  from?: string;
  /** The day from which visitors see a new page, if it has one. */
  visibleFrom?: string;
  changes: (FieldChange & {
    /** The names of other pages that show the same entry. */
    alsoOn?: string[];
  })[];
}

type ReportInput = Versions & {definition: SiteDefinition};

export function report(definition: SiteDefinition, versions: Versions): PageChange[] {
  const both = {...versions, definition};
  const {files, textNow, changed, replaced} = versions;
  const touched = new Set(changed.flatMap(({after}) => after ?? []));
  const others = replaced.size === 0 ? [] : files.filter((file) => !touched.has(file));
  const showing = others.filter((file) => {
    const source = textNow(file);
    return [...replaced].some((path) => source.includes(path));
  });
  const listing = files.filter((file) => !touched.has(file) && outdatedListCounts(both, textNow(file)).length > 0);
  const compared = [...changed, ...[...new Set([...showing, ...listing])].map((file) => ({before: file, after: file}))];
  const nameOfPage = pageNames(both);
  const nameOf = (file: string) => (file === SITE_FILE ? SHARED_FACTS : nameOfPage(file, frontMatterOf(textNow(file))));
  return compared
    .map((file) => comparePage(both, file, nameOfPage))
    .map((page) => ({...page, changes: addLeftoverContacts(page.changes, files, textNow, nameOf)}))
    .filter(({kind, changes}) => kind !== 'changed' || changes.length > 0)
    .sort((a, b) => a.file.localeCompare(b.file, 'en'));
}

function comparePage(
  both: ReportInput,
  {before, after}: DiffFile,
  nameOfPage: ReturnType<typeof pageNames>,
): PageChange {
  const {definition, textBefore, textNow, replaced} = both;
  const context = {replaced, labels: definition.labels};
  const file = after ?? before ?? '';
  const old = before === undefined ? '' : textBefore(before);
  const source = after === undefined ? old : textNow(after);
  if (file === SITE_FILE) {
    const {fields} = diffPage(definition, file, old, source);
    return {file, name: SHARED_FACTS, kind: 'changed', changes: fieldChanges(fields, context)};
  }
  const page = {file, path: addressOf(file), name: nameOfPage(file, frontMatterOf(source))};
  if (after === undefined) return {...page, kind: 'removed', changes: []};
  if (before === undefined) {
    const {publishFrom} = frontMatterOf(source);
    return {...page, kind: 'added', changes: [], ...(typeof publishFrom === 'string' && {visibleFrom: publishFrom})};
  }
  const {fields, sections} = diffPage(definition, file, old, source);
  const names = sectionNames(source, definition.blocks);
  const changes = [
    ...fieldChanges(fields, context, names),
    ...outdatedCounts(fields, names, bodyOf(source)),
    ...outdatedListCounts(both, source),
    ...bodyChanges(sections, replaced),
  ].map((change) => ({...change, ...otherPagesWithEntry(change, page, both, nameOfPage)}));
  return before === after
    ? {...page, kind: 'changed', changes}
    : {...page, kind: 'moved', from: addressOf(before), changes};
}

/**
 * Finds the other pages that show an entry. A list has the name by which pages refer to its entries; a page may be an
 * entry itself.
 */
function otherPagesWithEntry(
  {entry, path: keys}: FieldChange,
  {file, name}: {file: string; name: string},
  both: ReportInput,
  nameOfPage: ReturnType<typeof pageNames>,
) {
  const {collection} = pageTypeOf(both.definition, file);
  const isEntry = collection && [undefined, keys[0]].includes(collection.field);
  const shown = isEntry ? {list: collection.list, id: entryIdOf(file)} : entry;
  const alsoOn = shown ? referrers(shown, both, nameOfPage).filter((other) => other !== name) : [];
  return alsoOn.length > 0 ? {alsoOn} : {};
}

/** Returns the pages that name an entry or list all entries. Only pages that contain its id are parsed. */
function referrers(
  {list, id}: NonNullable<FieldChange['entry']>,
  {definition, files, textNow}: ReportInput,
  nameOfPage: ReturnType<typeof pageNames>,
): string[] {
  const names = files
    .filter((file) => isPage(file) && (textNow(file).includes(id) || listsIn(definition, textNow(file)).includes(list)))
    .flatMap((file) => {
      const data = frontMatterOf(textNow(file));
      const named = listsIn(definition, textNow(file)).includes(list) ? [nameOfPage(file, data)] : [];
      walkFields(pageTypeOf(definition, file).schema, data, (value, _path, {reference}) => {
        if (reference === list && value === id) named.push(nameOfPage(file, data));
      });
      return named;
    });
  return [...new Set(names)];
}

/** Returns the collections that a page lists, by the blocks of its body. */
const listsIn = ({blocks}: SiteDefinition, source: string): string[] =>
  Object.entries(blocks).flatMap(([name, {lists}]) =>
    lists !== undefined && source.includes(`<${name} />`) ? [lists] : [],
  );

/** @returns the name of a page from pages/_site.yml, otherwise its title. */
function pageNames({definition, textNow}: ReportInput): (file: string, data: Group) => string {
  const siteFile = dataOf(textNow(SITE_FILE));
  return (file, {title}) =>
    definition.nameOfPage?.(siteFile, addressOf(file)) ?? (typeof title === 'string' ? title : file);
}

/** Telephone numbers and e-mail addresses are so long that two equal ones are no coincidence. */
const CONTACT = /^(\+?\d[\d ()-]{6,}|[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)$/;

/** @returns the changes; each changed or removed telephone number or address lists the pages that still have it */
export function addLeftoverContacts(
  changes: FieldChange[],
  files: readonly string[],
  textNow: (file: string) => string,
  nameOf: (file: string) => string,
): FieldChange[] {
  return changes.flatMap((change) => {
    const notes = removedContacts(change.what).flatMap((old): FieldChange[] => {
      const places = files
        .map((file) => ({file, count: textNow(file).split(old).length - 1}))
        .filter(({count}) => count > 0)
        .map(({file, count}) => (count === 1 ? nameOf(file) : `${nameOf(file)} (${count})`));
      const text = `${old} is still used on ${places.join(', ')}`;
      return places.length === 0 ? [] : [{...change, what: {kind: 'note', text}, isHint: true}];
    });
    return [change, ...notes];
  });
}

/** Returns the numbers and addresses that a value has lost. A value may have several, separated by commas. */
function removedContacts(what: ValueChange): string[] {
  const [before, after] = what.kind === 'value' ? [what.before, what.after] : [removedText(what), ''];
  return before
    .split(',')
    .map((item) => item.trim())
    .filter((item) => CONTACT.test(item) && !isDay(item) && !after.includes(item));
}

function removedText(what: ValueChange): string {
  const [only, ...others] = what.kind === 'words' ? what.runs : [];
  return only?.kind === 'removed' && others.length === 0 ? only.text : '';
}

/** Numbers in prose; larger ones have digits. */
const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Finds lists that grew or shrank while the page still gives the old number of entries: "Ten completed jobs". */
function outdatedCounts(
  {inside: fields = []}: DiffNode,
  names: ReadonlyMap<string, string>,
  body: string,
): FieldChange[] {
  const texts = [...fields.flatMap(({after}) => (typeof after === 'string' ? after : [])), ...body.split('\n')];
  return fields.flatMap(({path, before, after}): FieldChange[] => {
    if (!Array.isArray(before) || !Array.isArray(after) || before.length === after.length) return [];
    const counting = textWithCount(texts, before.length);
    if (counting === undefined) return [];
    const text = `now ${after.length} entries, but the page says "${counting}"`;
    const key = path.at(-1) ?? '';
    return [{place: [names.get(key) ?? key], path, depth: 0, what: {kind: 'note', text}, isHint: true}];
  });
}

function textWithCount(texts: readonly string[], count: number): string | undefined {
  const pattern = new RegExp(`\\b(${[NUMBERS[count], String(count)].filter(Boolean).join('|')})\\b`, 'i');
  const counting = texts.find((text) => pattern.test(text));
  return counting === undefined ? undefined : truncate(counting.replace(/^#+ /, ''));
}

/** Finds collections that grew or shrank while a page that lists them still gives the old number of pages. */
function outdatedListCounts({definition, files, changed}: ReportInput, source: string): FieldChange[] {
  const lists = listsIn(definition, source);
  if (lists.length === 0) return [];
  const countIn = (list: string, paths: readonly (string | undefined)[]) =>
    paths.filter((file) => file !== undefined && pageTypeOf(definition, file).collection?.list === list).length;
  const texts = [...Object.values(frontMatterOf(source)), ...bodyOf(source).split('\n')];
  return lists.flatMap((list): FieldChange[] => {
    const now = countIn(list, files);
    const added =
      countIn(
        list,
        changed.map(({after}) => after),
      ) -
      countIn(
        list,
        changed.map(({before}) => before),
      );
    const counting =
      added === 0
        ? undefined
        : textWithCount(
            texts.filter((text) => typeof text === 'string'),
            now - added,
          );
    if (counting === undefined) return [];
    const text = `now ${now} ${list}, but the page says "${counting}"`;
    return [{place: [list], path: [], depth: 0, what: {kind: 'note', text}, isHint: true}];
  });
}
