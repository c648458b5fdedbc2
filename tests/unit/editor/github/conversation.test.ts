import {formatComment, parseComment} from '../../../../src/editor/github/conversation';

const COMMENT = {key: 'a1', words: 'Is this\nright?', place: 'index.mdx#mẹ́ta.title'};

it.each([
  ['nothing', undefined],
  ['a word', 'Pipe fitter', '    title: "Pipe fitter"'],
  ['folded lines', 'Fit pipes, and weld them on site', '    text: >-\n      Fit pipes,\n      and weld them on site'],
  ['a list of which one line changes', '1. Listen well\n2. Stop the work\n3. Ask', '1. Listen well'],
  ['paragraphs', 'Four\n\npeople'],
  ['code', '```\ncode\n```'],
  ['characters with a meaning in HTML', '--> <b> % — é₦'],
])('A comment keeps its text, place and suggestion for itself and for GitHub: %s', (_what, instead, ...own) => {
  for (const lines of [...own, undefined, `lead: ${instead}`])
    expect(parseComment(formatComment({...COMMENT, named: 'Home', instead}, lines))).toEqual({...COMMENT, instead});
});

it('A comment from GitHub is plain text: a malformed reference is ignored, and HTML stays text', () => {
  expect(parseComment('Plain.')).toEqual({words: 'Plain.'});
  expect(parseComment('A\n\n— B\n<!-- place: %E0%A4%A key: k -->')).toEqual({words: 'A', key: 'k'});
  expect(parseComment('<b>x</b>')).toEqual({words: '<b>x</b>'});
});

describe('What GitHub hides', () => {
  const hidden = '— Careers (careers.mdx#title)\n<!-- place: careers.mdx#title key: a1 instead: Buy%20pills -->';

  it.each([
    ['there is no visible suggestion', ''],
    ['the visible suggestion is another', '```\nCareers\n```\n\n'],
    ['the visible suggestion is empty', '```\n```\n\n'],
  ])('is no suggestion when %s', (_when, visible) =>
    expect(parseComment(`Fine.\n\n${visible}${hidden}`)).not.toHaveProperty('instead'),
  );

  it.each([
    ['another place', '— Careers (careers.mdx#title)'],
    ['a place that only begins with it', '— Careers (index.mdx#heading.more)'],
    ['no place', '— Careers'],
    ['nothing', ''],
  ])('is no place when the visible text says %s', (_what, visible) =>
    expect(parseComment(`Fine.\n\n${visible}\n<!-- place: index.mdx#heading key: a1 -->`)).not.toHaveProperty('place'),
  );
});
