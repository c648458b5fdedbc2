import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {problemsOf} from '../../../../src/cms/content/schema-problems';
import {SITE_FILE} from '../../../../src/cms/values/paths';
import {schemaOf} from '../../../../src/cms/definition/site-definition';
import {additionOf, controlAt, emptyValueOf, fieldsOf} from '../../../../src/cms/edit/controls';
import type {Control, ControlField} from '../../../../src/cms/edit/controls';
import {undefinedIfUnwritable, type Value} from '../../../../src/cms/edit/edit';
import {readFrontMatter} from '../../../../src/cms/edit/front-matter';
import {writeEdit} from '../../../../src/cms/edit/write-edit';
import type {Path} from '../../../../src/cms/values/values';
import {pageFiles} from '../../../../src/node/project-files';
import {siteDefinition} from '../../../../src/site/site-definition';
import {field, text} from '../../../../src/cms/schema';
import {PAGE_TYPES} from '../../../../src/site/page-types/registry';
import {plain} from '../../../../src/site/page-types/plain';
import {contact} from '../../../../src/site/page-types/contact';
import {home} from '../../../../src/site/page-types/home';
import {service} from '../../../../src/site/page-types/service';
import {Site} from '../../../../src/site/page-types/site';
import {labelOf} from '../../../../src/site/labels';

const SCHEMAS: [name: string, schema: z.ZodObject][] = [
  ...[...PAGE_TYPES, plain].map(({name, schema}): [string, z.ZodObject] => [name, schema]),
  ['_site.yml', Site],
];

/** Returns every editable value, by its path. */
function leaves(fields: ControlField[], path: string): [path: string, control: Control, description?: string][] {
  const ofControl = (control: Control, address: string, description?: string): ReturnType<typeof leaves> => {
    if (control.kind === 'group') return leaves(control.fields, address);
    if (control.kind !== 'list') return [[address, control, description]];
    return ofControl(control.entry.control, `${address}[]`, control.entry.description ?? description);
  };
  return fields.flatMap(({key, control, description}) => ofControl(control, `${path}.${key}`, description));
}

/** Returns the fields of each group, outer groups first. */
const groups = (fields: ControlField[]): ControlField[][] => [
  fields,
  ...fields.flatMap(({control}) => {
    const inner = control.kind === 'list' ? control.entry.control : control;
    return inner.kind === 'group' ? groups(inner.fields) : [];
  }),
];

const ALL = SCHEMAS.flatMap(([name, schema]) => leaves(fieldsOf(schema), name));
const OF_CODE = /\b(?:[Aa]lt|[Bb]io|[Cc]olor|[Ee]mail|[Hh]ref|Hr|Html|Id|Linkedin|Oem|Pdf|[Ss]rc|[Uu]rl|Whatsapp)\b/;

test('Every field of every page type has a control and a description, and every control is used', () => {
  expect(ALL.flatMap(([path, , description]) => (description ? [] : path))).toEqual([]);
  const expected = [
    'address alt answer choice colour day email file hour icon identifier link map mark month number phone phones',
    'picture point reference suggestion words',
  ];
  expect([...new Set(ALL.map(([, {kind}]) => kind))].sort().join(' ')).toBe(expected.join(' '));
});

test('Fields have names for people, and siblings have different ones', () => {
  const names = SCHEMAS.flatMap(([schema, shape]) =>
    groups(fieldsOf(shape)).flatMap((fields) => {
      const own = fields.map(({key}) => labelOf(key));
      return own.map((name) => ({schema, name, isAlone: own.indexOf(name) === own.lastIndexOf(name)}));
    }),
  );
  expect(names.filter(({name, isAlone}) => !isAlone || !/^[A-Z]/.test(name) || OF_CODE.test(name))).toEqual([]);
});

test('A control has the limits, the choices and the lists of the schema', () => {
  const at = (schema: z.ZodObject, ...path: (string | number)[]) => controlAt(schema, path)?.control;
  expect(at(service.schema, 'service', 'title')).toEqual({kind: 'words', most: 40, long: false});
  expect(at(service.schema, 'service', 'features')).toMatchObject({kind: 'list', least: 3});
  const image = at(service.schema, 'service', 'image');
  expect(image).toEqual({kind: 'picture', shape: {maxAspectRatio: 2.5, maxTallRatio: 2.5}});
  expect(at(home.schema, 'services', 2)).toEqual({kind: 'reference', target: 'services'});
  expect(at(home.schema, 'clients')).toMatchObject({least: 6, most: 12});
  expect(at(contact.schema, 'hours', 0, 'weekdays', 0)).toMatchObject({kind: 'choice'});
  expect(at(Site, 'security', 'expires')).toEqual({kind: 'day'});
  expect(at(Site, 'nothing', 'here')).toBeUndefined();
});

test('A new page of any type starts with all required fields, and only their values are invalid', () => {
  for (const [name, schema] of SCHEMAS) {
    const blank = emptyValueOf({kind: 'group', fields: fieldsOf(schema)});
    const {error} = schema.safeParse(blank);
    const problems = (error?.issues ?? []).flatMap((issue) => problemsOf(schema, blank, issue));
    const ofFields = problems.filter(({ruleId, key}) => ruleId === 'missing-field' || key !== undefined);
    expect([name, problems.length > 0, ofFields]).toEqual([name, true, []]);
  }
});

test('A new field of a known type gets a control without extra code, and one of an unknown type is reported', () => {
  const motto = text('What we say of ourselves.', 'Built to last', 40).optional();
  const [last] = fieldsOf(z.strictObject({...plain.schema.shape, companyMotto: motto})).slice(-1);
  expect(last).toMatchObject({key: 'companyMotto', required: false, control: {kind: 'words'}});
  expect(labelOf('companyMotto')).toBe('Company motto');
  const unknown = [z.union([z.string(), z.number()]), z.record(z.string(), z.string()), z.date(), z.unknown()];
  for (const schema of [...unknown, z.string().regex(/^[a-z]$/)]) {
    const odd = z.strictObject({group: field(z.array(z.strictObject({odd: schema})), 'A list.')});
    expect(() => fieldsOf(odd)).toThrow('No form control exists for group › entry › odd ');
  }
});

interface Addition {
  path: Path;
  control: Control;
}

/** @returns each field that "Add …" can add to a group or to the groups in it, and the next entry of each list */
function additionsTo(control: Control, value: Value | undefined, path: Path): Addition[] {
  if (value === undefined) return [{path, control}];
  if (control.kind === 'group') {
    const group = value as Readonly<Record<string, Value>>;
    return control.fields.flatMap((inner) => additionsTo(inner.control, group[inner.key], [...path, inner.key]));
  }
  if (control.kind !== 'list') return [];
  const entries = value as readonly Value[];
  const inEntries = entries.flatMap((entry, index) => additionsTo(control.entry.control, entry, [...path, index]));
  return [{path, control}, ...inEntries];
}

/** @param done the kinds of additions that an earlier file has shown @returns the additions that cannot be written */
function failedAdditions(file: string, source: string, done: Set<string>): string[] {
  const schema = schemaOf(siteDefinition, file);
  const fields: Control = {kind: 'group', fields: fieldsOf(schema)};
  return additionsTo(fields, readFrontMatter(file, source).data, []).flatMap(({path, control}) => {
    const kind = `${SCHEMAS.findIndex(([, known]) => known === schema)} ${path.map((key) => (typeof key === 'number' ? '' : key)).join('.')}`;
    if (done.has(kind)) return [];
    done.add(kind);
    const added = undefinedIfUnwritable(() =>
      writeEdit(siteDefinition, file, source, additionOf(control, path), source),
    );
    return added === undefined ? [`${file} ${path.join('.')}`] : failedAdditions(file, added, done);
  });
}

test('Every field, group and entry that a page may have can be added to it, also to an entry that is new', () => {
  const done = new Set<string>();
  const failures = [...pageFiles(), SITE_FILE].flatMap((file) =>
    failedAdditions(file, readFileSync(file, 'utf8'), done),
  );
  expect(failures).toEqual([]);
  expect(done.size).toBeGreaterThan(SCHEMAS.length);
});
