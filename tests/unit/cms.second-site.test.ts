/** Tests the engine with a site other than ours: recipes, about which src/cms knows nothing. */
import {JSDOM} from 'jsdom';
import * as z from 'zod';
import {definePageType, createPage, type PageTypeOptions} from '../../src/cms/definition/page-type';
import {defineRule, type SiteDefinition} from '../../src/cms/definition/site-definition';
import {writeEdit} from '../../src/cms/edit';
import type {HighlightLabels} from '../../src/cms/highlight/flags';
import {highlightPage} from '../../src/cms/highlight/highlight';
import {NamedPicture} from '../../src/cms/images';
import {applyFixes, warningsOf, formatDiagnosticLine} from '../../src/cms/lint';
import {type ContentHost, diffPage, readContent, compareFiles} from '../../src/cms/parse';
import {report} from '../../src/cms/report';
import {asText} from '../../src/cms/report/sentences';
import {sentencesOf} from '../../src/cms/report/page-sentences';
import {alt, field, id, list, phone, photo, reference, text} from '../../src/cms/schema';
import {encodeContent} from '../../src/cms/source-map/content';
import {decodeRefs} from '../../src/cms/source-map/stega';

const SHARED = {title: text('Its name.', 'Soup', 40), description: text('In a line.', 'Hot.', 80)};
const typeOf = <Name extends string, Schema extends z.ZodObject>(rules: PageTypeOptions<Name, Schema>) =>
  definePageType(rules, (data, page) => createPage(rules, data, page));

const recipe = typeOf({
  name: 'recipe',
  folder: 'recipes',
  collection: {list: 'recipes', field: 'minutes'},
  schema: z.strictObject({
    ...SHARED,
    minutes: field(z.int().min(1), 'How long it takes.', '30'),
    ingredients: list(
      z.strictObject({id: id('salt'), name: text('What.', 'Salt', 40), amount: text('How much.', '5 g', 20)}),
      'What one needs.',
    ),
  }),
  entries: (_data, {path}) => ({recipes: [{id: path.slice('/recipes/'.length)}]}),
});
const menu = typeOf({
  name: 'menu',
  files: ['index.mdx'],
  needed: 'guests begin there',
  schema: z.strictObject({
    ...SHARED,
    courses: list(reference('recipes', 'soup'), 'The courses in their order.'),
    table: phone('Where to book a table.', '+64 9 123 4567').optional(),
    picture: photo('card', '/img/soup.jpg').optional(),
    alt: alt().optional(),
  }),
  blocks: {Courses: 'is the menu itself'},
});

const celsius = defineRule({
  id: 'celsius',
  messages: {fahrenheit: ['An oven is told in °F.', 'Write °C.']},
  check: {
    line: (report, line) => {
      if (line.includes('°F')) report({message: 'fahrenheit'});
    },
  },
});

const kitchen: SiteDefinition = {
  pageTypes: [recipe, menu],
  plain: typeOf({name: 'plain', files: [], schema: z.strictObject({...SHARED, publishFrom: z.iso.date().optional()})}),
  siteFile: z.strictObject({name: text('Of the kitchen.', 'At home', 40)}),
  blocks: {Courses: {shows: 'courses'}, Ingredients: {shows: 'ingredients', anchors: 'id'}},
  entryLists: ['recipes'],
  rules: [celsius],
  neededPages: {},
  programs: {},
  labels: {spellings: {}, names: {minutes: 'Time'}},
  // New Zealand, where a day begins long before ours.
  locale: {language: 'en-NZ', utcOffset: '+12:00', dialCode: '64'},
};

const written = (title: string, fields: string, body: string) =>
  `---\ntitle: ${title}\ndescription: ${title} is good.\n${fields}---\n\n${body}\n`;
const dish = (title: string, body: string) =>
  written(title, 'minutes:  30\ningredients:\n  - {id: salt, name: Salt, amount: 5 g}\n', body);
const [SOUP, TIPS] = ['pages/recipes/soup.mdx', 'pages/tips.mdx'];
const before = dish('Soup', '<Ingredients />\n\nBoil it for long.');
const tips = written('Tips', '', 'Back to [the menu](/).');
const PAGES: Readonly<Record<string, string>> = {
  'pages/_site.yml': 'name: At home\n',
  'pages/index.mdx': written('Menu', 'courses: [soup, bread]\n', '<Courses />\n\n[Salt](/recipes/soup#salt)'),
  [SOUP]: before,
  'pages/recipes/bread.mdx': dish('Bread', 'Bake it.'),
  'pages/recipes/salad.mdx': dish('Salad', 'Toss it, then read [the tips](/tips).'),
  [TIPS]: tips,
  'pages/thanks.mdx': written('Thanks', '', 'To [the soup](/recipes/soup).'),
};
const host: ContentHost = {
  readPicture: () => Promise.resolve(undefined),
  fileNamesIn: () => [],
  icons: new Set(),
  flagOf: (code) => Promise.resolve(new NamedPicture(code, undefined, [])),
};
const bytesOf = (pages: Readonly<Record<string, string>>) =>
  new Map(Object.entries(pages).map(([file, content]) => [file, new TextEncoder().encode(content)]));
const read = (texts: ReadonlyMap<string, Uint8Array>) =>
  readContent(
    kitchen,
    texts,
    [...texts.keys()].map((file) => ({file, kind: 'file', read: () => ''})),
    host,
  );

test('Six pages of the second site’s page types have no diagnostics', async () => {
  const content = await read(bytesOf(PAGES));
  expect(content.diagnostics).toEqual([]);
  expect(content.pages.map(({kind}) => kind)).toEqual(['menu', 'recipe', 'recipe', 'recipe', 'plain', 'plain']);
  expect(warningsOf(content, [], '2026-11-30').map(formatDiagnosticLine)).toEqual([
    'pages/recipes/bread.mdx:5 The page does not show ingredients. Add <Ingredients /> on its own line where the list should appear.',
    'pages/recipes/salad.mdx:5 The page does not show ingredients. Add <Ingredients /> on its own line where the list should appear.',
  ]);
  const [first] = encodeContent(content, content.site ?? {}).content.pages;
  expect(decodeRefs(JSON.stringify(first?.data))).toContain('index.mdx#title');
});

test('Its schema, blocks, references and rule find mistakes', async () => {
  const wrong = {'pages/index.mdx': written('Menu', 'courses: [soop]\n', '<Course />'), [SOUP]: dish('Soup', '9 °F.')};
  expect((await read(bytesOf({...PAGES, ...wrong}))).diagnostics.map(formatDiagnosticLine)).toEqual([
    'pages/index.mdx:1 The page has no <Courses />, which is the menu itself. Add it on its own line.',
    'pages/index.mdx:4 courses › 1 "soop" is not one of the recipes. Did you mean "soup"?',
    'pages/index.mdx:7 <Course> is not a block of this site. Did you mean <Courses />?',
    'pages/recipes/soup.mdx:9 An oven is told in °F. Write °C.',
  ]);
});

test('Its links, telephone numbers and photos are checked by its own country', async () => {
  const fields = 'courses: [soup]\ntable: 09 123 4567\npicture: /img/none.jpg\nalt: Soup\n';
  const body = '<Courses />\n\n[Call](tel:0212345678)\n\n[Chat](https://wa.me/0212345678)';
  const {diagnostics} = await read(bytesOf({...PAGES, 'pages/index.mdx': written('Menu', fields, body)}));
  expect(diagnostics.map(formatDiagnosticLine)).toEqual([
    'pages/index.mdx:5 table "09 123 4567" is not a telephone number in international format. Write, for example, "table: +64 9 123 4567".',
    'pages/index.mdx:6 picture "/img/none.jpg" does not exist. Add the file to static/img, or use one that is there.',
    'pages/index.mdx:12 The link "tel:0212345678" is a telephone number without a country code. Write tel:+64212345678.',
    'pages/index.mdx:14 The link "https://wa.me/0212345678" does not have the number in WhatsApp’s format: the country code first, and digits only. Write https://wa.me/64212345678.',
  ]);
});

test('A page appears at midnight in the time of the site', async () => {
  const later = {...PAGES, [TIPS]: written('Tips', 'publishFrom: 2026-12-01\n', 'Words.')};
  const reportsAt = async (now: string) => {
    jest.useFakeTimers({now: new Date(now), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask']});
    const {diagnostics} = await read(bytesOf(later));
    jest.useRealTimers();
    return diagnostics.map(({ruleId}) => ruleId);
  };
  expect(await reportsAt('2026-11-30T11:59:00Z')).toEqual(['broken-link']);
  expect(await reportsAt('2026-11-30T12:01:00Z')).toEqual([]);
});

test('Unambiguous fixes are applied', async () => {
  const texts = bytesOf({...PAGES, [TIPS]: tips.replace('](', '] (')});
  const {changed} = await applyFixes(texts, async (now) => (await read(now)).diagnostics);
  expect(new TextDecoder().decode(changed.get(TIPS))).toBe(tips);
});

test('An edit changes only its field, and the change is matched, reported and highlighted', () => {
  const longer = writeEdit(kitchen, SOUP, before, {kind: 'set', path: ['minutes'], value: 45}, before);
  expect(longer).toBe(before.replace('30', '45'));
  const after = longer.replace('long', 'an hour');
  const {inside = []} = diffPage(kitchen, SOUP, before, after).fields;
  expect(inside.find(({path}) => path[0] === 'minutes')).toMatchObject({before: 30, after: 45});
  const texts = (soup: string) => (file: string) => (file === SOUP ? soup : (PAGES[file] ?? ''));
  const both = {textBefore: texts(before), textNow: texts(after), files: Object.keys(PAGES)};
  const changes = report(kitchen, compareFiles(both, {same: [SOUP], gone: [], added: []}));
  expect(asText(changes)).toBe(
    'Soup › time: 30 → 45 (also on Menu)\nSoup › text: Boil it for long. → Boil it for an hour.',
  );

  const drawn = (time: number, content: string) =>
    new JSDOM(`<h1>Soup</h1><p>${time} minutes</p><p>${content}</p>`).window.document.body;
  const [was, now] = [drawn(30, 'Boil it for long.'), drawn(45, 'Boil it for an hour.')];
  const labels = new Proxy({} as HighlightLabels, {get: (_labels, name) => String(name)});
  highlightPage(now, was, {path: '/recipes/soup', labels, sentences: sentencesOf(changes).sentences});
  const marked = Array.from(now.querySelectorAll('ins, del'), ({textContent}) => textContent);
  expect(marked).toEqual(['deleted: 30', 'inserted: 45', 'deleted: long', 'inserted: an hour']);
});
