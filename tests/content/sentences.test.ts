import {sentenceOf} from '../sentences';

describe('What is wrong with the pages in a browser is told in one sentence', () => {
  it.each([
    [
      'of the test itself',
      'Error: \u001b[2mIt is too wide. Shorten it.\u001b[22m\n\nexpect(received)…\n    at x.ts:1',
      '/a/b: It is too wide. Shorten it.',
    ],
    ['that names the page', 'Error: /c: It is not found.\n\nexpect', '/c: It is not found.'],
    [
      'where the runner says what it compared',
      'Error: expect(received).toBe(expected)\n  at x.ts:1',
      '/a/b: This no longer holds: "can be read". Show this to a developer.',
    ],
    [
      'where it was waited for in vain',
      'Test timeout of 30000ms exceeded.',
      '/a/b: This no longer holds: "can be read". Show this to a developer.',
    ],
    ['where nothing was said', undefined, '/a/b: This no longer holds: "can be read". Show this to a developer.'],
  ])('%s', (_where, message, sentence) => {
    expect(sentenceOf('/a/b can be read', message)).toBe(sentence);
  });

  it('names the step in which it failed', () => {
    expect(sentenceOf('/a/b can be read', undefined, 'It has a title')).toBe(
      '/a/b: This no longer holds: "It has a title". Show this to a developer.',
    );
  });

  it('also where it is of no page', () => {
    expect(sentenceOf('Each page has a title', 'Error: expect(…)')).toBe(
      'This no longer holds: "Each page has a title". Show this to a developer.',
    );
  });
});
