import sharp from 'sharp';

// It would keep pictures open that were read, and counts nothing of what a progressive JPEG holds meanwhile.
sharp.cache(false);

/** How much memory pictures may take that are unpacked at once, in bytes; one that needs more is unpacked alone. */
const BUDGET = 400_000_000;
/** What a pixel may take: four values of two bytes each, or what a progressive JPEG holds until it is whole. */
const BYTES_PER_PIXEL = 8;

let used = 0;
const waiting: (() => void)[] = [];

/**
 * Does something with a picture once there is memory for it.
 * @param pixels of the picture
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
