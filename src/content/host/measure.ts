import sharp from 'sharp';
import type {PictureFacts} from '../pictures';
import {MAX_PIXELS} from '../pictures/files';

/** @returns what a picture's bytes tell of it; nothing when they are no picture. */
export async function measure(
  content: Buffer,
): Promise<Omit<NonNullable<PictureFacts['image']>, 'script'> | undefined> {
  try {
    const {format, space, autoOrient} = await sharp(content, {limitInputPixels: false}).metadata();
    const {width, height} = autoOrient;
    if (width * height > MAX_PIXELS) return {width, height, format, space, color: ''};
    const [r, g, b] = await sharp(content)
      .flatten({background: '#fff'})
      .toColourspace('srgb')
      .resize(1, 1)
      .raw()
      .toBuffer();
    const color = `#${[r, g, b].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`;
    return {width, height, format, space, color};
  } catch {
    return undefined;
  }
}
