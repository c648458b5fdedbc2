import sharp from 'sharp';
import {INK} from './tokens';

/** The size of the mark's file in pixels, and the density at which it is drawn in that size. */
const SVG_SIZE = 64;
const SVG_DENSITY = 72;

/** The mark in the middle of a square on ink; both sizes in pixels. */
export async function drawIcon(svg: string, size: number, mark: number): Promise<Buffer> {
  const border = (size - mark) / 2;
  return sharp(Buffer.from(svg), {density: (SVG_DENSITY * mark) / SVG_SIZE})
    .resize(mark)
    .flatten({background: INK})
    .extend({top: border, bottom: border, left: border, right: border, background: INK})
    .png()
    .toBuffer();
}
