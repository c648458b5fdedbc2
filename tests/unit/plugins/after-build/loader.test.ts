import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fontOf, fontsIn, insertLoader} from '../../../../src/plugins/after-build/loader';
import {attribute, BuiltPage} from '../../../../src/plugins/output/page';
import {site} from '../../../browser/page-content';

const folder = mkdtempSync(join(tmpdir(), 'loader-'));
const FONT = '/assets/fonts/archivo-latin-512d5de3.woff2';
const CSS = `@font-face{font-family:A;src:url(${FONT})format("woff2");unicode-range:U+20-7E}
@font-face{font-family:A;src:url(/assets/fonts/ng.woff2)format("woff2");font-display:optional;unicode-range:U+1EB8-1EB9,U+20A6}`;

const picture = (name: string, more = '') => `<picture>
  <source media="(max-width: 47.99em)" type=image/avif srcset="/img/${name}-tall.avif 600w" sizes=100vw>
  <source type=image/avif srcset="/img/${name}-400.avif 400w, /img/${name}-800.avif 800w" sizes=91vw>
  <source type=image/webp srcset="/img/${name}-400.webp 400w" sizes=91vw>
  <img src=/img/${name}-400.jpg alt="" ${more}></picture>`;

function pageOf(body: string, head = '<meta name=viewport content=a>'): BuiltPage {
  const html = `<html><head>${head}<link rel=stylesheet href=/a.css></head><body>${body}</body></html>`;
  const page = new BuiltPage('/a', html);
  page.scripts.push('/a.js', '/b.js');
  return page;
}

async function loaderOf(page: BuiltPage, atOnce = false) {
  await insertLoader([page], {site, output: {folder}, font: FONT, fonts: fontsIn(CSS), atOnce});
  const [script] = page.reread().elements('script');
  if (!script) throw new Error('There is no loader.');
  return (name: string) => attribute(script, `data-${name}`);
}

beforeAll(() => {
  mkdirSync(join(folder, 'img'));
  for (const [name, bytes] of [
    ['/img/one-tall.avif', 20_001],
    ['/img/one-400.avif', 9_000],
    ['/img/two-tall.avif', 1],
    ['/img/two-400.avif', 5_000],
  ] as const)
    writeFileSync(join(folder, name), Buffer.alloc(bytes));
});
afterAll(() => rmSync(folder, {recursive: true}));

describe('The loader of a page', () => {
  it('comes before everything that loads, is the same on all pages, and writes its scripts and its font', async () => {
    const [page, other] = [pageOf(''), pageOf(picture('one'))];
    const data = await loaderOf(page);
    await loaderOf(other);
    const code = (item: BuiltPage) => /<script[^>]*>([^]*?)<\/script>/.exec(item.finished())?.[1];
    expect(page.finished()).toMatch(/^<html><head><meta name=viewport content=a><script /);
    expect(code(page)).toBe(code(other));
    expect([data('scripts'), data('at-once')]).toEqual(['/a.js /b.js', undefined]);
    expect(data('now')).toBe(
      `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${FONT}">` +
        '<script src="/a.js" defer></script><script src="/b.js" defer></script>',
    );
  });

  it('loads the fonts for accented letters at once on pages with such letters', async () => {
    const fontsOf = async (body: string) =>
      Array.from(((await loaderOf(pageOf(body)))('now') ?? '').matchAll(/href="([^"]+woff2)"/g), ([, href]) => href);
    expect(await fontsOf('<p>Warri</p><script>"ẹ"</script>')).toEqual([FONT]);
    expect(await fontsOf('<p>Ọ́yọ̀, ẹ̀rọ</p>')).toEqual([FONT, '/assets/fonts/ng.woff2']);
  });

  it('knows the first picture for narrow and for wide screens', async () => {
    const data = await loaderOf(pageOf(picture('two') + picture('one', 'data-awaited=always fetchpriority=high')));
    const hint = '<link rel="preload" as="image" type="image/avif" fetchpriority="high"';
    expect(data('now')).toContain(
      `${hint} imagesrcset="/img/one-tall.avif 600w" imagesizes="100vw" media="(max-width: 47.99em)">` +
        `${hint} imagesrcset="/img/one-400.avif 400w, /img/one-800.avif 800w" imagesizes="91vw"` +
        ' media="not all and (max-width: 47.99em)">',
    );
  });

  it('gives for each photo the file size of its smallest version in the largest format, in whole kilobytes', async () => {
    const data = await loaderOf(pageOf(picture('one') + picture('two')));
    expect(JSON.parse(data('weights') ?? '')).toEqual({'/img/one-400.jpg': 21, '/img/two-400.jpg': 5});
  });

  it('runs the scripts immediately on previews, because the preview bar needs them', async () =>
    expect((await loaderOf(pageOf(''), true))('at-once')).toBe(''));

  it('stops the build when there is no position for it, or no font with its name', async () => {
    await expect(loaderOf(pageOf('', ''))).rejects.toThrow(
      'Docusaurus no longer writes /a with the viewport in its head',
    );
    expect(fontOf(['/assets/fonts/archivo-ng-a-1.woff2', FONT])).toBe(FONT);
    expect(() => fontOf(['/assets/fonts/archivo-ng-a-1.woff2'])).toThrow(
      'Update src/plugins/docusaurus-patches/bundler.ts',
    );
  });
});
