/** A picture as it comes out of a decoder: three bytes for each pixel, row by row. */
export interface Raw {
  data: Uint8Array;
  width: number;
  height: number;
}

/** In CSS pixels from the page's corner; right and bottom are the first that are outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where two pictures are not alike. */
export interface Difference {
  /** How many pixels differ. */
  pixels: number;
  /** Around all of them. */
  box: Box;
  /** The first of them, row by row. */
  first: {x: number; y: number};
  /** Whether one of them lies in a box. */
  touches: (box: Box) => boolean;
}

const CHANNELS = 3;

/**
 * Compares two pictures exactly; what only one of them covers differs.
 * @returns nothing when they are alike
 */
export function difference(before: Raw, after: Raw): Difference | undefined {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marked = new Uint8Array(width * height);
  const box = {left: width, top: height, right: 0, bottom: 0};
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isAlike(before, after, x, y)) continue;
      marked[y * width + x] = 1;
      pixels += 1;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = y + 1;
    }
  }
  if (pixels === 0) return undefined;
  const start = marked.indexOf(1);
  const first = {x: start % width, y: Math.floor(start / width)};
  return {pixels, box, first, touches: (other) => hasMark(marked, width, height, other)};
}

function isAlike(before: Raw, after: Raw, x: number, y: number): boolean {
  const isInside = ({width, height}: Raw) => x < width && y < height;
  if (!isInside(before) || !isInside(after)) return false;
  const a = (y * before.width + x) * CHANNELS;
  const b = (y * after.width + x) * CHANNELS;
  return (
    before.data[a] === after.data[b] &&
    before.data[a + 1] === after.data[b + 1] &&
    before.data[a + 2] === after.data[b + 2]
  );
}

function hasMark(marked: Uint8Array, width: number, height: number, {left, top, right, bottom}: Box): boolean {
  const end = Math.min(width, Math.ceil(right));
  const start = Math.max(0, Math.floor(left));
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y += 1) {
    if (end > start && marked.subarray(y * width + start, y * width + end).includes(1)) return true;
  }
  return false;
}
