import sharp from 'sharp';
import type {PictureFacts} from '../pictures';

/** @returns what a picture's bytes tell of it; nothing when they are no picture. */
export async function measure(
  content: Buffer,
): Promise<Omit<NonNullable<PictureFacts['image']>, 'script'> | undefined> {
  try {
    const {format, space, autoOrient} = await sharp(content).metadata();
    const [r, g, b] = await sharp(content)
      .flatten({background: '#fff'})
      .toColourspace('srgb')
      .resize(1, 1)
      .raw()
      .toBuffer();
    const color = `#${[r, g, b].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`;
    return {width: autoOrient.width, height: autoOrient.height, format, space, color};
  } catch {
    return undefined;
  }
}
