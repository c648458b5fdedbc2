import sharp from 'sharp';
import {withoutMetadata} from '../../src/plugins/images/without-metadata';

const SECRET = 'Taken in the yard at night';

const photo = (angle = 1) =>
  sharp({
    create: {width: 60, height: 40, channels: 3, noise: {type: 'gaussian', mean: 128, sigma: 30}, background: '#369'},
  })
    .withExif({IFD0: {ImageDescription: SECRET}, IFD3: {GPSLatitude: '4/1 49/1 0/1', GPSLatitudeRef: 'N'}})
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${SECRET}</a></x:xmpmeta>`)
    .withMetadata({orientation: angle});

const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();

describe('A picture that is published as it is', () => {
  it.each([
    ['a PNG', () => photo().png().toBuffer()],
    ['a JPEG', () => photo().jpeg().toBuffer()],
    ['a progressive JPEG', () => photo().jpeg({progressive: true}).toBuffer()],
    [
      'a PNG with something behind its end',
      async () => Buffer.concat([await photo().png().toBuffer(), Buffer.from(SECRET)]),
    ],
    [
      'a JPEG with something behind its end',
      async () => Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from(SECRET)]),
    ],
  ])('says nothing of where it was taken, and looks the same: %s', async (_what, make) => {
    const original = await make();
    expect(original.toString('latin1')).toContain(SECRET);
    const bare = await withoutMetadata(original);
    expect(bare.toString('latin1')).not.toContain(SECRET);
    const {exif, xmp, iptc} = await sharp(bare).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect((await pixels(bare)).equals(await pixels(original))).toBe(true);
  });

  it('is turned where only its metadata said which way up it is', async () => {
    const bare = await withoutMetadata(await photo(6).jpeg().toBuffer());
    const {width, height, orientation} = await sharp(bare).metadata();
    expect([width, height, orientation]).toEqual([40, 60, undefined]);
  });

  it('keeps its colour profile', async () => {
    const bare = await withoutMetadata(await photo().withIccProfile('p3').jpeg().toBuffer());
    expect((await sharp(bare).metadata()).icc).toBeDefined();
  });

  it.each(['', '\u00FF', '\u00FF\u00D8', '\u00FF\u00D8\u00FF', '<svg/>', 'words'])(
    'stays as it is where it is none of both, or broken: %j',
    async (text) => {
      const bytes = Buffer.from(text, 'latin1');
      const bare = await withoutMetadata(bytes).catch(() => bytes);
      expect(bare.length).toBeLessThanOrEqual(bytes.length + 2);
    },
  );
});
