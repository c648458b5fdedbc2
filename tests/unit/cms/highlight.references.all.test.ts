import {parse} from 'parse5';
import type {Nodes} from 'mdast';
import {BODY, blockPaths} from '../../../src/cms/diff/bodies';
import {SITE_FILE} from '../../../src/cms/values/paths';
import {parseBody} from '../../../src/cms/parse/body';
import {plainText, headingParts as headingWords} from '../../../src/cms/parse/headings';
import {attribute, elementsIn, type PageElement} from '../../../src/plugins/output/page';
import {encodeContent} from '../../../src/cms/source-map/content';
import {formatRef, segmentsOf, SOURCE_ATTRIBUTE} from '../../../src/cms/source-map/content-ref';
import {decodeRefs} from '../../../src/cms/source-map/stega';
import {renderPages} from './highlight/render-pages';
import {States} from './highlight/states';
import type {Content} from '../../../src/site/site-definition';

/** Values that are in no page's HTML: for search engines, for machines, or for content that only a script shows. */
const UNSEEN = [
  /#description$/,
  // A page in the menu has its name from there; its title is in the browser tab.
  /#title$/,
  // The overview shows the first three.
  /#service\.features\.[3-9]$/,
  /^search\.mdx#(?:results|nothing|failed|alike)\./,
  /#form\.success$/,
  /#readinessLabels\./,
  /^buyers\.mdx#answerLabels\.(?:quantity|expired)$/,
  // A closed opening, the menu's name of a page, and the source of a figure.
  /^careers\.mdx#openings\.rigger\./,
  /#sidebar_label$/,
  /^_site\.yml#figures\.(?:\w+\.source$|engineers\.)/,
  /^equipment\.mdx#equipmentLabels\.group$/,
  // A project without the value of a column, a valid document, an opening without a last day.
  /^projects\.mdx#trackRecordLabels\./,
  /^about\/certifications\.mdx#recordLabels\.(?:file|expired)$/,
  /^careers\.mdx#openingLabels\.closed?s?$/,
  /^contact\/index\.mdx#labels\.(?:today|offices|mapNote|map|hideMap)$/,
  /^_site\.yml#(?:preview|notFound|forms|labels|print|error)\./,
  /^_site\.yml#(?:town|moved|security\.email)$/,
];

/** The fields that no page shows literally: addresses, sizes, order, and values that components derive. */
const DERIVED = [
  'applyLink asOf autocomplete clients color country directionsUrl endpoint expires focal figure formerly',
  'from height href id kind latitude left longitude manHours most opens pinned publishFrom sample scheme services',
  'sidebar_position site slug src stage top to unlisted url values weekdays width widths',
].flatMap((names) => names.split(' '));

const INDEX = /^\d+$/;

function leaves(value: unknown, path: string[] = []): {path: string[]; value: unknown}[] {
  if (typeof value !== 'object' || value === null) return [{path, value}];
  return Object.entries(value).flatMap(([key, entry]) => leaves(entry, [...path, key]));
}

/** Returns the text of an element, including numbers and units in their own elements. */
const wordsOf = (element: PageElement): string =>
  element.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? wordsOf(child) : ''))
    .join('');
const shownBy = (element: PageElement): string =>
  [wordsOf(element), ...element.attrs.map(({value}) => value)].join(' ').replace(/\s+/g, ' ');

/** Returns the text of a block of a body: for a heading the part after its bar, for a photo its description. */
const said = (node: Nodes): string => {
  if (node.type === 'heading') return headingWords(node).title;
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? node.children.map(said).join('') : plainText(node);
};
const describedIn = (element: PageElement) =>
  [element, ...elementsIn(element)].map((item) => attribute(item, 'alt') ?? '').join('');
const isInside = (element: PageElement, outer: PageElement): boolean => elementsIn(outer).includes(element);
const isOfBody = (ref: string): boolean => segmentsOf(ref).names[0] === BODY;
const close = (text: string) => text.replace(/\s+/g, '');

/** Returns a pattern of the visible text for a text with placeholders in curly brackets. */
const pattern = (value: string): RegExp =>
  new RegExp(
    value
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*'))
      .join('.*'),
  );

describe('The references in a preview', () => {
  const states = new States();
  let refs: string[];
  let shownRefs: {ref: string; element: PageElement; path: string}[];
  let content: Content;

  beforeAll(async () => {
    const whole = await states.read(new Map());
    content = whole;
    states.compile(whole);
    const encoded = encodeContent(whole, whole.site);
    const pages = renderPages(encoded.content, encoded.site, states.bodies(whole));
    refs = decodeRefs(JSON.stringify([...encoded.content.pages.map(({data}) => data), encoded.site]));
    shownRefs = [...pages].flatMap(([path, html]) =>
      elementsIn(parse(html)).flatMap((element) =>
        (attribute(element, SOURCE_ATTRIBUTE)?.split(' ') ?? []).map((ref) => ({ref, element, path})),
      ),
    );
  });

  it('exist wherever a page shows a value', () => {
    const shown = new Set(shownRefs.map(({ref}) => ref));
    expect(refs.filter((ref) => !shown.has(ref) && !UNSEEN.some((item) => item.test(ref)))).toEqual([]);
    expect(shown.size).toBeGreaterThan(700);
  });

  it('belong to the visible value, and to no other', () => {
    const data = new Map<string, object>([
      ...content.pages.map(({file, data: top}) => [file.replace(/^pages\//, ''), top] as const),
      [SITE_FILE.replace(/^pages\//, ''), content.site ?? {}],
    ]);
    const wrong = shownRefs.filter(({ref, element}) => {
      if (isOfBody(ref)) return false;
      const value = valueAt(data, ref);
      return typeof value !== 'string' || !value.split(',').some((part) => pattern(part.trim()).test(shownBy(element)));
    });
    expect(wrong.map(({ref, element, path}) => [ref, path, shownBy(element)])).toEqual([]);
  });

  it('exist in a body for each paragraph, heading, list, table, photo and button', () => {
    const blocks = content.sources.flatMap(({file, kind, text}) => {
      const nodes = kind ? parseBody(text).tree.children : [];
      const names = blockPaths(nodes);
      return nodes.map((node, index) => ({ref: formatRef(file, names[index] ?? []), node}));
    });
    // The content of a block comes from the fields of the page.
    const written = blocks.filter(({node: {type}}) => type !== 'mdxJsxFlowElement' && type !== 'definition');
    const shownAt = (ref: string) => {
      const found = new Set(shownRefs.filter((shown) => shown.ref === ref).map(({element}) => element));
      const outer = [...found].filter(
        (element) => ![...found].some((item) => item !== element && isInside(element, item)),
      );
      return close(outer.map((element) => wordsOf(element) + describedIn(element)).join(''));
    };
    const unfound = written.filter(({ref, node}) => !shownAt(ref).includes(close(said(node))));
    expect(unfound.map(({ref}) => ref)).toEqual([]);
    const named = new Set(shownRefs.map(({ref}) => ref).filter(isOfBody));
    expect([...named].sort()).toEqual(written.map(({ref}) => ref).sort());
    expect(new Set(written.map(({node: {type}}) => type)).size).toBeGreaterThan(2);
  });

  it('are missing only for values that a component derives', () => {
    const fieldOf = (names: readonly string[]) => names.findLast((name) => !INDEX.test(name)) ?? '';
    const named = new Set(refs.map((ref) => fieldOf(ref.split(/[#.]/))));
    const data = [...content.pages.map(({data: top}) => top), content.site ?? {}];
    const left = data.flatMap((top) => leaves(top)).map(({path}) => fieldOf(path));
    expect([...new Set(left)].filter((name) => !named.has(name)).sort()).toEqual(DERIVED.toSorted());
  });
});

function valueAt(data: ReadonlyMap<string, object>, ref: string): unknown {
  const [file = '', names = ''] = ref.split('#');
  return names.split('.').reduce<unknown>((at, name) => {
    if (Array.isArray(at) && !INDEX.test(name))
      return at.find(
        (entry: unknown) => typeof entry === 'object' && entry !== null && Object.values(entry).includes(name),
      ) as unknown;
    return typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
  }, data.get(file));
}
