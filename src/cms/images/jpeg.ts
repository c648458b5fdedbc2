/** Reads the segments of a JPEG (ITU-T T.81, annex B). */

const FILL = 0xff;
const SCAN = 0xda;
const END = 0xd9;

interface JpegSegment {
  /** The second byte of its marker, which says what it contains. */
  marker: number;
  start: number;
  /** The end of its header; for a scan, the data follow until `next`. */
  end: number;
  next: number;
}

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = 2;
  while (start + 4 <= bytes.length && bytes[start] === FILL && bytes[start + 1] !== END) {
    const marker = bytes[start + 1] ?? 0;
    // Any number of fill bytes may precede a marker (B.1.1.2).
    if (marker === FILL) {
      start += 1;
      continue;
    }
    const end = start + 2 + view.getUint16(start + 2);
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    yield {marker, start, end, next};
    start = next;
  }
}

/** In a scan, 0xff is followed by zero or by a restart marker (B.1.1.5). */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let index = bytes.indexOf(0xff, from); index !== -1; index = bytes.indexOf(0xff, index + 2)) {
    const marker = bytes[index + 1] ?? 0;
    if (marker !== 0 && !(marker >= 0xd0 && marker <= 0xd7)) return index;
  }
  return bytes.length;
}
