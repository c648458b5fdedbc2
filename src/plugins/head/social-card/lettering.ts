import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {create, type Font} from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import {FONT_FILES} from './tokens';

/** The weight and width of the site's variable font. */
export interface Face {
  wght: number;
  wdth: number;
}

/** Text as outlines, so that a drawing looks the same on a machine without the font. */
interface Line {
  /** SVG path data in pixels, starting at the origin on the baseline. */
  path: string;
  /** In pixels. */
  width: number;
}

/** Lays out a line of text, with `size` in pixels and `spacing` after each letter as a fraction of the size. */
export type Letterer = (text: string, face: Face, size: number, spacing?: number) => Line;

/** Reads the site's own fonts. */
export async function loadLettering(siteDir: string): Promise<Letterer> {
  const fonts = await Promise.all(
    FONT_FILES.map(async (file) => create(Buffer.from(await decompress(readFileSync(join(siteDir, file))))) as Font),
  );
  return (text, face, size, spacing = 0) => {
    let width = 0;
    const paths = runs(text, fonts).map(({font, text: content}) => {
      const variation = font.getVariation({...face});
      const scale = size / variation.unitsPerEm;
      const {glyphs, positions} = variation.layout(content);
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

/**
 * Splits text into runs by the first font that has their characters. Characters that no font has use the first font.
 */
function runs(text: string, fonts: Font[]): {font: Font; text: string}[] {
  const result: {font: Font; text: string}[] = [];
  for (const letter of text) {
    const font = fonts.find((item) => item.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? fonts[0];
    const last = result.at(-1);
    if (last && last.font === font) last.text += letter;
    else if (font) result.push({font, text: letter});
  }
  return result;
}
