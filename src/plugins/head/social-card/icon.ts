import sharp from 'sharp';
import {INK} from './tokens';

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
