import sharp from 'sharp';

/** What counts as the brightness of a photo behind words: all but its brightest sparks. */
const SHARE = 0.97;
const WIDTH = 240;
/** How bright white words and light ones bear what is behind them, from 0 to 1 (WCAG 2.2, 3 to 1 and 4.5 to 1). */
const BEHIND_LARGE = 0.53;
const BEHIND_SMALL = 0.4;
/** The colour of the veil itself is almost black. */
const SCRIM = 0.05;
/** Less would not be seen as one shade. */
const LEAST_LARGE = 0.16;
const LEAST_SMALL = 0.34;

const rounded = (share: number) => Math.round(share * 100) / 100;

/** @returns how much of a veil a photo of a brightness needs, so that no more than some of it is left. */
export const coverOf = (brightness: number, most: number, least: number): number =>
  rounded(Math.max(least, (brightness - most) / (brightness - SCRIM)));

/**
 * @param share of the height on which words are, from below
 * @returns how dark the veil is where large words begin, and where small ones stand
 */
export async function scrimOf(photo: Buffer, share: number): Promise<{large: number; small: number}> {
  const {data, info} = await sharp(photo).resize({width: WIDTH}).greyscale().raw().toBuffer({resolveWithObject: true});
  const first = Math.floor(info.height * Math.max(0, 1 - share)) * info.width * info.channels;
  const shades = [...data.subarray(first)].sort((a, b) => a - b);
  const brightness = (shades[Math.floor(shades.length * SHARE)] ?? 0) / 255;
  return {large: coverOf(brightness, BEHIND_LARGE, LEAST_LARGE), small: coverOf(brightness, BEHIND_SMALL, LEAST_SMALL)};
}
