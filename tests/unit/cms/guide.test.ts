import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {withFieldTables} from '../../../src/site/page-types/field-tables';
import {CREATED} from '../../../src/site/page-types/registry';
import {ROOT} from '../../project';

const GUIDE = readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8');

const ADDED = [
  ...CREATED.map(({name}) => name),
  ...'plain.signature careers.openings recruitment projects.projects clients.clients management.members'.split(' '),
  ...'oem.partners certifications.certifications equipment.equipment certifications.registrations'.split(' '),
  ...'form.readiness buyers.questions plain.safety.years service.service service.codes'.split(' '),
];

test("The editors' guide has the field tables of the schema, of everything that staff add; `npm run guide` writes them", () => {
  expect(withFieldTables(GUIDE)).toBe(GUIDE);
  const tables = [...GUIDE.matchAll(/<!-- fields: ([\w.]+) -->/g)].map(([, name]) => name);
  expect(tables).toEqual(expect.arrayContaining(ADDED));
  const rows = [...GUIDE.matchAll(/^\| `(\w+)` *\| (?:yes|no) *\| (.*?) *\|/gm)];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(([, , meaning]) => meaning === '').map(([, field]) => field)).toEqual([]);
});

test("The editors' guide refuses a table that the schema does not have", () => {
  const odd = '<!-- fields: plain.nothing -->\n<!-- /fields -->';
  expect(() => withFieldTables(odd)).toThrow('the fields of plain.nothing');
});
