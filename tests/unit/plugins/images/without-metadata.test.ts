import sharp from 'sharp';
import {withoutMetadata} from '../../../../src/plugins/images/without-metadata';

const SECRET = 'Taken in the yard at night';

const photo = (angle = 1) =>
  sharp({
    create: {width: 60, height: 40, channels: 3, noise: {type: 'gaussian', mean: 128, sigma: 30}, background: '#369'},
  })
    .withExif({IFD0: {ImageDescription: SECRET}, IFD3: {GPSLatitude: '4/1 49/1 0/1', GPSLatitudeRef: 'N'}})
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${SECRET}</a></x:xmpmeta>`)
    .withMetadata({orientation: angle});

/** Returns a JPEG with an extra segment after its first bytes, as a camera could write it. */
async function withSegment(marker: number, name: string, before: number[] = []): Promise<Buffer> {
  const plain = await sharp(await photo().jpeg().toBuffer())
    .jpeg()
    .toBuffer();
  const output = Buffer.from(`${name}${SECRET}`, 'latin1');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(output.length + 2);
  const segment = Buffer.concat([Buffer.from([...before, 0xff, marker]), length, output]);
  return Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
}

const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();

describe('A picture that is published unchanged', () => {
  it.each([
    ['a PNG', () => photo().png().toBuffer()],
    ['a progressive JPEG', () => photo().jpeg({progressive: true}).toBuffer()],
    ['a JPEG with words after it', async () => Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from(SECRET)])],
    ['a JPEG with signs that fill up in front of it', () => withSegment(0xe1, 'Exif\0\0', [0xff, 0xff, 0xff])],
    ['a JPEG with more pictures in it', () => withSegment(0xe2, 'MPF\0')],
    ['a JPEG with a small one of itself', () => withSegment(0xe0, 'JFXX\0')],
    ['a JPEG with what an unknown program noted', () => withSegment(0xee, 'Notes\0')],
  ])('says nothing of where it was taken, and looks the same: %s', async (_what, make) => {
    const original = await make();
    expect(original.toString('latin1')).toContain(SECRET);
    const bare = await withoutMetadata(original);
    expect(bare.toString('latin1')).not.toContain(SECRET);
    const {exif, xmp, iptc} = await sharp(bare).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect((await pixels(bare)).equals(await pixels(original))).toBe(true);
  });

  it('does not reveal where a photo in an SVG was taken, and contains no photo of another format', async () => {
    const drawing = async (kind: string, bytes: Buffer) =>
      (
        await withoutMetadata(
          Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><image width="6" href="data:image/${kind};base64,${bytes.toString('base64')}"/></svg>`,
          ),
        )
      ).toString();
    const inside = (text: string) => Buffer.from(/base64,([^"]*)/.exec(text)?.[1] ?? '', 'base64');
    const original = await photo().jpeg().toBuffer();
    const bare = inside(await drawing('jpeg', original));
    expect(bare.toString('latin1')).not.toContain(SECRET);
    expect((await pixels(bare)).equals(await pixels(original))).toBe(true);
    expect(inside(await drawing('png', await photo().webp().toBuffer()))).toHaveLength(0);
    await expect(drawing('webp', await photo().webp().toBuffer())).rejects.toThrow(
      'links to a picture that is not part of the file',
    );
  });

  it('is rotated if only its metadata contain its orientation', async () => {
    const bare = await withoutMetadata(await photo(6).jpeg().toBuffer());
    const {width, height, orientation} = await sharp(bare).metadata();
    expect([width, height, orientation]).toEqual([40, 60, undefined]);
  });

  it('keeps its colour profile', async () => {
    const bare = await withoutMetadata(await photo().withIccProfile('p3').jpeg().toBuffer());
    expect((await sharp(bare).metadata()).icc).toBeDefined();
  });

  it.each(['', '\u00FF', '\u00FF\u00D8', '\u00FF\u00D8\u00FF', '<svg/>', 'words'])(
    'stays the same if it is of another format or broken: %j',
    async (text) => {
      const bytes = Buffer.from(text, 'latin1');
      const bare = await withoutMetadata(bytes).catch(() => bytes);
      expect(bare.length).toBeLessThanOrEqual(bytes.length + 2);
    },
  );
});
