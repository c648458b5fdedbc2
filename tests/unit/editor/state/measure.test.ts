import sharp from 'sharp';
import {measurePicture} from '../../../../src/editor/state/measure';
import {measure} from '../../../../src/node/picture-facts';

const photo = (width = 40, height = 30) => sharp({create: {width, height, channels: 3, background: '#336699'}});
const svg = (inside = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="4">${inside}</svg>`);

/** Returns a JPEG with another size in its header (ITU-T T.81, B.2.2). */
async function jpegOf(width: number, height: number): Promise<Buffer> {
  const content = await photo().jpeg().toBuffer();
  const frame = content.indexOf(Buffer.from([0xff, 0xc0]));
  content.writeUInt16BE(height, frame + 5);
  content.writeUInt16BE(width, frame + 7);
  return content;
}

/** Returns a PNG with another size in its header (third edition, 11.2.1). */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const content = await photo().png().toBuffer();
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}

/** What the browser draws: the pixel of a picture that is scaled to one. */
const DRAWN = [0x33, 0x66, 0x99, 0xff];
let create: jest.SpyInstance;
let revoke: jest.SpyInstance;
let canRead = true;
let canDraw = true;

beforeAll(() => {
  class BrowserImage {
    src = '';
    naturalWidth = 40;
    naturalHeight = 30;
    decode = () => (canRead ? Promise.resolve() : Promise.reject(new Error('EncodingError')));
  }
  const context = {
    fillRect: jest.fn(),
    drawImage: jest.fn(),
    getImageData: () => ({data: Uint8ClampedArray.from(DRAWN)}),
  };
  const canvas = () => ({getContext: () => (canDraw ? context : null)});
  Object.assign(globalThis, {Image: BrowserImage, document: {createElement: canvas}});
});
beforeEach(() => {
  [canRead, canDraw] = [true, true];
  create = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  revoke = jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  // The bytes stay in memory until the address is revoked.
  expect(revoke).toHaveBeenCalledTimes(create.mock.calls.length);
  jest.restoreAllMocks();
});

const imageOf = async (bytes: Buffer) => (await measurePicture(new Uint8Array(bytes))).image;

describe('A picture that a person adds', () => {
  it.each([
    ['JPEG', () => photo().jpeg()],
    ['PNG', () => photo().png()],
    ['JPEG for print', () => photo().toColourspace('cmyk').jpeg()],
  ])('has the size, format and colour space that the build finds: %s', async (_name, make) => {
    const bytes = await make().toBuffer();
    const {color, space, ...built} = (await measure(bytes)) ?? {color: '', space: ''};
    expect(color).toMatch(/^#/);
    expect(await imageOf(bytes)).toEqual({...built, space, color: '#336699'});
  });

  it('has a name by its bytes and their number', async () => {
    const bytes = await photo().jpeg().toBuffer();
    expect(await measurePicture(new Uint8Array(bytes))).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{10}$/) as string,
      bytes: bytes.length,
    });
  });

  it.each([
    ['WebP', Buffer.from('RIFF\0\0\0\0WEBP'), 'webp'],
    ['GIF', Buffer.from('GIF89a'), 'gif'],
    ['drawing', svg(), 'svg'],
  ])('is recognised by its first bytes: %s', async (_name, bytes, format) =>
    expect(await imageOf(bytes)).toEqual({format, space: 'srgb', width: 40, height: 30, color: '#336699'}),
  );

  it.each([
    ['a photo of a phone that browsers cannot show', Buffer.from('\0\0\0\u0018ftypheic', 'latin1'), {format: 'heic'}],
    [
      'a drawing with a script',
      svg('<script>alert(1)</script>'),
      {format: 'svg', diagnostic: expect.anything() as object},
    ],
  ])('is not opened when it is %s', async (_name, bytes, expected) => {
    expect(await imageOf(bytes)).toMatchObject({...expected, width: 0, height: 0});
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    ['JPEG of 200 million', () => jpegOf(20_000, 10_000), {format: 'jpeg', width: 200_000_000}],
    ['PNG of 60 million', () => pngOf(10_000, 6000), {format: 'png', width: 60_000_000}],
  ])('is not opened when its header names too many pixels: %s', async (_name, make, expected) => {
    expect(await imageOf(await make())).toMatchObject({...expected, height: 1, color: ''});
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    ['text', Buffer.from('Words')],
    ['half of a WebP', Buffer.from('RIFF\0\0\0\0WAVE')],
  ])('is no picture when it is %s', async (_name, bytes) =>
    expect(await measurePicture(new Uint8Array(bytes))).toMatchObject({image: undefined, bytes: bytes.length}),
  );

  it('is no picture when the browser cannot read it', async () => {
    canRead = false;
    expect(await imageOf(await photo().jpeg().toBuffer())).toBeUndefined();
  });

  it('has no colour when the browser cannot draw', async () => {
    canDraw = false;
    expect(await imageOf(await photo().png().toBuffer())).toMatchObject({width: 40, height: 30, color: ''});
  });

  it.each([0, 20_000_001])('is not read when it has %i bytes', async (length) =>
    expect(await measurePicture(new Uint8Array(length))).toEqual({hash: '', content: '', bytes: length}),
  );
});
