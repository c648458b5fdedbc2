import {readSource} from '../../../../src/cms/content/source';
import {listsToMoveTo, movedEntry} from '../../../../src/editor/state/move-entry';
import {siteDefinition} from '../../../../src/site/site-definition';

const YARD = '  - name: Yard\n    images:\n      - {src: /img/a.jpg, alt: A crane}\n';
const SECOND = '      - {src: /img/b.jpg, alt: A pump}\n';
const OFFICE = '  - name: Office\n    images:\n      - {src: /img/c.jpg, alt: A desk}\n';
const page = (categories: string) =>
  readSource(siteDefinition, 'pages/about/gallery.mdx', Buffer.from(`---\ncategories:\n${categories}---\n`));
const photo = ['categories', 0, 'images', 1];

test('A photo can move to the end of another category', () => {
  const source = page(YARD + SECOND + OFFICE);
  const lists = listsToMoveTo(source, photo);
  expect(lists).toEqual([{name: 'Office', path: ['categories', 1, 'images']}]);
  expect(movedEntry(source, photo, lists[0]?.path ?? [])).toBe(page(YARD + OFFICE + SECOND).text);
});

test('The last photo of a category that needs one stays there', () =>
  expect(listsToMoveTo(page(YARD + OFFICE), ['categories', 0, 'images', 0])).toEqual([]));

test('An entry of the only list of its kind has nowhere to move', () => {
  expect(listsToMoveTo(page(YARD + SECOND), ['categories', 0])).toEqual([]);
  expect(listsToMoveTo(page(YARD + SECOND), photo)).toEqual([]);
});
