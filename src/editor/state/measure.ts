/** Finds the facts about a new picture in the browser, by the same rules as the build. */
import {isHeic, isJpeg, isSvg, jpegSegments, MAX_PICTURE_BYTES, maxPixels, readSvg} from '../../cms/lint';
import type {PictureFacts} from '../../cms/parse';
import {toHex} from '../github';

type Image = NonNullable<PictureFacts['image']>;

const NAME_LENGTH = 10;
/** The markers of a JPEG frame header, which contains the size and the number of colours (ITU-T T.81, table B.1). */
const FRAME_MARKERS = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
const CMYK_COMPONENTS = 4;

const toLatin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** @returns the format of a picture by its first bytes; undefined for any other file. */
export function formatOf(bytes: Uint8Array): string | undefined {
  const start = toLatin1(bytes.subarray(0, 12));
  if (isJpeg(bytes)) return 'jpeg';
  if (start.startsWith('\x89PNG')) return 'png';
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (isHeic(bytes)) return 'heic';
  return isSvg(bytes) ? 'svg' : undefined;
}

interface JpegFrame {
  width: number;
  height: number;
  /** The number of colours per pixel. */
  colours: number;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function jpegFrameOf(bytes: Uint8Array): JpegFrame | undefined {
  for (const {marker, start, end} of jpegSegments(bytes)) {
    if (!FRAME_MARKERS.includes(marker) || end > bytes.length) continue;
    const view = viewOf(bytes);
    return {height: view.getUint16(start + 5), width: view.getUint16(start + 7), colours: view.getUint8(start + 9)};
  }
  return undefined;
}

/** The offsets of the width and the height in a PNG (third edition, 11.2.1). */
const PNG_WIDTH = 16;
const PNG_HEIGHT = 20;

/** Returns the number of pixels in the header of a picture, without decoding the picture. */
function pixelsInHeader(bytes: Uint8Array, format: string): number {
  if (format === 'png' && bytes.length > PNG_HEIGHT + 4) {
    return viewOf(bytes).getUint32(PNG_WIDTH) * viewOf(bytes).getUint32(PNG_HEIGHT);
  }
  const frame = format === 'jpeg' ? jpegFrameOf(bytes) : undefined;
  return frame ? frame.width * frame.height : 0;
}

/** Decodes a picture in the browser, rotated upright. */
async function decodePicture(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Pick<Image, 'width' | 'height' | 'color'>> {
  const address = URL.createObjectURL(new Blob([bytes], {type}));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const {naturalWidth: width, naturalHeight: height} = image;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const context = canvas.getContext('2d');
    if (!context) return {width, height, color: ''};
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1, 1);
    context.drawImage(image, 0, 0, 1, 1);
    return {width, height, color: `#${toHex(context.getImageData(0, 0, 1, 1).data.slice(0, 3))}`};
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function imageFactsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Image | undefined> {
  const format = formatOf(bytes);
  if (format === undefined) return undefined;
  const unseen = {format, width: 0, height: 0, space: '', color: ''};
  if (format === 'heic') return unseen;
  const svg = format === 'svg' ? readSvg(bytes) : undefined;
  if (svg && 'diagnostic' in svg) return {...unseen, ...svg};
  const type = format === 'svg' ? 'image/svg+xml' : `image/${format}`;
  const space = format === 'jpeg' && jpegFrameOf(bytes)?.colours === CMYK_COMPONENTS ? 'cmyk' : 'srgb';
  const declaredPixels = pixelsInHeader(bytes, format);
  if (declaredPixels > maxPixels(format)) return {format, space, width: declaredPixels, height: 1, color: ''};
  try {
    return {format, space, ...(await decodePicture(bytes, type))};
  } catch {
    return undefined;
  }
}

/** @returns the facts about a picture, with the same messages as in the build. */
export async function measurePicture(bytes: Uint8Array<ArrayBuffer>): Promise<PictureFacts> {
  const {length} = bytes;
  if (length === 0 || length > MAX_PICTURE_BYTES) return {hash: '', content: '', bytes: length};
  const name = toHex(await crypto.subtle.digest('SHA-256', bytes)).slice(0, NAME_LENGTH);
  return {hash: name, content: name, bytes: length, image: await imageFactsOf(bytes)};
}
