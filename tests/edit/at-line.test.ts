import {readSource} from '../../src/content/check/source';
import {placeAtLine} from '../../src/edit/model/at-line';

const PAGE = `---
title: Our way
description: >-
  A text on
  two lines.
heading: Our way
callToAction:
  heading: Ready?
  text: Send the scope.
  buttons:
    - {name: Contact, href: /contact}
---

## Heading

Words.
`;

test.each([
  [2, ['title']],
  [5, ['description']],
  [6, ['heading']],
  [9, ['callToAction', 'text']],
])('What a reviewer says of line %i stands at its field', (line, path) => {
  const source = readSource('pages/about/way.mdx', Buffer.from(PAGE));
  expect(placeAtLine(source, line)).toEqual({file: 'pages/about/way.mdx', path});
});

test('What a reviewer says of a line of the body leads to that block', () => {
  const source = readSource('pages/about/way.mdx', Buffer.from(PAGE));
  expect(placeAtLine(source, 16)).toEqual({file: 'pages/about/way.mdx', line: 16});
});
