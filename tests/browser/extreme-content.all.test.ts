/** Tests whether pages fit with the longest and the shortest contents that the linter accepts. */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import type {SiteServer} from '../../src/cli/host';
import {SITE_FILE} from '../../src/cms/values/paths';
import {readContent} from '../../src/cms/lint/lint-content';
import {unusedFileDiagnostics} from '../../src/cms/lint/lint-content';
import {localHost} from '../../src/node/load';
import {pageFiles, projectFiles} from '../../src/node/project-files';
import {pageWidth, violations} from './accessibility';
import {EXTREMES_PORT, EXTREMES_URL} from './address';
import {Copy} from './copy';
import {layoutProblems} from './inspect-layout';
import {drawEverything, problemsOfOpenedStates} from './opened-states';
import {REPRESENTATIVE} from './routes';
import {serveStatic} from './static-server';
import {expect, open, test} from './test';
import {siteDefinition} from '../../src/site/site-definition';
import {parse, stringify} from 'yaml';
import * as z from 'zod';
import {metaOf, unwrap, walkFields} from '../../src/cms/schema/meta';
import {Site} from '../../src/site/page-types/site';
import {splitPage} from '../../src/cms/parse/front-matter';
import {BLOCKS} from '../../src/site/blocks';
import {pageTypeOf} from '../../src/cms/parse';

/** In addition to one page of each type, pages whose blocks could break with long text or long lists. */
const CRITICAL_ROUTES = [
  ...REPRESENTATIVE,
  '/about/certifications',
  '/about/history',
  '/contact/vendor',
  '/projects?view=table',
  '/services',
];
const WIDTHS = [320, 1440];
/** Axe needs only the layout that shows most. */
const AXE_WIDTH = 1440;
/** @returns what does not fit on a page at each of these sizes, including its opened states */
async function findingsOn(page: Page, route: string): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, route);
  await drawEverything(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    const problems = await page.evaluate(layoutProblems, false);
    const whole = await pageWidth(page);
    if (whole > width) problems.push(`the page is ${whole} px wide`);
    if (width === AXE_WIDTH) problems.push(...(await violations(page)));
    problems.push(...(await problemsOfOpenedStates(page)));
    found.push(...problems.map((problem) => `${width} px: ${problem}`));
  }
  return found;
}

/** Returns a copy of the project with these pages, without pictures that they no longer use. */
async function copyWithPages(texts: Texts): Promise<Copy> {
  const copy = new Copy();
  for (const [file, text] of texts) writeFileSync(join(copy.folder, file), text);
  const bytes = new Map([...texts].map(([file, text]) => [file, Buffer.from(text)]));
  for (const {file} of unusedFileDiagnostics(await readContent(siteDefinition, bytes, projectFiles(), localHost)))
    rmSync(join(copy.folder, file));
  return copy;
}

test.use({allowed: [EXTREMES_URL]});

for (const [name, make] of Object.entries({longest, least: withMinimum})) {
  test(`The pages with the ${name} content fit phone and laptop, and nothing is clipped or covered`, async ({page}) => {
    const texts = new Map([...pageFiles(), SITE_FILE].map((file) => [file, readFileSync(file, 'utf8')]));
    const copy = await copyWithPages(make(texts));
    let server: SiteServer | undefined;
    try {
      const folder = copy.build(name, {});
      server = await serveStatic(EXTREMES_PORT, folder);
      for (const route of CRITICAL_ROUTES) {
        if (!existsSync(join(folder, `${route === '/' ? 'index' : route.replace(/\?.*/, '')}.html`))) continue;
        expect.soft(await findingsOn(page, EXTREMES_URL + route), route).toEqual([]);
      }
    } finally {
      server?.stop();
      copy.remove();
    }
  });
}

/** Creates extreme contents from the current pages. */

/** The text of all pages and of pages/_site.yml, by their path from the project's root. */
type Texts = ReadonlyMap<string, string>;

/** A page as data and Markdown; pages/_site.yml has no body. */
interface PageText {
  data: Record<string, unknown>;
  body?: string;
}

const schemaOf = (file: string): z.ZodObject => (file === SITE_FILE ? Site : pageTypeOf(siteDefinition, file).schema);

function read(file: string, text: string): PageText {
  if (file === SITE_FILE) return {data: parse(text) as PageText['data']};
  const split = splitPage(text);
  if (!split) throw new Error(`${file} has no front matter.`);
  const body = text.split('\n').slice(split.bodyLine).join('\n');
  return {data: parse(split.yaml) as PageText['data'], body};
}

function write({data, body}: PageText): string {
  const yaml = stringify(data, {lineWidth: 0, aliasDuplicateObjects: false});
  return body === undefined ? yaml : `---\n${yaml}---\n${body}`;
}

/** The number of entries of each list; each entry gets new values in the fields that must be unique. */
const SCALE = [
  ['pages/about/clients.mdx', 'clients', 80, ['id', 'name']],
  ['pages/about/management.mdx', 'members', 30, ['name']],
] as const;

/** The number of copies of a page, whose folder has one file for each entry. */
const FOLDERS = [
  ['pages/careers/machinist.mdx', 60],
  ['pages/projects/alpha.mdx', 120],
] as const;

const copiesOf = (file: string, text: string, copies: number): [string, string][] =>
  Array.from({length: copies}, (_, index) => [
    file.replace('.mdx', `-${index}.mdx`),
    text.replace(/^(title|description): (.*)$/gm, `$1: $2 ${index}`),
  ]);

type Entry = Record<string, unknown>;

function scale(file: string, data: Entry): Entry {
  const scaled = {...data};
  for (const [, list, count, names] of SCALE.filter(([of]) => of === file)) {
    const entries = data[list] as Entry[];
    scaled[list] = Array.from({length: count}, (_, index) => {
      const entry = entries[index % entries.length] ?? {};
      const named = names.map((name) => [name, `${String(entry[name])}${name === 'id' ? '-' : ' '}${index + 1}`]);
      return index < entries.length ? entry : {...entry, ...(Object.fromEntries(named) as Entry)};
    });
  }
  return scaled;
}

/** Long words from trades, towns and languages. Two of them do not fit on one line of a phone. */
const LONG_WORDS = [
  'Instrumentierungsverantwortliche',
  'Ogbómọ̀ṣọ́',
  'Wartungsdienstleistungsgesellschaft',
  'as-built',
  'Onitsha-Asaba',
  'Elektroenergieversorgungsunternehmen',
];
const EMAIL_LENGTH = 60;
const EMAIL_HOST = '@ferrowellenergyservices.com.ng';

/** Content that a body may have, with words that do not fit a line. */
const PROSE = `${LONG_WORDS.join(' ')}

- ${LONG_WORDS.join('')}
- ${LONG_WORDS.join(' ')}

| ${LONG_WORDS[0]} | ${LONG_WORDS[1]} | ${LONG_WORDS[2]} |
| - | - | - |
| ${LONG_WORDS[3]} | ${LONG_WORDS[4]} | ${LONG_WORDS[5]} |

> ${LONG_WORDS.join(' ')}

[${LONG_WORDS[0]} ${LONG_WORDS[2]}](/contact)
`;

/** @returns the pages with longer lists, every text at its maximum length, and all optional texts. */
function longest(texts: Texts): Texts {
  let count = 0;
  const next = () => (count += 1);
  const pages = [...texts, ...FOLDERS.flatMap(([file, copies]) => copiesOf(file, texts.get(file) ?? '', copies))];
  return new Map(pages.map(([file, text]) => [file, write(lengthen(file, read(file, text), next))]));
}

function lengthen(file: string, {data, body}: PageText, next: () => number): PageText {
  const longer = longerAt(schemaOf(file), scale(file, data), next) as PageText['data'];
  if (body === undefined) return {data: longer};
  // Keeps the tag, because links may point to the section, and lengthens the heading after the bar.
  const words = (match: string) => `${match}${filled(70, next())}`;
  return {data: longer, body: `${body.replace(/^## .*\| /gm, words)}\n${PROSE}`};
}

/** @returns a front matter value with all its texts at their maximum length. */
function longerAt(schema: z.core.$ZodType | undefined, value: unknown, next: () => number): unknown {
  const plain = schema && unwrap(schema);
  if (plain instanceof z.ZodObject) {
    return objectAt(plain, value as Record<string, unknown>, next);
  }
  if (plain instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => longerAt(plain.element, item, next));
  }
  if (typeof value !== 'string') return value;
  if (plain instanceof z.ZodEmail) return `${'a'.repeat(EMAIL_LENGTH - EMAIL_HOST.length)}${EMAIL_HOST}`;
  return isText(schema) && plain instanceof z.ZodString ? longText(plain, value, next()) : value;
}

function objectAt(
  {shape}: {shape: Record<string, z.core.$ZodType>},
  value: Record<string, unknown>,
  next: () => number,
): object {
  // A figure from pages/_site.yml has its own unit.
  const absent = Object.entries(shape).filter(
    ([key, schema]) => !('figure' in value || key in value) && isText(schema),
  );
  const all = {...value, ...Object.fromEntries(absent.map(([key, schema]) => [key, metaOf(schema).example ?? '']))};
  return Object.fromEntries(Object.entries(all).map(([key, item]) => [key, longerAt(shape[key], item, next)]));
}

function isText(schema: z.core.$ZodType | undefined): boolean {
  const {words, country} = metaOf(schema);
  return words === true && country !== true;
}

/** @returns a text of the maximum length with the placeholders of the earlier text. */
function longText({maxLength}: z.ZodString, before: string, number: number): string {
  if (maxLength === null) throw new Error(`The schema sets no length for "${before}".`);
  const places = before.match(/\{\w+\}/g)?.join(' ') ?? '';
  const room = maxLength - places.length - 1;
  return places === '' ? filled(maxLength, number) : `${filled(room, number)} ${places}`;
}

/** @returns text of exactly this many characters, unique by its number. */
function filled(length: number, number: number): string {
  const content = `${number} ${LONG_WORDS.slice(number % LONG_WORDS.length).join(' ')} `;
  const text = content.padEnd(length, `${LONG_WORDS.join(' ')} `).slice(0, length);
  // A text must not begin or end with a space.
  return text.endsWith(' ') ? `${text.slice(0, -1)}s` : text;
}

/** Entries to which other pages refer, and lists that a block shows, must stay. */
interface Needed {
  ids: ReadonlySet<unknown>;
  lists: ReadonlySet<string | undefined>;
}

/** Optional fields that some values of other fields require. */
const REQUIRED_BY_OTHERS = new Set(['figure', 'figures', 'validUntil', 'email']);

/** @returns the pages without optional fields, and with the minimum number of entries in each list. */
function withMinimum(texts: Texts): Texts {
  const pages = [...texts].map(([file, text]) => ({file, page: read(file, text), schema: schemaOf(file)}));
  const ids = new Set<unknown>();
  for (const {page, schema} of pages) {
    walkFields(schema, page.data, (value, _path, {reference}) => {
      if (reference !== undefined) ids.add(value);
    });
  }
  const shorter = pages.map(({file, page, schema}) => {
    const blocks = [...(page.body ?? '').matchAll(/^<(\w+) \/>$/gm)].map(([, block = '']) => BLOCKS[block]?.shows);
    const data = shorterAt(schema, page.data, {ids, lists: new Set(blocks)}) as Record<string, unknown>;
    return [file, write({...page, data})] as const;
  });
  return new Map(shorter);
}

function shorterAt(schema: z.core.$ZodType | undefined, value: unknown, needed: Needed): unknown {
  const plain = schema && unwrap(schema);
  if (plain instanceof z.ZodObject) {
    const {shape} = plain as {shape: Record<string, z.core.$ZodType>};
    const isKept = (key: string) =>
      needed.lists.has(key) ||
      REQUIRED_BY_OTHERS.has(key) ||
      key.endsWith('Labels') ||
      !(shape[key] instanceof z.ZodOptional) ||
      metaOf(shape[key]).isCommon === true;
    const kept = Object.entries(value as object).filter(([key]) => isKept(key));
    return Object.fromEntries(kept.map(([key, item]) => [key, shorterAt(shape[key], item, needed)]));
  }
  if (!(plain instanceof z.ZodArray) || !Array.isArray(value)) return value;
  const fewest = minEntriesOf(plain);
  if (fewest === Infinity) return value;
  return value
    .filter((item, index) => index < fewest || needed.ids.has((item as {id?: string}).id))
    .map((item) => shorterAt(plain.element, item, needed));
}

/** @returns the minimum number of entries in a list; all where a rule compares them. */
function minEntriesOf(list: z.ZodArray): number {
  const lengths = (list.def.checks ?? []).map(({_zod: {def}}) => {
    if (def instanceof Object && 'length' in def) return Number(def.length);
    if (def instanceof Object && 'minimum' in def) return Number(def.minimum);
    return Infinity;
  });
  return Math.max(metaOf(list.element).reference === undefined ? 1 : Infinity, ...lengths);
}
