import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {create, type Font} from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import {INK, MUTED, ON_INK, SIGNAL, FONT_FILES, SHARE_SIZE, type SocialCardContent} from '.';

/** The size of the logo's file in pixels, and the density that renders it at this size. */
const SVG_SIZE = 64;
const SVG_DENSITY = 72;

/** Draws the logo in the middle of a dark square; both sizes are in pixels. */
export async function drawIcon(svg: string, size: number, mark: number): Promise<Buffer> {
  const border = (size - mark) / 2;
  return sharp(Buffer.from(svg), {density: (SVG_DENSITY * mark) / SVG_SIZE})
    .resize(mark)
    .flatten({background: INK})
    .extend({top: border, bottom: border, left: border, right: border, background: INK})
    .png()
    .toBuffer();
}

/** The weight and width of the site's variable font. */
interface Face {
  wght: number;
  wdth: number;
}

const WIDE: Face = {wght: 600, wdth: 112};
const TEXT: Face = {wght: 500, wdth: 100};
/** Headings have slightly tighter letters, as on the pages. In fractions of the font size. */
const TIGHT = -0.028;
const LEADING = 1.06;

/** As on the pages, text starts at a margin, and a white sheet overlaps the dark background. */
const MARGIN = 72;
const SHEET = {top: 540, mark: {width: 120, height: 8}};
const MARK = {y: 60, scale: 1.6};
const NAME = {x: 156, y: 92, size: 34};
const SECOND_NAME = {y: 122, size: 21};
/** The space above the title, and the size of the text there. */
const SECTION = {gap: 12, size: 28};
const TAGLINE = {x: 112, y: 596, size: 25};
const TITLE = {bottom: 474, width: 1000, sizes: [112, 96, 80, 68], smallest: 56, lines: 2};
const DRAWING = {x: 640, y: -70, width: 640, height: 626, opacity: 0.2};

let letterer: Promise<Letterer> | undefined;

export async function drawSocialCard(content: SocialCardContent, siteDir: string): Promise<Buffer> {
  letterer ??= loadLettering(siteDir);
  const svg = draw(content, await letterer);
  return sharp(Buffer.from(svg)).png({palette: true}).toBuffer();
}

function draw({title, section, shortName, secondName, tagline, drawing}: SocialCardContent, letter: Letterer): string {
  const {lines, size} = fitTitle(title, letter);
  const top = TITLE.bottom - (lines.length - 1) * size * LEADING;
  const put = (path: string, x: number, y: number, fill: string) =>
    `<path transform="translate(${x} ${y.toFixed(1)})" fill="${fill}" d="${path}"/>`;
  const {width, height} = SHARE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${INK}"/>`,
    `<g opacity="${DRAWING.opacity}">${placeSvg(drawing)}</g>`,
    `<g transform="translate(${MARGIN} ${MARK.y}) scale(${MARK.scale})">`,
    `<path fill="${ON_INK}" d="M0 0h40v9H9.5v6.5H31v9H9.5V40H0z"/><path fill="${SIGNAL}" d="M17 29h23L28.5 40z"/></g>`,
    put(letter(shortName, WIDE, NAME.size).path, NAME.x, NAME.y, ON_INK),
    put(letter(secondName, TEXT, SECOND_NAME.size).path, NAME.x, SECOND_NAME.y, ON_INK),
    section === undefined ? '' : put(letter(section, TEXT, SECTION.size).path, MARGIN, top - size - SECTION.gap, MUTED),
    ...lines.map((line, index) => put(line, MARGIN, top + index * size * LEADING, ON_INK)),
    `<rect x="${MARGIN}" y="${SHEET.top}" width="${width}" height="${height}" fill="${ON_INK}"/>`,
    `<rect x="${MARGIN}" y="${SHEET.top}" width="${SHEET.mark.width}" height="${SHEET.mark.height}" fill="${SIGNAL}"/>`,
    put(letter(tagline, TEXT, TAGLINE.size).path, TAGLINE.x, TAGLINE.y, INK),
    '</svg>',
  ].join('');
}

const placeSvg = (drawing: string) =>
  drawing.replace('<svg', `<svg x="${DRAWING.x}" y="${DRAWING.y}" width="${DRAWING.width}" height="${DRAWING.height}"`);

function fitTitle(title: string, letter: Letterer): {lines: string[]; size: number} {
  const set = (text: string, size: number) => letter(text, WIDE, size, TIGHT);
  const wrap = (size: number) =>
    title.split(' ').reduce<string[]>((lines, word) => {
      const candidate = `${lines.at(-1)} ${word}`;
      if (lines.length === 0 || set(candidate, size).width > TITLE.width) return [...lines, word];
      return [...lines.slice(0, -1), candidate];
    }, []);
  const size = TITLE.sizes.find((value) => wrap(value).length <= TITLE.lines) ?? TITLE.smallest;
  return {lines: wrap(size).map((line) => set(line, size).path), size};
}

/** Text as outlines, so that a card looks the same on a machine without the font. */
interface Line {
  /** SVG path data in pixels, starting at the origin on the baseline. */
  path: string;
  width: number;
}

/** Lays out a line of text, with `size` in pixels and `spacing` after each letter as a fraction of the size. */
type Letterer = (text: string, face: Face, size: number, spacing?: number) => Line;

async function loadLettering(siteDir: string): Promise<Letterer> {
  const fonts = await Promise.all(
    FONT_FILES.map(async (file) => create(Buffer.from(await decompress(readFileSync(join(siteDir, file))))) as Font),
  );
  return (text, face, size, spacing = 0) => {
    let width = 0;
    const paths = fontRuns(text, fonts).map(({font, text: content}) => {
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
function fontRuns(text: string, fonts: Font[]): {font: Font; text: string}[] {
  const result: {font: Font; text: string}[] = [];
  for (const letter of text) {
    const font = fonts.find((item) => item.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? fonts[0];
    const last = result.at(-1);
    if (last && last.font === font) last.text += letter;
    else if (font) result.push({font, text: letter});
  }
  return result;
}
