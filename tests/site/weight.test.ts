import {BUDGETS} from './budgets';
import {VISITED} from './routes';
import {expect, fileTest, open, PHONE, test} from './test';
import {fetched, gzipped, named, read, sent, SHARED, weighCode} from './weights';

// Every figure is that of a phone with a sharp screen, which has seen no page before.
test.use({ownWindow: true, viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true});

fileTest('The own code that all pages share, with the list of pages, weighs at most 12 kB', () => {
  const own = SHARED.filter((address) => !/\/(libraries|runtime~main)\./.test(address));
  expect(own).not.toEqual([]);
  expect(weighCode(own)).toBeLessThanOrEqual(BUDGETS.sharedScripts);
});

for (const route of VISITED) {
  fileTest(`${route} keeps its bounds: scripts 110 kB, own code 6 kB, from home 8 kB, styles 14 kB`, () => {
    const {scripts, styles} = named(route);
    const home = named('/').scripts;
    const without = (others: string[]) => scripts.filter((address) => !others.includes(address));
    expect(gzipped(scripts)).toBeLessThanOrEqual(BUDGETS.scripts);
    expect(weighCode(without(SHARED))).toBeLessThanOrEqual(BUDGETS.ownScripts);
    expect(gzipped(without(home))).toBeLessThanOrEqual(BUDGETS.scriptsFromHome);
    expect(gzipped(styles)).toBeLessThanOrEqual(BUDGETS.styles);
  });
}

test('One font file of at most 70 kB is preloaded and never blocks text; further ones of at most 13 kB load only where used', async ({
  page,
}) => {
  // A font that comes late is left out, and the browser asks the others for its signs: here the styles wait for it.
  const isThere = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
  await page.route('**/*.css', async (route) => {
    await isThere;
    await route.continue();
  });
  await open(page, '/careers');
  await page.waitForLoadState('networkidle');
  const fonts = (await fetched(page)).filter((address) => address.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
  const [main = ''] = fonts;
  expect(sent(main)).toBeLessThanOrEqual(BUDGETS.font);
  const css = named('/careers').styles.map((address) => read(address).toString());
  const faces = css.flatMap((sheet) => sheet.match(/@font-face\{[^}]*\}/g) ?? []);
  const files = faces.filter((face) => face.includes('.woff2'));
  expect(files.length).toBeGreaterThan(1);
  for (const face of files) expect(face).toMatch(/font-display:(swap|optional)/);
  const extras = files.map((face) => /url\(([^)]+\.woff2)\)/.exec(face)?.[1] ?? '').filter((file) => file !== main);
  for (const file of extras) expect(sent(file), file).toBeLessThanOrEqual(BUDGETS.extraFont);
});
