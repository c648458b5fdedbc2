import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readSource} from '../../../src/cms/parse';
import {type Control, fieldsOf} from '../../../src/cms/edit';
import {SENTENCES} from '../../../src/editor/messages/github';
import {asHint, plainSentence} from '../../../src/editor/state/format-diagnostic';
import {messages} from '../../../src/editor/messages';
import {siteDefinition} from '../../../src/site/site-definition';
import {labelOf} from '../../../src/site/labels';

/** Words that a colleague who has never seen code does not know or could misunderstand. */
const UNKNOWN =
  /`|##|\*\*|\bpages\/|\bstatic\/|\bline \d|\bfeed\b|\bpull request|\bcommit\b|the scale below|the price of a page|YAML/i;
const UNKNOWN_LABEL = /^(ID|Key|Lead|Formerly|Unlisted|Sample|Seen|Token|Commit|Pull request)$/i;

type Said = readonly [where: string, sentence: string];

/** Returns every sentence in a tree of messages; functions get sample arguments. */
function saidBy(where: string, tree: unknown): Said[] {
  if (typeof tree === 'string') return [[where, tree]];
  if (typeof tree === 'function') return [[where, String((tree as (...all: unknown[]) => unknown)('It', 2))]];
  return Object.entries(tree as object).flatMap(([key, entry]) => saidBy(`${where}.${key}`, entry));
}

function fieldsWithin(where: string, control: Control): Said[] {
  if (control.kind === 'list') return fieldsWithin(where, control.entry.control);
  if (control.kind !== 'group') return [];
  return control.fields.flatMap((field) => fieldSaid(where, field));
}

function fieldSaid(around: string, {key, description, control}: ReturnType<typeof fieldsOf>[number]): Said[] {
  const where = `${around}.${key}`;
  return [
    [`${where} (label)`, labelOf(key)],
    [`${where} (hint)`, asHint(description)],
    ...fieldsWithin(where, control),
  ];
}

const PAGES = join(__dirname, '../../fixture/pages');
const files = readdirSync(PAGES, {recursive: true, encoding: 'utf8'}).filter((name) => /\.(mdx|yml)$/.test(name));
const ofFields = files.flatMap((name) => {
  const {schema} = readSource(siteDefinition, `pages/${name}`, readFileSync(join(PAGES, name)));
  return fieldsOf(schema).flatMap((field) => fieldSaid(name, field));
});
const MESSAGES = join(__dirname, '../../../src/editor/messages');
const ofModules = readdirSync(MESSAGES)
  .filter((name) => name !== 'format.ts')
  .map((name): unknown => jest.requireActual(join(MESSAGES, name)))
  .flatMap((all) => Object.entries(all as object))
  .filter(([name]) => name !== 'SENTENCES');
const all: Said[] = [
  ...ofModules.flatMap(([name, tree]) => saidBy(name, tree)),
  ...Object.entries(SENTENCES).map(([kind, say]): Said => [
    kind,
    plainSentence(say({paths: ['pages/about/us.mdx']}), () => 'Our page'),
  ]),
  ...ofFields,
];

describe('What the editor says', () => {
  it('is understandable for a colleague who has never seen code, at every field and in every window', () => {
    // Placeholders in curly brackets are typed literally.
    const found = all.filter(([, message]) => UNKNOWN.test(message.replace(/\{\w+\}/g, '')));
    expect(found).toEqual([]);
    expect(all.length).toBeGreaterThan(files.length);
  });

  it('does not use technical names for fields', () => {
    const labels = ofFields.filter(([where]) => where.endsWith('(label)'));
    expect(labels.filter(([, label]) => UNKNOWN_LABEL.test(label))).toEqual([]);
  });

  it('explains what a token is where it asks for one', () => {
    const [explanation] = messages.signIn.tokenHint.split('. ');
    expect(explanation).toMatch(/^A token is /);
    expect(explanation?.split(' ').length).toBeLessThanOrEqual(12);
  });
});
