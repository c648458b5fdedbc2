import {findPressedText, findSourceRange} from '../../../../src/editor/rich-text/positions';
import {read} from '../../../../src/editor/rich-text/read';
import {writeBlocks} from '../../../../src/editor/rich-text/write';

/** @returns the text of the document that the words of the Markdown on a line stand for */
function textAt(body: string, line: number, words: string): string | undefined {
  const {doc, original} = read(body);
  const column = (body.split('\n')[line - 1] ?? '').indexOf(words) + 1;
  const range = findSourceRange(doc, writeBlocks(doc, original).lines(), body, {
    line,
    columns: [column, column + words.length],
  });
  return range && doc.textBetween(range.from, range.to, ' ');
}

describe('The text of a problem', () => {
  it.each([
    ['in a paragraph', '\nOne two three.\n', 2, 'two', 'two'],
    ['after bold words and a link', '\nOne **bold** [link](/a) two.\n', 2, 'two', 'two'],
    ['in bold words', '\nOne **bold** two.\n', 2, '**bold**', 'bold'],
    ['after an escaped character and a character code', '\nA \\* &amp; &#x78; two.\n', 2, 'two', 'two'],
    ['on the second line of a paragraph', '\nOne\ntwo.\n', 3, 'two', 'two'],
    ['in a heading with a short name', '\n## Tag | One two\n', 2, 'two', 'two'],
    ['in the second entry of a list', '\n- One\n- Two more\n', 3, 'more', 'more'],
    ['in a cell', '\n| A | B |\n| --- | --- |\n| c | two |\n', 4, 'two', 'two'],
    ['in a link, at its target', '\nOne [link](http://a.example) two.\n', 2, '[link](http://a.example)', 'link'],
  ])('is found %s', (_where, body, line, words, text) => expect(textAt(body, line, words)).toBe(text));

  it('is not found where it is not text', () => {
    expect(textAt('\n![](/img/a.jpg)\n', 2, '![]')).toBeUndefined();
    expect(textAt('\n<Values />\n', 2, 'Values')).toBeUndefined();
  });
});

describe('A word that somebody clicks on the page', () => {
  const characterAt = (body: string, text: string, position: number) => {
    const {doc} = read(body);
    const at = findPressedText(doc.child(0), 0, {text, position});
    return doc.textBetween(at, Math.min(at + 1, doc.content.size), ' ');
  };

  it('is found in its paragraph, entry and cell', () => {
    expect(characterAt('One **two** three.\n', ' three.', 1)).toBe('t');
    expect(characterAt('- One\n- Two\n', 'Two', 1)).toBe('w');
    expect(characterAt('| A | B |\n| --- | --- |\n| c | two |\n', 'two', 2)).toBe('o');
  });
});
