import sharp from 'sharp';

// sharp's cache keeps pictures open, and ignores the memory that a progressive JPEG needs.
sharp.cache(false);

/** The memory that decoded pictures may use together, in bytes. A picture that needs more is decoded alone. */
const BUDGET = 400_000_000;
/** The maximum size of a pixel: four values of two bytes each, which also covers a progressive JPEG during decoding. */
const BYTES_PER_PIXEL = 8;

let used = 0;
const waiting: (() => void)[] = [];

/**
 * Runs `work` on a picture once enough memory is free.
 * @param pixels the number of pixels of the picture
 */
export async function withMemoryFor<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  const need = Math.min(pixels * BYTES_PER_PIXEL, BUDGET);
  while (used + need > BUDGET) await new Promise<void>((free) => waiting.push(free));
  used += need;
  try {
    return await work();
  } finally {
    used -= need;
    for (const free of waiting.splice(0)) free();
  }
}
