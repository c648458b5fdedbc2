import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {create, type Font} from 'fontkit';
import decompress from 'woff2-encoder/decompress';

/** Weight and width of the site's variable font. */
export interface Face {
  wght: number;
  wdth: number;
}

/** Words as outlines, so that a drawing looks the same on a machine without the font. */
export interface Line {
  /** SVG path data in pixels, beginning at the origin on the base line. */
  path: string;
  /** In pixels. */
  width: number;
}

/** The site's own fonts (src/css/tokens.css): Latin first, then the letters of Nigerian languages. */
const FILES = ['archivo-latin', 'archivo-ng-a', 'archivo-ng-b'];

/** Reads the fonts. @returns the letterer that sets a line of text in a face, at a size in pixels */
export async function loadLettering(siteDir: string) {
  const fonts = await Promise.all(
    FILES.map(async (name) => {
      const bytes = readFileSync(join(siteDir, 'src', 'css', 'fonts', `${name}.woff2`));
      return create(Buffer.from(await decompress(bytes))) as Font;
    }),
  );
  return (text: string, face: Face, size: number, spacing = 0): Line => {
    let width = 0;
    const paths = runs(text, fonts).map(({font, words}) => {
      const variation = font.getVariation({...face});
      const scale = size / variation.unitsPerEm;
      const {glyphs, positions} = variation.layout(words);
      return glyphs.map((glyph, index) => {
        const {xAdvance = 0, xOffset = 0, yOffset = 0} = positions[index] ?? {};
        const outline = glyph.path.scale(scale, -scale).translate(width + xOffset * scale, -yOffset * scale);
        width += xAdvance * scale + spacing * size;
        return outline.toSVG();
      });
    });
    return {path: paths.flat().join(''), width};
  };
}

/** Each stretch of a text with the first font that has its letters; what none has is left to the first. */
function runs(text: string, fonts: Font[]): {font: Font; words: string}[] {
  const result: {font: Font; words: string}[] = [];
  for (const letter of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? fonts[0];
    const last = result.at(-1);
    if (last && last.font === font) last.words += letter;
    else if (font) result.push({font, words: letter});
  }
  return result;
}
