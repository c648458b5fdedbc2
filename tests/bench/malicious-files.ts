/** Characters and structures of all kinds, each repeated many times, and the files that contain them. */

/** A placeholder for a number that differs each time, because only unique items make lookups slow. */
const COUNT = '§';

/** The pieces to repeat in a file. */
export const PIECES: readonly string[] = [
  ...Array.from(' \t\n\r\'"`#$%&()*+,-./:;<=>?@[]^_{|}~!0a\\\0\u200B\u00AD\u2028\uFEFF\uFFFD\u00A0é漢'),
  ...['<<<<<<<\n', '>>>>>>>\n', '=======\n', '|||||||\n', '---\n', '- 1\n', '- a: 1\n', 'a: 1\n', '- - - 1\n'],
  ...['? a\n', 'title: a\n', '# a\n', '## a | b\n', '1. a\n', '> a\n', '| a | b |\n', '[a](b) '],
  ...['![a](/img/a.jpg)\n\n', '<A />\n\n', '100,100,', 'The LTIFR was 100,', 'LTIFR 2020 ', '150+ projects '],
  ...['a@b.c ', 'https://a.b ', '+234 803 ', '**a ** ', 'a. ', 'é\u0301', '\u200D', '👷🏾‍♂️', '\uD800', '&amp;'],
  ...['&#0;', '{a}', '${a}', '<!-- ', ' -->', '*a* ', '_a_ ', '~~a ', '  - icon: qqqq\n', '    ', '`a', '``a`'],
  ...['\\\n', ':::a\n', ':a[', '<a>', '</a>', '[^a]: b\n', '[^a]', '- [ ] a\n', '\u00A0- a\n', '– a\n', '"a" ', '“a'],
  ...["'a", 'a\u2028', ' \u00A0', '- \n', '>\n', '*a', '**', '***a', '__a', '[[', '](', '![', '<a', '<!', '{/*'],
  ...['*/}', '&a ', '*a\n', '!!a ', '|\n', '>-\n', '%', 'a§: 1\n', '- a§\n', '## A heading §\n', '[a§](/b§) '],
  ...['<A§ />\n\n', '  - icon: q§\n', '[a§]: /b§\n', '&a§ *a§ ', '![a](/img/a§.jpg)\n\n', 'word§ '],
  ...['| a§ |\n| --- |\n| b§ |\n\n', 'a§@b.c ', 'https://a§.b ', '§,§,', '{a§: ', '  - id: a§\n    title: A§\n'],
  ...['- {a: b§}\n', '"§": §\n', '<g id="a§"><use href="#a§"/></g>', '<use href="#a§"/>', '<g>', '<path d="M0 0"/>'],
  ...['<!--', '<style>a§{fill:red}</style>', ' a§="b"', ' xmlns:a§="b"', '&#106;', '<![CDATA['],
];

/** @returns a piece, repeated to this number of bytes */
export function repeatToSize(piece: string, size: number): string {
  let [text, count] = ['', 0];
  while (text.length < size) text += piece.replaceAll(COUNT, String((count += 1)));
  return text.slice(0, size);
}

const TOP = 'title: Yard\ndescription: The yard of the site.\nheading: The yard';

/** @returns a page with extra lines in its front matter */
export const pageWith = (top: string, body: string): string => `---\n${TOP}${top}\n---\n\n${body}\n`;

const wrapped = (text: string, width: number) => text.replace(new RegExp(`.{${width}}`, 'gs'), '$&\n');
const indented = (text: string, width: number, start: string) =>
  wrapped(text, width)
    .split('\n')
    .map((line) => `${start}${line}`)
    .join('\n');
const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${inside}</svg>`;

interface Shape {
  name: string;
  /** The path of the file, if it is not an ordinary page. */
  file?: string;
  shape: (text: string) => string | Buffer;
}

const SITE = 'pages/_site.yml';
const CAREERS = 'pages/careers.mdx';
const DRAWING = 'static/img/malicious.svg';

export const PAGE_SHAPES: readonly Shape[] = [
  {name: 'a file', shape: (text) => text},
  {name: 'a body', shape: (text) => pageWith('', text)},
  {name: 'lines of a body', shape: (text) => pageWith('', wrapped(text, 3900))},
  {name: 'blocks of a body', shape: (text) => pageWith('', wrapped(text, 390).replaceAll('\n', '\n\n'))},
  {name: 'short lines of a body', shape: (text) => pageWith('', wrapped(text, 39))},
  {name: 'entries of a body', shape: (text) => pageWith('', indented(text, 39, '- '))},
  {name: 'a quotation', shape: (text) => pageWith('', indented(text, 390, '> '))},
  {name: 'a table', shape: (text) => pageWith('', `| a | b |\n| --- | --- |\n${indented(text, 39, '| a | ')}`)},
  {name: 'a front matter', shape: (text) => pageWith(`\n${text}`, 'Words.')},
  {name: 'a value', shape: (text) => pageWith(`\nlead: ${text.replaceAll('\n', ' ')}`, 'Words.')},
  {name: 'a quoted value', shape: (text) => pageWith(`\nlead: "${text.replace(/[\n"\\]/g, ' ')}"`, 'Words.')},
  {name: 'a folded value', shape: (text) => pageWith(`\nlead: >-\n${indented(text, 390, '  ')}`, 'Words.')},
  {name: 'values of a list', shape: (text) => pageWith(`\nformerly:\n${indented(text, 390, '  - ')}`, 'Words.')},
  {name: 'short values of a list', shape: (text) => pageWith(`\nformerly:\n${indented(text, 9, '  - ')}`, 'Words.')},
  {name: 'entries of a list', file: CAREERS, shape: (text) => pageWith(`\nbenefits:\n${text}`, 'Words.')},
  {
    name: 'towns of an opening',
    file: 'pages/careers/malicious.mdx',
    shape: (text) => pageWith(`\nlocation:\n${indented(text, 39, '  - ')}`, 'Words.'),
  },
  {name: 'the shared facts', file: SITE, shape: (text) => `name: Yard\n${text}`},
  {name: 'a list of the shared facts', file: SITE, shape: (text) => `quickLinks:\n${indented(text, 39, '  - name: ')}`},
  {name: 'bytes of Latin-1', shape: (text) => Buffer.from(`é${text}`, 'latin1')},
  {name: 'a drawing', file: DRAWING, shape: (text) => drawing(`>${text}`)},
  {name: 'a part of a drawing', file: DRAWING, shape: (text) => drawing(`><path d="${text}"/>`)},
  {name: 'attributes of a drawing', file: DRAWING, shape: (text) => drawing(` ${text}>`)},
  {name: 'styles of a drawing', file: DRAWING, shape: (text) => drawing(`><style>${text}</style>`)},
  {name: 'a file to download', file: 'static/files/malicious.pdf', shape: (text) => text},
];
