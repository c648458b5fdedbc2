import {formatComment, parseComment} from '../../../../src/editor/github/conversation';

const comment = {
  key: 'a1',
  words: 'Shorter.',
  place: 'careers.mdx#openings.fitter.title',
  named: 'Careers, Fitter, title',
};

describe('A comment from the editor', () => {
  it.each([
    ['a word', 'Pipe fitter', undefined],
    ['a line of the file', 'Pipe fitter', '    title: "Pipe fitter"'],
    [
      'folded lines of the file',
      'Fit pipes, and weld them on site',
      '    text: >-\n      Fit pipes,\n      and weld them on site',
    ],
    ['a list of which one line changes', '1. Listen well\n2. Stop the work\n3. Ask', '1. Listen well'],
  ])('keeps its text, its place and the suggested wording as %s', (_what, instead, lines) => {
    const {words, place, key} = comment;
    expect(parseComment(formatComment({...comment, instead}, lines))).toEqual({words, place, key, instead});
  });
});

describe('What GitHub hides', () => {
  const hidden = (place: string, instead: string) =>
    `<!-- place: ${place} key: a1 instead: ${encodeURIComponent(instead)} -->`;

  it.each([
    [
      'there is no visible suggestion',
      `Fine.\n\n— Careers (careers.mdx#title)\n${hidden('careers.mdx#title', 'Buy pills')}`,
    ],
    [
      'the visible suggestion is another',
      `Fine.\n\n\`\`\`\nCareers\n\`\`\`\n\n— Careers (careers.mdx#title)\n${hidden('careers.mdx#title', 'Buy pills')}`,
    ],
    [
      'the visible suggestion is empty',
      `Fine.\n\n\`\`\`\n\`\`\`\n\n— Careers (careers.mdx#title)\n${hidden('careers.mdx#title', 'Buy pills')}`,
    ],
  ])('is no suggestion when %s', (_when, text) => {
    expect(parseComment(text)).not.toHaveProperty('instead');
  });

  it.each([
    ['another place', '— Careers (careers.mdx#title)'],
    ['a place that only begins with it', '— Careers (index.mdx#heading.more)'],
    ['no place', '— Careers'],
    ['nothing', ''],
  ])('is no place when the visible text says %s', (_what, visible) => {
    expect(parseComment(`Fine.\n\n${visible}\n<!-- place: index.mdx#heading key: a1 -->`)).not.toHaveProperty('place');
  });
});
