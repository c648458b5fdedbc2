import sharp from 'sharp';
import {regionOf, scrimOpacity, scrimOf} from '../../../../src/plugins/pdf/crops';

/** The relative luminance of WCAG 2.2 for a shade of grey from 0 to 1. */
const luminance = (shade: number) => (shade <= 0.04045 ? shade / 12.92 : ((shade + 0.055) / 1.055) ** 2.4);
const contrastWithWhite = (shade: number) => 1.05 / (luminance(shade) + 0.05);
const grey = (shade: number) =>
  sharp({create: {width: 400, height: 300, channels: 3, background: {r: shade, g: shade, b: shade}}})
    .jpeg()
    .toBuffer();

describe('A photo in a PDF', () => {
  it('is cropped to the aspect ratio of its frame, as large as possible, around its focal point', () => {
    expect(regionOf({width: 1200, height: 800}, 2, 50, 50)).toEqual({left: 0, top: 100, width: 1200, height: 600});
    expect(regionOf({width: 1200, height: 800}, 1, 100, 50)).toEqual({left: 400, top: 0, width: 800, height: 800});
    expect(regionOf({width: 1920, height: 640}, 0.5, 0, 0)).toEqual({left: 0, top: 0, width: 320, height: 640});
  });

  it('is darkened below white text until it is readable, large text at 3:1 and small text at 4.5:1', async () => {
    for (const shade of [255, 200, 128, 40]) {
      const {large, small} = await scrimOf(await grey(shade), 0.5);
      const below = (cover: number) => (shade / 255) * (1 - cover) + 0.05 * cover;
      expect(contrastWithWhite(below(large))).toBeGreaterThanOrEqual(3);
      expect(contrastWithWhite(below(small))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is darkened no more than necessary if it is already dark', () => {
    expect(scrimOpacity(0.1, 0.44, 0.34)).toBe(0.34);
    expect(scrimOpacity(1, 0.44, 0.34)).toBeCloseTo(0.59, 2);
  });
});
