/** Rules for the tests themselves. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {unwrap} from '../../src/cms/schema/meta';
import {loadContent} from '../../src/node/load';
import {PAGE_TYPES} from '../../src/site/page-types/registry';
import {plain} from '../../src/site/page-types/plain';
import {Site} from '../../src/site/page-types/site';
import {splitPage} from '../../src/cms/parse/front-matter';
import {ROOT} from '../project';

const MIN_WORDS = 3;
/** These fields change the whole site, so other tests set them. */
const FIELDS_SET_BY_TESTS = ['site › publishSample', 'site › secureSubdomains'];
/** Files that may contain text written by people. */
const CODE = /\.(ts|tsx|mjs|cjs)$/;
const OF_FIXTURE = /^fixture[\\/]/;

const textsIn = (folder: string, wanted: RegExp): [name: string, text: string][] =>
  readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => wanted.test(name))
    .map((name) => [name, readFileSync(join(ROOT, folder, name), 'utf8')]);

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Returns the texts of a page: each field, and each sentence of a body. */
function sentencesOf(name: string, text: string): string[] {
  if (name.endsWith('.yml')) return stringsIn(parse(text));
  const {yaml = '', bodyLine = 0} = splitPage(text) ?? {};
  const body = text.split('\n').slice(bodyLine).join('\n');
  return [...stringsIn(parse(yaml)), ...body.split(/\n{2,}|(?<=[.!?])\s|\||^#+ /m)];
}

interface Field {
  path: string;
  schema: z.core.$ZodType;
  isHeld: boolean;
}

/** Returns the fields of a schema, and whether any of the values has them. */
function fieldsOf(schema: z.core.$ZodType, values: readonly unknown[], path: string): Field[] {
  const plainly = unwrap(schema);
  if (plainly instanceof z.ZodArray) return fieldsOf(plainly.element, values.flat(), path);
  if (!(plainly instanceof z.ZodObject)) return [];
  return Object.entries(plainly.shape as Record<string, z.core.$ZodType>).flatMap(([key, field]) => {
    const held = values.flatMap((value) => (value as Record<string, unknown>)[key] ?? []);
    const own = {path: `${path} › ${key}`, schema: field, isHeld: held.length > 0};
    return own.isHeld ? [own, ...fieldsOf(field, held, own.path)] : [own];
  });
}

test('No test contains a sentence of the real pages, which staff change; tests read the pages or use the fixture', () => {
  const ours = textsIn('src', CODE).map(([, text]) => text);
  const texts = textsIn('pages', /\.(mdx|yml)$/)
    .flatMap(([name, text]) => sentencesOf(name, text))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence) && sentence.split(/\s+/).length > MIN_WORDS)
    // Examples in the schema belong to the product.
    .filter((sentence) => !ours.some((text) => text.includes(sentence)));
  const tests = textsIn('tests', CODE).filter(([name]) => !OF_FIXTURE.test(name));
  const held = tests.flatMap(([name, text]) =>
    [...new Set(texts)].filter((sentence) => text.includes(sentence)).map((sentence) => `tests/${name}: ${sentence}`),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(held).toEqual([]);
});

test('The fixture has every page type and every field of the schema', async () => {
  const {sources} = await loadContent();
  const tops = [...PAGE_TYPES, plain].map(({name, schema}) => {
    const pages = sources.filter(({kind}) => kind?.name === name);
    return {name, schema, values: pages.map(({text}) => parse(splitPage(text)?.yaml ?? '') as unknown)};
  });
  const site = {name: 'site', schema: Site, values: [parse(readFileSync('pages/_site.yml', 'utf8')) as unknown]};
  const all = [...tops, site];
  const noKind = all.filter(({values}) => values.length === 0).map(({name}) => name);
  // A field that several page types share counts once.
  const fields = all.flatMap(({name, schema, values}) => fieldsOf(schema, values, name));
  const held = new Set(fields.filter(({isHeld}) => isHeld).map(({schema}) => schema));
  const noField = new Map(
    fields.filter(({schema}) => !held.has(schema)).map(({schema, path}) => [schema, path]),
  ).values();
  const sentences = [...noKind, ...noField]
    .filter((path) => !FIELDS_SET_BY_TESTS.includes(path))
    .map((path) => `tests/fixture/pages lacks "${path}": write it where it belongs.`);
  expect(sentences).toEqual([]);
});
