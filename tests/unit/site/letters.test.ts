import {lintWith} from '../../../src/cms/lint';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {create, type Font} from 'fontkit';
import {rule} from '../../../src/site/rules/foreign-letter';
import {readSource} from '../../../src/cms/content/source';
import {ROOT} from '../../project';
import {unsupportedLetters, replaceUnsupportedLetters} from '../../../src/site/letters';
import {siteDefinition} from '../../../src/site/site-definition';
import type {Source} from '../../../src/cms/definition/site-definition';

const PRINTED = join(ROOT, 'src/site/pdf/fonts');
/** Every character up to the last one of a font, except for characters that are aliases of others. */
const ALL = Array.from({length: 0x2300}, (_, point) => String.fromCodePoint(point)).filter(
  (letter) => !/[\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(letter) && letter.normalize('NFC') === letter,
);
const NIGERIAN = 'ọẹṣịụáàéèńǹṅ₦ɓɗƙƴƁƊƘƳỌẸṢỊỤẹ́ọ̀m̄';
const open = (file: string) => create(readFileSync(file)) as Font;
const has = (fonts: Font[], letter: string) =>
  fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Returns the faces of the pages in their order. Browsers use the last one whose range has a character. */
function facesOfPages() {
  const css = readFileSync(join(ROOT, 'src/css/tokens.css'), 'utf8');
  const faces = [...css.matchAll(/url\('\.\/(fonts\/[\w-]+\.woff2)'\)[^}]*unicode-range:([^;]+);/g)];
  return faces.map(([, file = '', ranges = '']) => {
    const runs = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) =>
      [first, last].map((point) => Number.parseInt(point, 16)),
    );
    const holds = (letter: string) => {
      const point = letter.codePointAt(0) ?? 0;
      return runs.some(([first = 0, last = 0]) => first <= point && point <= last);
    };
    return {font: open(join(ROOT, `src/css/${file}`)), holds};
  });
}

describe('The letters of the site', () => {
  it('are in the font face that browsers choose for them', () => {
    const faces = facesOfPages();
    const shown = (letter: string) => {
      const face = faces.findLast(({holds}) => holds(letter));
      return face !== undefined && has([face.font], letter);
    };
    expect(ALL.filter((letter) => shown(letter) === unsupportedLetters(letter).length > 0)).toEqual([]);
  });

  it('are in every style of the PDFs, in one of its two faces', () => {
    const files = readdirSync(PRINTED).filter((file) => file.endsWith('.woff2'));
    const voices = [...new Set(files.map((file) => file.replace(/^[a-z]+-/, '')))];
    expect(voices).toHaveLength(4);
    for (const voice of voices) {
      const fonts = files.filter((file) => file.endsWith(`-${voice}`)).map((file) => open(`${PRINTED}/${file}`));
      expect(ALL.filter((letter) => has(fonts, letter) === unsupportedLetters(letter).length > 0)).toEqual([]);
    }
  });

  it('include all letters of Nigeria, even a tone above a dotted letter', () => {
    expect(unsupportedLetters(NIGERIAN)).toEqual([]);
    expect(replaceUnsupportedLetters('Ọbáfẹ́mi Ƙasar ж')).toBe('Ọbáfẹ́mi Ƙasar ?'.normalize('NFC'));
  });
});

describe('A letter that no font has', () => {
  const page = (top: string, body: string) =>
    readSource(
      siteDefinition,
      'pages/about/sample.mdx',
      Buffer.from(`---\ntitle: Sample\ndescription: Words.\nheading: ${top}\n---\n\n${body}\n`),
    );

  const warningsIn = (source: Source) => lintWith([rule], {sources: [source]}, '2026-11-30');

  it('is reported with its name, in a field and in the body', () => {
    const source = page('Завод', 'Words.\n\nA yard in 漢.');
    expect(source.problems).toEqual([]);
    expect(warningsIn(source).map(({range, message}) => `${range.start.line} ${message}`)).toEqual([
      '4 heading has letters that the site’s fonts do not contain: З (U+0417), а (U+0430), в (U+0432), о (U+043E), д (U+0434).',
      '9 The line has a letter that the site’s fonts do not contain: 漢 (U+6F22).',
    ]);
  });

  it('is not reported in text of Nigerian languages', () =>
    expect(warningsIn(page('Ẹ káàbọ̀, ɗan Ƙasa', 'Ṅkwọ, ₦475.'))).toEqual([]));
});
