import {readdirSync, readFileSync} from 'node:fs';
import {SITE_FILE, isPage} from '../../../../src/cms/parse';
import {blocksOf, controlAt, fieldsOf, undefinedIfUnwritable, writeEdit} from '../../../../src/cms/edit';
import type {Edit, Path} from '../../../../src/cms/edit';
import {readSource, type Source} from '../../../../src/cms/parse';
import {restoreRef} from '../../../../src/editor/state/restore';
import {versionsOfPage} from '../../../../src/editor/state/history';
import {report} from '../../../../src/cms/report';
import {isSecondLane} from '../../../project';
import {siteDefinition} from '../../../../src/site/site-definition';

const pages = readdirSync('pages', {recursive: true, encoding: 'utf8'})
  .filter((name) => /\.(mdx|yml)$/.test(name))
  .map((name) => `pages/${name}`)
  .sort()
  .map((file) => readSource(siteDefinition, file, readFileSync(file)));

/** A list of groups, with the key of a text that each entry has. */
interface List {
  source: Source;
  path: Path;
  length: number;
  key: string;
}

const listsOf = (source: Source): List[] =>
  fieldsOf(source.schema).flatMap(({key: name}) => {
    const control = controlAt(source.schema, [name])?.control;
    const entries = (source.parsed?.data as Record<string, unknown> | undefined)?.[name];
    if (control?.kind !== 'list' || control.entry.control.kind !== 'group' || !Array.isArray(entries)) return [];
    const words = control.entry.control.fields.find(({control}) => control.kind === 'words');
    const all = words && entries.every((entry: Record<string, unknown>) => typeof entry[words.key] === 'string');
    return all && entries.length > 3 ? [{source, path: [name], length: entries.length, key: words.key}] : [];
  });

/** Returns up to three later changes by somebody else in the same list: far from the entry, and next to it. */
const laterIn = ({path, length, key}: List, entry: number): Edit[] => {
  const [first, second] = Array.from({length}, (_, index) => index).filter((index) => index !== entry);
  return [
    {kind: 'set', path: [...path, first ?? 0, key], value: 'Changed by somebody else'},
    {kind: 'set', path: [...path, second ?? 0, key], value: 'And this one, too'},
    {kind: 'move', path, from: length - 1, to: length - 1},
  ];
};

interface Task {
  what: string;
  name: string;
  file: string;
  then: string;
  edit: Edit;
  later: Edit[];
}

const inLists: Task[] = pages.flatMap(listsOf).flatMap((list) => {
  const {source, path, length, key} = list;
  const {file, text: then} = source;
  const entry = Math.floor(length / 2);
  const edits: [string, Edit][] = [
    ['a value', {kind: 'set', path: [...path, entry, key], value: 'What nobody wants any more'}],
    ['a removed entry', {kind: 'remove', path: [...path, entry]}],
    ['the place of an entry', {kind: 'move', path, from: entry, to: length - 1}],
  ];
  return edits.flatMap(([what, edit]) =>
    [0, 1, 2].map((count) => {
      const later = laterIn(list, entry).slice(0, count);
      return {what, name: `${what} of ${file} ${path.join('.')} after ${count} more changes`, file, then, edit, later};
    }),
  );
});

const inBodies: Task[] = pages
  .filter(({file}) => isPage(file) && file !== SITE_FILE)
  .flatMap(({file, text: then}) => {
    const plain = blocksOf(then).filter(({text, block: part}) => !part && /^[A-Z][^|]{40,}$/.test(text));
    const [one, other] = plain;
    if (!one || !other) return [];
    const line = ({first, last}: typeof one) => ({first, last});
    const edits: [string, Edit][] = [
      ['a paragraph', {kind: 'body', ...line(one), text: `${one.text} And more that nobody wants.`}],
      ['a removed paragraph', {kind: 'body', ...line(one), text: ''}],
    ];
    const later: Edit[] = [
      {kind: 'body', ...line(other), text: `${other.text} And a little more of somebody else.`},
      {kind: 'body', first: other.last + 1, last: other.last, text: 'A new paragraph of somebody else is here.'},
    ];
    return edits.flatMap(([what, edit]) =>
      [0, 1, 2].map((count) => ({
        what,
        name: `${what} of ${file} after ${count} more changes`,
        file,
        then,
        edit,
        // From the end, so that no line moves before it is changed.
        later: later.slice(0, count).toReversed(),
      })),
    );
  });

const written = (file: string, text: string, edits: readonly Edit[]) =>
  edits.reduce((now, edit) => writeEdit(siteDefinition, file, now, edit), text);

/** Finds the single change of an action again among all later changes. */
function changeOf({file, then, edit}: Task, now: string) {
  const changesOf = (text: string) =>
    report(siteDefinition, versionsOfPage({file, text: then}, {file, text}))[0]?.changes ?? [];
  const [alone] = changesOf(written(file, then, [edit]));
  const found = changesOf(now).filter(
    ({what, place}) => JSON.stringify([what, place]) === JSON.stringify([alone?.what, alone?.place]),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Everything that somebody may revert on the fixture's pages, after up to two changes by others. */
const TASKS = [...inLists, ...inBodies].filter(
  ({file, then, edit}) => undefinedIfUnwritable(() => written(file, then, [edit])) !== undefined,
);

/** Makes the change, lets others continue, and reverts it. */
function assertRestored(task: Task): void {
  const {file, then, edit, later} = task;
  // Bodies are edited from the end, so that the lines of the action stay the same.
  const now = written(file, then, edit.kind === 'body' ? [...later, edit] : [edit, ...shifted(later, edit)]);
  const change = changeOf(task, now);
  expect(change).toBeDefined();
  expect(restoreRef({file, text: now}, then, change?.path ?? [], change?.isOrder)).toBe(written(file, then, later));
}

/** Adjusts the positions of edits after an earlier entry was deleted or moved. */
function shifted(later: readonly Edit[], edit: Edit): Edit[] {
  const from = edit.kind === 'remove' ? Number(edit.path.at(-1)) : edit.kind === 'move' ? edit.from : Infinity;
  return later.map((edit) => {
    if (edit.kind !== 'set') return edit;
    const index = Number(edit.path.at(-2));
    return index < from ? edit : {...edit, path: [...edit.path.slice(0, -2), index - 1, edit.path.at(-1) ?? '']};
  });
}

const CHANGE_KINDS = [...new Set(TASKS.map(({what}) => what))];
/** For each kind of task, the one with most changes by others, and one without any. */
const EXAMPLES = CHANGE_KINDS.flatMap((kind) => {
  const some = TASKS.filter(({what}) => what === kind);
  return [some.findLast(({later}) => later.length > 1), some.find(({later}) => later.length === 0)];
}).filter((task) => task !== undefined);

it.each(isSecondLane ? TASKS : EXAMPLES)(
  'Restoring brings exactly the old state back, and changes nothing else: $name',
  assertRestored,
);

it('Every kind of change can be restored', () => expect(CHANGE_KINDS).toHaveLength(5));
