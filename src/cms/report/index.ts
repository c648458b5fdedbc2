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
  isGroup,
  type DiffNode,
} from '../parse';
import {pageTypeOf, type SiteDefinition} from '../definition/site-definition';
import {walkFields} from '../schema/meta';
import {SHARED_FACTS} from '../../shared/addresses';
import {bodyChanges, sectionNames} from './bodies';
import {fieldChanges, type FieldChange, ADDED_NOTE, type ValueChange} from './fields';
import {truncate} from '../lint';
import type {EntryPages} from '../definition/page-type';

export interface PageChange {
  /** Its file; the former one if the page is deleted. */
  file: string;
  /** Its address; the former one if the page is deleted; undefined for the shared facts. */
  path?: string;
  name: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  from?: string;
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
  const compared = [...changed, ...showing.map((file) => ({before: file, after: file}))];
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
  const type = pageTypeOf(definition, file);
  const page = {file, path: addressOf(file), name: nameOfPage(file, frontMatterOf(source))};
  if (after === undefined) return {...page, kind: 'removed', changes: []};
  if (before === undefined) return {...page, kind: 'added', changes: []};
  const {fields, sections} = diffPage(definition, file, old, source);
  const names = sectionNames(source, definition.blocks);
  const changes = [
    ...withEntryPages(type.entryPages, frontMatterOf(source), fieldChanges(fields, context, names)),
    ...outdatedCounts(fields, names, bodyOf(source)),
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
  {file, path, name}: {file: string; path: string; name: string},
  both: ReportInput,
  nameOfPage: ReturnType<typeof pageNames>,
) {
  const pageEntry = pageTypeOf(both.definition, file).entry;
  const shown =
    pageEntry && keys[0] === pageEntry.field
      ? {list: pageEntry.list, id: path.slice(path.lastIndexOf('/') + 1)}
      : entry;
  const alsoOn = shown ? referrers(shown, both, nameOfPage).filter((other) => other !== name) : [];
  return alsoOn.length > 0 ? {alsoOn} : {};
}

/** Only pages that contain the entry's id are parsed. */
function referrers(
  {list, id}: NonNullable<FieldChange['entry']>,
  {definition, files, textNow}: ReportInput,
  nameOfPage: ReturnType<typeof pageNames>,
): string[] {
  const names = files
    .filter((file) => isPage(file) && textNow(file).includes(id))
    .flatMap((file) => {
      const data = frontMatterOf(textNow(file));
      const named: string[] = [];
      walkFields(pageTypeOf(definition, file).schema, data, (value, _path, {reference}) => {
        if (reference === list && value === id) named.push(nameOfPage(file, data));
      });
      return named;
    });
  return [...new Set(names)];
}

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
      return places.length === 0 ? [] : [{...change, what: {kind: 'note', text}}];
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
    .filter((item) => CONTACT.test(item) && !after.includes(item));
}

function removedText(what: ValueChange): string {
  const [only, ...others] = what.kind === 'words' ? what.runs : [];
  return only?.kind === 'removed' && others.length === 0 ? only.text : '';
}

function entryIn(top: object, {list, id}: NonNullable<FieldChange['entry']>) {
  const all: unknown = isGroup(top) ? top[list] : undefined;
  const written = Array.isArray(all) ? all.filter(isGroup).find((group) => group.id === id) : undefined;
  return written && {...written, id};
}

/** @returns the changes of a page, with a note about new entries that get their own page */
function withEntryPages(entryPages: EntryPages | undefined, top: object, changes: FieldChange[]): FieldChange[] {
  return changes.map((change) => {
    const {entry, what} = change;
    const written = entry && entry.list === entryPages?.list ? entryIn(top, entry) : undefined;
    const address = written && entryPages?.addressOf(written);
    if (address === undefined || what !== ADDED_NOTE) return change;
    return {...change, what: {kind: 'note', text: 'added, with its own page'}};
  });
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
    const count = new RegExp(
      `\\b(${[NUMBERS[before.length], String(before.length)].filter(Boolean).join('|')})\\b`,
      'i',
    );
    const counting = texts.find((text) => count.test(text));
    if (counting === undefined) return [];
    const text = `now ${after.length} entries, but the page says "${truncate(counting.replace(/^#+ /, ''))}"`;
    const key = path.at(-1) ?? '';
    return [{place: [names.get(key) ?? key], path, depth: 0, what: {kind: 'note', text}}];
  });
}
