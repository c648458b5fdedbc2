import sharp from 'sharp';

/** The brightness of a photo behind text is this quantile of its pixels, which ignores the brightest ones. */
const SHARE = 0.97;
const WIDTH = 240;
/** How bright the background of large and of small white text may be, from 0 to 1 (WCAG 2.2, 3:1 and 4.5:1). */
const BEHIND_LARGE = 0.53;
const BEHIND_SMALL = 0.4;
/** The brightness of the scrim's colour, which is almost black. */
const SCRIM = 0.05;
/** A weaker scrim would not look like an even shade. */
const LEAST_LARGE = 0.16;
const LEAST_SMALL = 0.34;

const rounded = (share: number) => Math.round(share * 100) / 100;

/** @returns the opacity of the scrim that darkens a photo of this brightness to `most`. */
export const coverOf = (brightness: number, most: number, least: number): number =>
  rounded(Math.max(least, (brightness - most) / (brightness - SCRIM)));

/**
 * @param share the part of the height that text covers, from the bottom
 * @returns the opacity of the scrim where large text begins, and where small text is
 */
export async function scrimOf(photo: Buffer, share: number): Promise<{large: number; small: number}> {
  const {data, info} = await sharp(photo).resize({width: WIDTH}).greyscale().raw().toBuffer({resolveWithObject: true});
  const first = Math.floor(info.height * Math.max(0, 1 - share)) * info.width * info.channels;
  const shades = [...data.subarray(first)].sort((a, b) => a - b);
  const brightness = (shades[Math.floor(shades.length * SHARE)] ?? 0) / 255;
  return {large: coverOf(brightness, BEHIND_LARGE, LEAST_LARGE), small: coverOf(brightness, BEHIND_SMALL, LEAST_SMALL)};
}
