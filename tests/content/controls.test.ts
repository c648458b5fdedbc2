import * as z from 'zod';
import {explainIssue} from '../../src/content/check/messages';
import {blankOf, controlAt, fieldsOf, type Control, type Field} from '../../src/content/write/controls';
import {field, text} from '../../src/content/fields';
import {KINDS} from '../../src/content/kinds/registry';
import {plain} from '../../src/content/kinds/plain';
import {contact} from '../../src/content/kinds/contact';
import {home} from '../../src/content/kinds/home';
import {service} from '../../src/content/kinds/service';
import {Site} from '../../src/content/kinds/site';

const SCHEMAS: [name: string, schema: z.ZodObject][] = [
  ...[...KINDS, plain].map(({name, schema}): [string, z.ZodObject] => [name, schema]),
  ['_site.yml', Site],
];

/** Every value that can be filled in, by its path. */
function leaves(fields: Field[], path = ''): [path: string, control: Control, description?: string][] {
  const ofControl = (control: Control, at: string, description?: string): ReturnType<typeof leaves> => {
    if (control.kind === 'group') return leaves(control.fields, at);
    if (control.kind !== 'list') return [[at, control, description]];
    return ofControl(control.entry.control, `${at}[]`, control.entry.description ?? description);
  };
  return fields.flatMap(({key, control, description}) => ofControl(control, `${path}.${key}`, description));
}

test.each(SCHEMAS)('Every field of %s has a control and a sentence that says what it holds', (_name, schema) => {
  const all = leaves(fieldsOf(schema));
  expect(all.length).toBeGreaterThan(0);
  expect(all.flatMap(([path, , description]) => (description ? [] : path))).toEqual([]);
});

/** The fields of each group of fields, from the outside in. */
const groups = (fields: Field[]): Field[][] => [
  fields,
  ...fields.flatMap(({control}) => {
    const inner = control.kind === 'list' ? control.entry.control : control;
    return inner.kind === 'group' ? groups(inner.fields) : [];
  }),
];

test.each(SCHEMAS)(
  'The fields of %s are called as people write, and no two beside each other alike',
  (_name, schema) => {
    for (const fields of groups(fieldsOf(schema))) {
      const names = fields.map(({name}) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) {
        expect(name).toMatch(/^[A-Z]/);
        expect(name).not.toMatch(
          /\b(?:[Aa]lt|[Bb]io|[Cc]olor|[Ee]mail|[Hh]ref|Hr|Html|Id|Linkedin|Oem|Pdf|[Ss]rc|[Uu]rl|Whatsapp)\b/,
        );
      }
    }
  },
);

test('Each kind of control is one that some page needs', () => {
  const kinds = new Set(SCHEMAS.flatMap(([, schema]) => leaves(fieldsOf(schema)).map(([, {kind}]) => kind)));
  const expected = [
    'address alt answer choice colour day email file hour icon identifier link map mark month number phone phones',
    'picture point reference suggestion words',
  ];
  expect([...kinds].sort().join(' ')).toBe(expected.join(' '));
});

test('A control knows the limits, the choices and the lists that the schema names', () => {
  expect(controlAt(service.schema, ['service', 'title'])?.control).toEqual({
    kind: 'words',
    most: 40,
    long: false,
    places: [],
  });
  expect(controlAt(service.schema, ['service', 'features'])?.control).toMatchObject({kind: 'list', least: 3});
  expect(controlAt(service.schema, ['service', 'image'])?.control).toEqual({
    kind: 'picture',
    endings: ['.jpg', '.jpeg', '.png'],
    leastWidth: 800,
  });
  expect(controlAt(home.schema, ['services', 2])?.control).toEqual({kind: 'reference', target: 'services'});
  expect(controlAt(home.schema, ['clients'])?.control).toMatchObject({least: 6, most: 12, specified: 10});
  expect(controlAt(contact.schema, ['hours', 0, 'weekdays', 0])?.control).toMatchObject({kind: 'choice'});
  expect(controlAt(contact.schema, ['labels', 'map'])?.control).toMatchObject({places: ['{name}']});
  expect(controlAt(Site, ['security', 'expires'])?.control).toEqual({kind: 'day'});
  expect(controlAt(Site, ['nothing', 'here'])).toBeUndefined();
});

test.each(SCHEMAS)('A new %s begins with all that must be there, and only values are wrong in it', (_name, schema) => {
  const blank = blankOf({kind: 'group', fields: fieldsOf(schema)});
  const {error} = schema.safeParse(blank);
  const told = (error?.issues ?? []).flatMap((issue) => explainIssue(schema, blank, issue));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({missing, key}) => missing === true || key !== undefined)).toEqual([]);
});

test('A new field of a known kind has its control without a line for it', () => {
  const motto = text('What we say of ourselves.', 'Built to last', 40).optional();
  const [field] = fieldsOf(z.strictObject({...plain.schema.shape, companyMotto: motto})).slice(-1);
  expect(field).toMatchObject({key: 'companyMotto', name: 'Company motto', required: false, control: {kind: 'words'}});
});

test.each([
  ['a choice between types', z.union([z.string(), z.number()])],
  ['a record', z.record(z.string(), z.string())],
  ['a date of JavaScript', z.date()],
  ['anything', z.unknown()],
  ['a text of a form that nobody is told', z.string().regex(/^[a-z]$/)],
])('The walk over the schema stops at %s and names the field', (_what, schema) => {
  const odd = z.strictObject({group: field(z.array(z.strictObject({odd: schema})), 'A list.')});
  expect(() => fieldsOf(odd)).toThrow('group › entry › odd has no control');
});
