import {readSource} from '../../../../src/cms/content/source';
import {positionAtLine} from '../../../../src/cms/source-map/content-ref';
import {siteDefinition} from '../../../../src/site/site-definition';

describe('Lines of a body', () => {
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
  ])('What a reviewer says of line %i is at its field', (line, path) => {
    const source = readSource(siteDefinition, 'pages/about/way.mdx', Buffer.from(PAGE));
    expect(positionAtLine(source, line)).toEqual({file: 'pages/about/way.mdx', path});
  });

  test('A comment on a line of the body belongs to the block with that line', () => {
    const source = readSource(siteDefinition, 'pages/about/way.mdx', Buffer.from(PAGE));
    expect(positionAtLine(source, 16)).toEqual({file: 'pages/about/way.mdx', line: 16});
  });
});
