import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {withFieldTables} from '../../src/content/kinds/field-tables';
import {ROOT} from '../project';

const GUIDE = readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8');

describe("The editors' guide", () => {
  it('has the field tables of the schema; `npm run guide` writes them anew', () => {
    expect(withFieldTables(GUIDE)).toBe(GUIDE);
  });

  it('describes the fields of everything that staff add', () => {
    const tables = [...GUIDE.matchAll(/<!-- fields: (\w+) -->/g)].map(([, name]) => name);
    const added = [
      'PlainPage',
      'PolicySignature',
      'JobOpening',
      'Recruitment',
      'Project',
      'Client',
      'ManagementMember',
      'OemPartner',
      'Certification',
      'EquipmentItem',
      'Registration',
      'Paper',
      'Question',
      'SafetyYear',
      'ServicePage',
      'Service',
      'Code',
    ];
    expect(tables).toEqual(expect.arrayContaining(added));
  });

  it('says of every field what it holds', () => {
    const rows = [...withFieldTables(GUIDE).matchAll(/^\| `(\w+)` *\| (?:yes|no) *\| (.*?) *\|/gm)];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(([, , meaning]) => meaning === '').map(([, field]) => field)).toEqual([]);
  });

  it('refuses a table that the schema does not have', () => {
    expect(() => withFieldTables('<!-- fields: Nothing -->\n<!-- /fields -->')).toThrow('the fields of Nothing');
  });
});
