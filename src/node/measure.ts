import sharp from 'sharp';
import type {PictureFacts} from '../cms/parse';
import {mostPixels} from '../cms/lint';
import {withMemoryFor} from './memory-budget';

/** Others are refused by their name, and what it takes to unpack them is in no one's hand. */
const UNPACKED = ['jpeg', 'png', 'svg'];

/** @returns what a picture's bytes tell of it; undefined when they are no picture. */
export async function measure(content: Buffer): Promise<PictureFacts['image']> {
  try {
    const {format, space, autoOrient} = await sharp(content, {limitInputPixels: false}).metadata();
    const {width, height} = autoOrient;
    const pixels = width * height;
    if (pixels > mostPixels(format) || !UNPACKED.includes(format)) return {width, height, format, space, color: ''};
    const colour = sharp(content).flatten({background: '#fff'}).toColourspace('srgb').resize(1, 1).raw();
    const [r, g, b] = await withMemoryFor(pixels, () => colour.toBuffer());
    const color = `#${[r, g, b].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`;
    return {width, height, format, space, color};
  } catch {
    return undefined;
  }
}
