import {gunzipSync, inflateSync} from 'node:zlib';

const STREAM = /stream\r?\n(.*?)\r?\nendstream/gs;

/** @returns everything that a file of a build says, one letter a byte: as it is there, and what is compressed in it. */
export function within(bytes: Buffer): string {
  const plain = bytes.toString('latin1');
  const streams = plain.startsWith('%PDF') ? [...plain.matchAll(STREAM)].map(([, data = '']) => data) : [];
  const packed = streams.map((data) => attempt(() => inflateSync(Buffer.from(data, 'latin1'))));
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return [plain, isGzip ? attempt(() => gunzipSync(bytes)) : '', ...packed].join('\n');
}

/** Some streams hold pictures or fonts that are compressed in another way. */
function attempt(unpack: () => Buffer): string {
  try {
    return unpack().toString('latin1');
  } catch {
    return '';
  }
}
