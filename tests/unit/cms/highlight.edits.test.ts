import {parse} from 'parse5';
import {attribute, elementsIn, type PageElement} from '../../../src/plugins/output/page';
import {encodeContent} from '../../../src/cms/source-map/content';
import {SOURCE_ATTRIBUTE} from '../../../src/cms/source-map/content-ref';
import {renderPages} from './highlight/render-pages';
import {edits} from './highlight/edits';
import {rootOf, States} from './highlight/states';

type Whole = Awaited<ReturnType<States['read']>>;

/** Returns the kinds of the highlights that the steps visit, in the order of the page. */
const kindsOf = (html: string): string[] =>
  elementsIn(parse(html)).flatMap((element) => {
    if (!/^change-\d+$/.test(attribute(element, 'id') ?? '')) return [];
    for (let node = element; ; node = node.parentNode as typeof element) {
      const kind = attribute(node, 'data-highlight');
      if (kind !== undefined) return kind;
    }
  });

const isOf = (node: PageElement, name: string) => attribute(node, 'class')?.split(' ').includes(name) === true;

/** Returns the text of an element, without excluded elements. */
const wordsOf = (node: PageElement, isLeft: (element: PageElement) => boolean = () => false): string =>
  node.childNodes
    .map((child) =>
      'value' in child ? child.value : 'tagName' in child && !isLeft(child) ? wordsOf(child, isLeft) : '',
    )
    .join('');

/** Returns the characters of a page before its changes or now; moved content counts once, at its current place. */
function lettersOf(root: PageElement, {site}: Whole, state: 'before' | 'now'): string {
  const {inserted, deleted, movedAway} = site.preview;
  const away = movedAway.split('{', 1)[0] ?? '';
  const isMovedAway = (node: PageElement) =>
    elementsIn(node).some((element) => isOf(element, 'preview-flag') && wordsOf(element).startsWith(away));
  const isLeft = (node: PageElement) => {
    const highlight = attribute(node, 'data-highlight');
    // A choice is reported next to its field.
    if (node.tagName === 'option') return true;
    if (
      isOf(node, 'preview-flag') ||
      (isOf(node, 'srOnly') && [`${inserted}: `, `${deleted}: `].includes(wordsOf(node)))
    )
      return true;
    if (state === 'now') return node.tagName === 'del' || isOf(node, 'preview-before') || highlight === 'removed';
    const isNew = node.tagName === 'ins' || isOf(node, 'preview-now') || highlight === 'added';
    return isNew || (highlight === 'removed' && isMovedAway(node));
  };
  return wordsOf(root, isLeft).replace(/\s/g, '');
}

const sorted = (letters: string) => Array.from(letters).sort().join('');
const states = new States();
let base: Whole;
let after: Whole[];
beforeAll(async () => {
  base = await states.read(new Map());
  after = [];
  for (const {draft} of edits) after.push(await states.read(draft.changes));
  states.compile(base, ...after);
});

it.each(edits.map((edit, index) => ({...edit, index})))(
  'A highlighted page shows every difference that a reader sees, and nothing else: $title',
  ({draft, highlights, index}) => {
    const now = after[index] ?? base;
    expect(now.diagnostics).toEqual([]);
    const pages = states.compare(base, now, draft.renamed);
    const highlighted = highlights.map(([path]) => pages.find((page) => page.path === path)?.highlighted);
    expect(highlighted.map((html) => (html ? kindsOf(html) : []))).toEqual(highlights.map(([, kinds]) => kinds));
    for (const {path, before: was, now: is, highlighted: page} of pages) {
      // Without deleted content it is the current page, and without new content the earlier one.
      const highlighted = rootOf(page);
      expect([path, lettersOf(highlighted, now, 'now')]).toEqual([path, lettersOf(rootOf(is), now, 'now')]);
      const [old, without] = [rootOf(was), highlighted].map((root) => sorted(lettersOf(root, now, 'before')));
      expect([path, without]).toEqual([path, old]);
      // A page without a visible difference has no highlight.
      if (was === is) expect(page).not.toContain('data-highlight');
    }
  },
);

it('The HTML of each page has the reference of its heading', () => {
  const encoded = encodeContent(base, base.site);
  const drawn = renderPages(encoded.content, encoded.site, states.bodies(base));
  const headings = base.pages.flatMap(({path, file, data}) => {
    const heading = (data as {heading?: string}).heading;
    return heading === undefined ? [] : {path, ref: `${file.replace('pages/', '')}#heading`, heading};
  });
  const shown = headings.map(({path, ref}) => {
    const elements = elementsIn(parse(drawn.get(path) ?? ''));
    const found = elements.find((element) => attribute(element, SOURCE_ATTRIBUTE)?.split(' ').includes(ref));
    return {path, heading: found && wordsOf(found)};
  });
  expect(shown).toEqual(headings.map(({path, heading}) => ({path, heading})));
  expect(headings.length).toBeGreaterThan(5);
});
