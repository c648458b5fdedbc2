/** Adds remarks for reviewers to a change: where it was forgotten, and its consequences. */
import {truncate} from '../lint';
import type {EntryPages} from '../definition/page-type';
import {isGroup, type DiffNode} from '../parse';
import {ADDED, type FieldChange} from './fields';
import type {What} from './texts';

/** Telephone numbers and e-mail addresses are so long that two equal ones are no coincidence. */
const CONTACT = /^(\+?\d[\d ()-]{6,}|[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)$/;

/**
 * @param nameOf returns the name of a page; called only for pages in the report
 * @returns the changes; each changed or removed telephone number or address lists the pages that still have it
 */
export function forgotten(
  changes: FieldChange[],
  files: readonly string[],
  textNow: (file: string) => string,
  nameOf: (file: string) => string,
): FieldChange[] {
  return changes.flatMap((change) => {
    const notes = goneIn(change.what).flatMap((old): FieldChange[] => {
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
function goneIn(what: What): string[] {
  const [before, after] = what.kind === 'value' ? [what.before, what.after] : [removedText(what), ''];
  return before
    .split(',')
    .map((item) => item.trim())
    .filter((item) => CONTACT.test(item) && !after.includes(item));
}

/** Returns the text of a removed list entry. */
function removedText(what: What): string {
  const [only, ...others] = what.kind === 'words' ? what.runs : [];
  return only?.kind === 'removed' && others.length === 0 ? only.text : '';
}

/** @returns an entry in the page's data. */
function entryIn(top: object, {list, id}: NonNullable<FieldChange['entry']>) {
  const all: unknown = isGroup(top) ? top[list] : undefined;
  const written = Array.isArray(all) ? all.filter(isGroup).find((group) => group.id === id) : undefined;
  return written && {...written, id};
}

/**
 * @param top the current front matter
 * @returns the changes of a page, with a note about new entries that get their own page
 */
export function withEntryPages(entryPages: EntryPages | undefined, top: object, changes: FieldChange[]): FieldChange[] {
  return changes.map((change) => {
    const {entry, what} = change;
    const written = entry && entry.list === entryPages?.list ? entryIn(top, entry) : undefined;
    const address = written && entryPages?.addressOf(written);
    if (address === undefined || what !== ADDED) return change;
    return {...change, what: {kind: 'note', text: 'added, with a page of its own'}};
  });
}

/** Numbers in prose; larger ones have digits. */
const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/**
 * Finds lists that grew or shrank while the page still gives the old number of entries: "Ten completed jobs".
 * @param names the names of the lists
 * @param body the text of the page below its front matter
 */
export function miscounts(
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
    const text = `${after.length} entries now, but the page says "${truncate(counting.replace(/^#+ /, ''))}"`;
    const key = path.at(-1) ?? '';
    return [{place: [names.get(key) ?? key], path, depth: 0, what: {kind: 'note', text}}];
  });
}
