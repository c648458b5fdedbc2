import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {renderMessages} from '../../src/cli/message-list';
import {RULE_FOLDERS, renderRuleLists, renderRules} from '../../src/cli/rules';
import {FIELD_TABLES, renderFieldTables} from '../../src/site/page-types/field-tables';
import {CREATABLE_TYPES} from '../../src/site/page-types/registry';
import {slug} from '../../src/shared/slug';
import {ROOT} from '../project';

const read = (name: string) => readFileSync(join(ROOT, '.github', name), 'utf8');

/** @returns the anchors that GitHub gives to the headings of a document */
const anchorsOf = (document: string) => [...document.matchAll(/^##+ (.*)$/gm)].map(([, heading = '']) => slug(heading));

const linksTo = (file: string) =>
  [...read('CONTRIBUTING.md').matchAll(/\]\(([\w.]*)#([\w-]+)\)/g)].flatMap(([, name, anchor]) =>
    name === file ? [anchor] : [],
  );

test('The reference of all fields is what `npm run guide` writes, and explains every field', () => {
  const fields = read('fields.md');
  expect(renderFieldTables()).toBe(fields);
  expect(fields).not.toMatch(/^\| `\w+` *\| (?:yes)? *\| *\|.*$/m);
});

test('The reference has the fields of every page type that staff can create', () =>
  expect(FIELD_TABLES.map(([, path]) => path)).toEqual(expect.arrayContaining(CREATABLE_TYPES.map(({name}) => name))));

test('The staff guide links to every table of the reference', () =>
  expect([...new Set(linksTo('fields.md'))].sort()).toEqual(anchorsOf(read('fields.md')).sort()));

test('The reference throws for a group of fields that the schema does not have', () =>
  expect(() => renderFieldTables([['Nothing', 'plain.nothing']])).toThrow('the fields of plain.nothing'));

test('The lists of rules are up to date, and explain exactly the rules that the linter has', async () => {
  expect(await renderRules(ROOT)).toBe(read('rules.md'));
  for (const folder of RULE_FOLDERS)
    for (const [file, text] of await renderRuleLists(folder, ROOT))
      expect(readFileSync(join(ROOT, file), 'utf8')).toBe(text);
});

test('The list of messages is up to date', () => expect(renderMessages(ROOT)).toBe(read('messages.txt')));
