/** @jest-environment jsdom */
import type {Element as Tree, Node as Branch} from '../../src/review/mark/tree';
import {markPage} from '../../src/review/mark';
import {allIn, attribute, isElement, textNode} from '../../src/review/mark/tree';
import {site} from '../site/listed';

/** The tree of a document, without a parser of HTML. */
function treeOf(element: Element): Tree {
  const tagName = element.tagName.toLowerCase();
  const attrs = [...element.attributes].map(({name, value}) => ({name, value}));
  const tree: Tree = {nodeName: tagName, tagName, attrs, childNodes: [], parentNode: null};
  for (const child of element.childNodes) {
    const made: Branch = child instanceof Element ? treeOf(child) : textNode(child.textContent ?? '');
    made.parentNode = tree;
    tree.childNodes.push(made);
  }
  return tree;
}

const drawn = (html: string): Tree => {
  document.body.innerHTML = html;
  return treeOf(document.body);
};

test('The marks on a page are set on the document of a browser as well, without a build', () => {
  const now = drawn('<ul><li data-at="a.mdx#list.b">Welder</li><li data-at="a.mdx#list.a">Fitter of pipes</li></ul>');
  const before = drawn(
    '<ul><li data-at="a.mdx#list.a">Fitter of hoses</li><li data-at="a.mdx#list.c">Rigger</li></ul>',
  );
  markPage(now, before, {path: '/a', labels: site.preview, said: []});
  const kinds = allIn(now).flatMap((one) => attribute(one, 'data-mark') ?? []);
  expect(kinds).toEqual(['added', 'words', 'removed']);
  expect(now.childNodes.every(isElement)).toBe(true);
});
