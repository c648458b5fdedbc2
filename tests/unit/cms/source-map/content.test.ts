/** Tests that content cannot forge or break the references of previews, whatever letters it contains. */
import * as fc from 'fast-check';
import type {Root} from 'mdast';
import {encodeBody} from '../../../../src/cms/source-map/content';
import {decodeRefs, encodeRef, removeRefs, TAG_CHARACTERS} from '../../../../src/cms/source-map/stega';
import {parseBody} from '../../../../src/cms/parse/body';

/** A text with any mixture of visible letters, tag characters and complete references. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom('weld', ' ', '%', '\u{E0025}\u{E007F}', '\u{E007F}', encodeRef('careers.mdx#title')),
      fc.integer({min: 0xe0020, max: 0xe007f}).map((code) => String.fromCodePoint(code)),
    ),
    {minLength: 1},
  )
  .map((parts) => parts.join(''));

/** Writes each tag character as a code, which the source may contain without being reported as invisible. */
const asCodes = (text: string) =>
  text.replace(TAG_CHARACTERS, (letter) => `&#x${letter.codePointAt(0)?.toString(16) ?? ''};`);

const textsOf = (node: object): string[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'position') return [];
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsOf(value) : [];
  });

test('The reader of references drops what it cannot decode, and never throws', () => {
  fc.assert(
    fc.property(hostileText, fc.webPath(), (text, ref) => {
      expect(() => decodeRefs(text)).not.toThrow();
      expect(decodeRefs(removeRefs(text) + encodeRef(`a.mdx#${ref}`))).toEqual([`a.mdx#${ref}`]);
    }),
  );
});

test.each([
  ['the title of a link', (text: string) => `[the people](/about "${text}")`],
  ['the address of a link', (text: string) => `[the people](</about${text}>)`],
  ['the text of a link', (text: string) => `[the people ${text}](/about)`],
  ['the title of a photo', (text: string) => `![A yard](/img/yard.jpg "${text}")`],
  ['the address of a photo', (text: string) => `![A yard](</img/${text}.jpg>)`],
  ['the description of a photo', (text: string) => `![A yard ${text}](/img/yard.jpg)`],
  ['a definition', (text: string) => `The [people].\n\n[people]: </about${text}> "${text}"`],
  ['a heading', (text: string) => `## The people ${text}`],
  ['a table', (text: string) => `| A ${text} | B |\n| --- | --- |\n| ${text} c | d |`],
  ['a paragraph', (text: string) => `The people ${text} weld.`],
])('References of a page are only its own, although %s contains others', (_where, write) => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const tree: Root = parseBody(`---\ntitle: A\n---\n\n${write(asCodes(text))}\n`).tree;
      encodeBody(tree, 'pages/about.mdx');
      const refs = textsOf(tree).flatMap(decodeRefs);
      expect(refs.every((ref) => ref.startsWith('about.mdx#body'))).toBe(true);
    }),
    {numRuns: 50},
  );
});
