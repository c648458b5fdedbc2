import {BUDGETS, gzipped, assetsOf, readAsset, transferSize, SHARED_SCRIPTS, codeSize} from './byte-budgets';
import {VISITED} from './routes';
import {expect, fileTest, open, test} from './test';

fileTest('Our own code that all pages share, including the list of pages, is at most 12 kB', () => {
  const own = SHARED_SCRIPTS.filter((address) => !/\/(libraries|runtime~main)\./.test(address));
  expect(own).not.toEqual([]);
  expect(codeSize(own)).toBeLessThanOrEqual(BUDGETS.sharedScripts);
});

fileTest(
  'Each page is within its limits: scripts 105 kB, own code 6.6 kB, scripts in addition to Home 8 kB, styles 14 kB',
  () => {
    const home = assetsOf('/').scripts;
    for (const route of VISITED) {
      const {scripts, styles} = assetsOf(route);
      const without = (others: string[]) => scripts.filter((address) => !others.includes(address));
      expect(scripts, route).not.toEqual([]);
      expect.soft(gzipped(scripts), `${route}: scripts`).toBeLessThanOrEqual(BUDGETS.scripts);
      expect.soft(codeSize(without(SHARED_SCRIPTS)), `${route}: own code`).toBeLessThanOrEqual(BUDGETS.ownScripts);
      expect.soft(gzipped(without(home)), `${route}: from home`).toBeLessThanOrEqual(BUDGETS.scriptsFromHome);
      expect.soft(gzipped(styles), `${route}: styles`).toBeLessThanOrEqual(BUDGETS.styles);
    }
  },
);

test('One font file of at most 70 kB is preloaded; further ones load only where used', async ({page}) => {
  await open(page, '/careers');
  const preloaded = page.locator('link[rel="preload"][as="font"]');
  const main = (await preloaded.first().getAttribute('href')) ?? '';
  expect(transferSize(main)).toBeLessThanOrEqual(BUDGETS.font);
  const css = assetsOf('/careers').styles.map((address) => readAsset(address).toString());
  const faces = css.flatMap((sheet) => sheet.match(/@font-face\{[^}]*\}/g) ?? []);
  const files = faces.filter((face) => face.includes('.woff2'));
  expect(files.length).toBeGreaterThan(1);
  for (const face of files) {
    expect(face).toMatch(/font-display:(swap|optional)/);
    const [, file = ''] = /url\(([^)]+\.woff2)\)/.exec(face) ?? [];
    if (file === main) continue;
    expect(transferSize(file), file).toBeLessThanOrEqual(BUDGETS.extraFont);
    expect(face).toContain('unicode-range');
  }
});
