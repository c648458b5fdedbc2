import {cropFor, cropPhoto, shrinkPhoto} from '../../../../src/editor/state/resize-photo';

const CARD = {maxAspectRatio: 2.5, maxTallRatio: 2.5};
const PORTRAIT = {...CARD, shown: 0.8};

test.each([
  ['that fits', {width: 1200, height: 800}, CARD, undefined],
  ['at the limit', {width: 2500, height: 1000}, CARD, undefined],
  ['that is too wide', {width: 3000, height: 1000}, CARD, {width: 2500, height: 1000, isAcross: true}],
  ['that is too tall', {width: 1000, height: 3000}, CARD, {width: 1000, height: 2500, isAcross: false}],
  ['that the page crops anyway', {width: 1000, height: 1000}, PORTRAIT, {width: 800, height: 1000, isAcross: true}],
  ['that is almost as the page shows it', {width: 805, height: 1000}, PORTRAIT, undefined],
])('A photo %s is cropped only as far as necessary', (_what, size, shape, crop) =>
  expect(cropFor(size, shape)).toEqual(crop),
);

describe('A photo in the browser', () => {
  const drawn: unknown[][] = [];
  let canWrite = true;

  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext(kind: string) {
      if (kind !== '2d' || !canWrite) return null;
      const note =
        (name: string) =>
        (...given: unknown[]) =>
          drawn.push([name, context.fillStyle, ...given]);
      const context = {fillStyle: '', drawImage: note('draw'), fillRect: note('fill')};
      return context;
    }
    convertToBlob = ({type, quality}: {type: string; quality: number}) =>
      Promise.resolve(new Blob([`${this.width} x ${this.height}, ${quality}`], {type}));
  }

  const open = (width: number, height: number) => {
    const image = {width, height};
    Object.assign(globalThis, {OffscreenCanvas: Canvas, createImageBitmap: () => Promise.resolve(image)});
    return image;
  };
  beforeEach(() => {
    drawn.length = 0;
    canWrite = true;
  });

  it.each([
    [0, 0, 0],
    [0.5, -300, -100],
    [1, -600, -200],
  ])('keeps its left or top, middle, right or bottom when it is cropped from %d', async (from, left, top) => {
    const image = open(1600, 1000);
    const bytes = await cropPhoto(new Blob([], {type: 'image/png'}), {width: 1000, height: 800}, from);
    expect(new TextDecoder().decode(bytes)).toBe('1000 x 800, 0.9');
    expect(drawn).toEqual([['draw', '', image, expect.closeTo(left), expect.closeTo(top)]]);
  });

  it.each([
    ['of at most 4096 pixels', [8192, 6144], [4096, 3072]],
    ['of at most 4096 pixels, when it is tall', [4000, 8192], [2000, 4096]],
    ['of the same size, when it is small', [800, 600], [800, 600]],
  ] as const)('becomes a JPEG %s, on white', async (_what, [width, height], size) => {
    const image = open(width, height);
    const small = await shrinkPhoto(new File(['Words'], 'my.yard.PNG'));
    expect([small.name, await small.text()]).toEqual(['my.yard.jpg', `${size.join(' x ')}, 0.9`]);
    expect(drawn).toEqual([
      ['fill', '#fff', 0, 0, ...size],
      ['draw', '#fff', image, 0, 0, ...size],
    ]);
  });

  it('does not throw when the browser gives no canvas to draw on', async () => {
    canWrite = false;
    open(800, 600);
    await expect(shrinkPhoto(new File([], 'yard.jpg'))).resolves.toHaveProperty('name', 'yard.jpg');
    await expect(cropPhoto(new Blob(), {width: 1, height: 1}, 0)).resolves.toHaveLength('1 x 1, 0.9'.length);
  });
});
