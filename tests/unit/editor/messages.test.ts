import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readSource} from '../../../src/cms/parse';
import {type Control, fieldsOf} from '../../../src/cms/edit';
import {GITHUB_MESSAGES} from '../../../src/editor/messages/github';
import {toFileHint, toPlainSentence} from '../../../src/editor/state/format-diagnostic';
import {messages} from '../../../src/editor/messages';
import {siteDefinition} from '../../../src/site/site-definition';
import {labelOf} from '../../../src/site/labels';

/** Words that a colleague who has never seen code does not know or could misunderstand. */
const TECHNICAL_TERMS =
  /`|##|\*\*|\bpages\/|\bstatic\/|\bline \d|\bfeed\b|\bpull request|\bcommit\b|the scale below|the price of a page|YAML/i;
const TECHNICAL_LABELS = /^(ID|Key|Lead|Formerly|Unlisted|Sample|Seen|Token|Commit|Pull request)$/i;

type Message = readonly [where: string, sentence: string];

/** Returns every sentence in a tree of messages; functions get sample arguments. */
function messagesIn(where: string, tree: unknown): Message[] {
  if (typeof tree === 'string') return [[where, tree]];
  if (typeof tree === 'function') return [[where, String((tree as (...all: unknown[]) => unknown)('It', 2))]];
  return Object.entries(tree as object).flatMap(([key, entry]) => messagesIn(`${where}.${key}`, entry));
}

function fieldsWithin(where: string, control: Control): Message[] {
  if (control.kind === 'list') return fieldsWithin(where, control.entry.control);
  if (control.kind !== 'group') return [];
  return control.fields.flatMap((field) => fieldMessages(where, field));
}

function fieldMessages(around: string, {key, description, control}: ReturnType<typeof fieldsOf>[number]): Message[] {
  const where = `${around}.${key}`;
  return [
    [`${where} (label)`, labelOf(key)],
    [`${where} (hint)`, toFileHint(description)],
    ...fieldsWithin(where, control),
  ];
}

const PAGES = join(__dirname, '../../fixture/pages');
const files = readdirSync(PAGES, {recursive: true, encoding: 'utf8'}).filter((name) => /\.(mdx|yml)$/.test(name));
const ofFields = files.flatMap((name) => {
  const {schema} = readSource(siteDefinition, `pages/${name}`, readFileSync(join(PAGES, name)));
  return fieldsOf(schema).flatMap((field) => fieldMessages(name, field));
});
const MESSAGES = join(__dirname, '../../../src/editor/messages');
const ofModules = readdirSync(MESSAGES)
  .filter((name) => name !== 'format.ts')
  .map((name): unknown => jest.requireActual(join(MESSAGES, name)))
  .flatMap((all) => Object.entries(all as object))
  .filter(([name]) => name !== 'SENTENCES');
const all: Message[] = [
  ...ofModules.flatMap(([name, tree]) => messagesIn(name, tree)),
  ...Object.entries(GITHUB_MESSAGES).map(([kind, say]): Message => [
    kind,
    toPlainSentence(say({paths: ['pages/about/us.mdx']}), () => 'Our page'),
  ]),
  ...ofFields,
];

describe('The messages of the editor', () => {
  it('contain no technical terms, in any field and any dialog', () => {
    // Placeholders in curly brackets are typed literally.
    const found = all.filter(([, message]) => TECHNICAL_TERMS.test(message.replace(/\{\w+\}/g, '')));
    expect(found).toEqual([]);
    expect(all.length).toBeGreaterThan(files.length);
  });

  it('contain no technical names of fields', () => {
    const labels = ofFields.filter(([where]) => where.endsWith('(label)'));
    expect(labels.filter(([, label]) => TECHNICAL_LABELS.test(label))).toEqual([]);
  });

  it('explain what a token is where the editor asks for one', () => {
    const [explanation] = messages.signIn.tokenHint.split('. ');
    expect(explanation).toMatch(/^A token is /);
    expect(explanation?.split(' ').length).toBeLessThanOrEqual(12);
  });
});
