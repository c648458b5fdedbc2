import {defaultTreeAdapter as tree, html, serializeOuter} from 'parse5';
import {attribute, elementsIn, type Element} from '../output/page';

/** Elements that hold an entry of a list, when they have an id. */
const ENTRIES = ['li', 'article', 'section'];
/** What stands apart on the screen, though nothing parts it in the HTML. */
const APART = ['li', 'dt', 'dd', 'th', 'td', 'a', 'span'];

/**
 * What Pagefind is given in place of a page. A page's name is its title; its heading is a claim. The heading of an
 * entry carries the entry's id and stands first, because Pagefind begins a place at a heading with an id. Entries of
 * lists stand apart, as they do on the screen. Pictures would only make the index larger. Pagefind passes over labels,
 * which name fields of forms; outside of a form, such as the papers that one ticks off, a label holds words of the page.
 * @param main the element that holds the page's own words; it is changed
 * @throws Error when there is none
 */
export function searchableHtml(path: string, title: string, main?: Element): string {
  if (!main) throw new Error(`The page ${path} has no <main> to search.`);
  for (const element of elementsIn(main)) {
    if (element.tagName === 'img') tree.detachNode(element);
    if (element.tagName === 'label') element.tagName = 'span';
    if (ENTRIES.includes(element.tagName)) beginWithHeading(element);
    if (APART.includes(element.tagName) && !isUnbroken(element)) tree.insertTextBefore(parentOf(element), ' ', element);
  }
  const name = tree.createElement('p', html.NS.HTML, [
    {name: 'data-pagefind-meta', value: 'title'},
    {name: 'data-pagefind-ignore', value: ''},
  ]);
  tree.insertText(name, title);
  prepend(main, name);
  return `<html><body>${serializeOuter(main)}</body></html>`;
}

/** Such a span stands within a sentence. */
const isUnbroken = (element: Element) => attribute(element, 'class') === 'unbroken';

function beginWithHeading(entry: Element): void {
  const id = attribute(entry, 'id');
  const heading = id === undefined ? undefined : headingOf(entry);
  if (id === undefined || !heading) return;
  entry.attrs = [];
  heading.attrs = [{name: 'id', value: id}];
  tree.detachNode(heading);
  prepend(entry, heading);
}

/** @returns the first heading of an entry, unless it belongs to an entry inside it. */
function headingOf(entry: Element): Element | undefined {
  const inside = elementsIn(entry);
  const first = inside.find(({tagName}) => tagName === 'h3' || ENTRIES.includes(tagName));
  return first?.tagName === 'h3' ? first : undefined;
}

function prepend(parent: Element, node: Element): void {
  const [first] = parent.childNodes;
  if (first) tree.insertBefore(parent, node, first);
  else tree.appendChild(parent, node);
}

function parentOf({parentNode, tagName}: Element) {
  if (!parentNode) throw new Error(`A <${tagName}> stands nowhere.`);
  return parentNode;
}
