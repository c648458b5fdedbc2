import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {slides} from './page-content';
import {DESKTOP, expect, fileTest, open, PHONE, test} from './test';

const FOLDER = 'build/assets/img';
const versions = (ending: string) => readdirSync(FOLDER).filter((name) => name.endsWith(ending));

fileTest('Every photo exists as AVIF, as WebP and as JPEG in the same widths', () => {
  const stems = (ending: string) =>
    versions(ending)
      .map((name) => name.slice(0, -ending.length))
      .sort();
  expect(stems('.avif').length).toBeGreaterThan(0);
  expect(stems('.webp')).toEqual(stems('.avif'));
  expect(stems('.jpg')).toEqual(stems('.avif'));
});

fileTest('No picture of the build contains EXIF, GPS or other metadata of cameras and programs', async () => {
  const names = readdirSync('build', {recursive: true, encoding: 'utf8'});
  const pictures = names.filter((name) => /\.(?:jpe?g|png|webp|avif)$/i.test(name));
  expect(pictures.length).toBeGreaterThan(0);
  for (const name of pictures) {
    const {exif, xmp, iptc, comments} = await sharp(join('build', name)).metadata();
    expect([name, exif, xmp, iptc, comments]).toEqual([name, undefined, undefined, undefined, undefined]);
  }
});

fileTest('Originals are not deployed', () => {
  const left = readdirSync('build/img', {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.(jpe?g|png)$/.test(name),
  );
  expect(left).toEqual([]);
  expect(slides.filter(({image}) => !existsSync(`static${image}`))).toEqual([]);
});

test('Every photo of Home has its space reserved, in portrait format on phones', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  const photos = page.locator('main picture img');
  expect(await photos.count()).toBeGreaterThan(10);
  for (const attribute of ['width', 'height', 'sizes', 'alt'])
    expect(await photos.evaluateAll((all, name) => all.every((image) => image.getAttribute(name)), attribute)).toBe(
      true,
    );
  expect(await photos.evaluateAll((all) => all.every((image) => image.style.backgroundColor !== ''))).toBe(true);
  const isTall = () =>
    page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth);
  await expect.poll(isTall).toBe(true);
  await page.setViewportSize(DESKTOP);
  await page.reload();
  await expect.poll(isTall).toBe(false);
});
