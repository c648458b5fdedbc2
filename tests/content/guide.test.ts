import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {withFieldTables} from '../../src/content/kinds/field-tables';
import {CREATED} from '../../src/content/kinds/registry';
import {ROOT} from '../project';

const GUIDE = readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8');

describe("The editors' guide", () => {
  it('has the field tables of the schema; `npm run guide` writes them anew', () => {
    expect(withFieldTables(GUIDE)).toBe(GUIDE);
  });

  it('describes the fields of everything that staff add', () => {
    const tables = [...GUIDE.matchAll(/<!-- fields: ([\w.]+) -->/g)].map(([, name]) => name);
    const added = [
      ...CREATED.map(({name}) => name),
      'plain.signature',
      'careers.openings',
      'recruitment',
      'projects.projects',
      'clients.clients',
      'management.members',
      'oem.partners',
      'certifications.certifications',
      'equipment.equipment',
      'certifications.registrations',
      'form.readiness',
      'buyers.questions',
      'plain.safety.years',
      'service.service',
      'service.codes',
    ];
    expect(tables).toEqual(expect.arrayContaining(added));
  });

  it('says of every field what it holds', () => {
    const rows = [...withFieldTables(GUIDE).matchAll(/^\| `(\w+)` *\| (?:yes|no) *\| (.*?) *\|/gm)];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(([, , meaning]) => meaning === '').map(([, field]) => field)).toEqual([]);
  });

  it('refuses a table that the schema does not have', () => {
    expect(() => withFieldTables('<!-- fields: plain.nothing -->\n<!-- /fields -->')).toThrow(
      'the fields of plain.nothing',
    );
  });
});
