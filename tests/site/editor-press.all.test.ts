import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {drawingOf} from '../../src/edit/model/drawing';
import {placeAt, pointedAt, type Place} from '../../src/edit/model/places';
import {partsOfPlace, placeIn} from '../../src/review/stamp/place';
import {longDate, twelveHours} from '../../src/shared/days';
import {words} from '../../src/edit/words';
import {signIn} from './editor-actions';
import {siteNow} from './editor-site';
import {menuWord, site, topOf} from './listed';
import {pressAll, type Pressed} from './in-browser/press-all';
import {expect, fileTest, PHONE, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL], viewport: PHONE, hasTouch: true, isMobile: true});

type Now = Awaited<ReturnType<typeof siteNow>>;

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What a page may show of the value of a field. */
function looksOf({content}: Now, {file, path, line}: Place): string[] {
  const source = content.sources.find((one) => one.file === file);
  if (line !== undefined)
    return [
      (source?.text ?? '')
        .split('\n')
        .slice(line - 1)
        .join(' '),
    ];
  const value = source?.values.find((one) => one.path.join() === path?.join())?.value;
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'string') return [];
  if (/^\d\d:\d\d$/.test(value)) return [twelveHours(value)];
  return /^\d{4}-\d\d/.test(value) ? [longDate(value.padEnd('2026-11-30'.length, '-01'))] : [value];
}

/** The places of the pressed words, and the other values of the entry that was opened. */
function possible(now: Now, {own, pointed}: Pressed, opened: Place): Place[] {
  const at = (name: string) => {
    const {file, names} = partsOfPlace(name);
    return placeAt(file, names, now.content) ?? [];
  };
  const ownPlaces = own.filter(Boolean).flatMap(at);
  if (ownPlaces.length > 0 || pointed?.said === undefined) return ownPlaces;
  const entry = (opened.path ?? []).slice(0, (opened.path ?? []).findLastIndex((key) => typeof key === 'number') + 1);
  const values = now.content.sources.find(({file}) => file === opened.file)?.values ?? [];
  return entry.length === 0
    ? []
    : values
        .filter(({path}) => entry.every((key, index) => path[index] === key))
        .map(({path}) => ({file: opened.file, path: path}));
}

/** @returns what is wrong with a press; nothing when it opens its own field */
function faultOf(now: Now, path: string, one: Pressed): string | undefined {
  const opened = one.pointed && pointedAt(one.pointed, now.content);
  const at = opened && `${opened.file} ${opened.path?.join('.') ?? opened.line}`;
  if (!opened) return `${path}: "${one.shown}" in "${one.text}" is dead`;
  const wrong = `${path}: "${one.shown}" in "${one.text}" opens ${at}`;
  const field = now.content.sources
    .find(({file}) => file === opened.file)
    ?.values.find((value) => value.path.join() === opened.path?.join());
  if (one.kind === 'map') return field?.meta.kind === 'map' ? undefined : wrong;
  if (one.kind === 'picture')
    return field?.meta.picture || field?.meta.country || opened.line !== undefined ? undefined : wrong;
  const says = (place: Place) => looksOf(now, place).some((look) => bare(look).includes(bare(one.shown)));
  if (says(opened)) return undefined;
  // What is worked out, such as how many there are, has no field of its own.
  return possible(now, one, opened).some(says) ? wrong : undefined;
}

test('On a phone each word, number, hour, day, picture and map of every page answers a finger with its own field', async ({
  page,
}) => {
  const now = await siteNow();
  // Logos and slides that move by themselves are out of sight now and then.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/edit/page');
  const known = new Set<string>();
  const faults: string[] = [];
  const opened = new Set<string>();
  for (const path of now.paths) {
    const drawing = drawingOf(now, path);
    if (!drawing) throw new Error(`${path} cannot be drawn`);
    const {pressed, shared} = await page.evaluate(pressAll, {drawing, known: [...known]} as never);
    for (const one of shared) known.add(one);
    for (const one of pressed) {
      faults.push(...[faultOf(now, path, one) ?? []].flat());
      const place = one.pointed && pointedAt(one.pointed, now.content);
      if (place?.path) opened.add(`${place.file} ${place.path.join('.')}`);
    }
  }
  expect(faults).toEqual([]);
  // Each hour, and each biography behind a portrait, was found.
  const unseen = now.content.pages.flatMap(({file}) =>
    (now.content.sources.find((source) => source.file === file)?.values ?? [])
      .filter(({path, meta, value}) => value !== undefined && (meta.kind === 'hour' || path.at(-1) === 'bio'))
      .map(({path}) => `${file} ${path.join('.')}`)
      .filter((one) => !opened.has(one)),
  );
  expect(unseen).toEqual([]);
});

test('On a phone the page that is chosen and the place that is changed stay in sight', async ({page}) => {
  await signIn(page);
  const half = PHONE.height / 2;
  const side = page.getByRole('complementary');
  const frame = page.frameLocator('iframe');
  const tall = () => side.evaluate((element) => element.getBoundingClientRect().height);
  expect(await tall()).toBeLessThanOrEqual(half);
  await page
    .getByRole('navigation')
    .getByRole('button', {name: menuWord('/contact')})
    .first()
    .click();
  await expect(side).toBeHidden();
  const {heading} = topOf<{heading: string}>('pages/contact/index.mdx');
  await expect(frame.getByRole('heading', {level: 1})).toHaveText(heading);
  const words = frame.locator('main p[data-at]').last();
  await words.tap();
  await expect(side).toBeVisible();
  expect(await tall()).toBeLessThanOrEqual(half);
  await expect(frame.locator('[data-pointed]').first()).toBeInViewport();
  const [stage, pointed] = [await page.locator('iframe').boundingBox(), await words.boundingBox()];
  expect(pointed?.y).toBeGreaterThanOrEqual(stage?.y ?? 0);
  expect(pointed?.y).toBeLessThan((stage?.y ?? 0) + (stage?.height ?? 0));
});

test('The list of pages opens at the page that is on screen', async ({page}) => {
  await signIn(page);
  const list = page.getByRole('navigation', {name: words.pages.heading});
  const chosen = list.getByRole('button', {name: menuWord('/contact')}).first();
  await chosen.tap();
  await expect(list).toBeHidden();
  await page.getByRole('button', {name: words.bar.pages}).tap();
  await expect(chosen).toHaveAttribute('aria-current', 'page');
  await expect(chosen).toBeInViewport();
});

test('The sign of the menu on a phone opens the menu, and no field', async ({page}) => {
  await signIn(page);
  const side = page.getByRole('complementary');
  const frame = page.frameLocator('iframe');
  await page.locator('nav li:nth-child(2) > button').first().click();
  await expect(side).toBeHidden();
  await frame.getByRole('button', {name: site.labels.openMenu}).tap();
  await expect(frame.getByRole('button', {name: site.labels.closeMenu})).toBeVisible();
  await expect(side).toBeHidden();
});

test('An hour is typed by the clock of 24 hours, as its help says', async ({page}) => {
  await signIn(page);
  const {hours} = topOf<{hours: {opens?: string}[]}>('pages/contact/index.mdx');
  const opens = hours.find((one) => one.opens !== undefined)?.opens ?? '';
  await page
    .locator(`nav button:text-matches("^${menuWord('/contact')}")`)
    .first()
    .click();
  await page
    .frameLocator('iframe')
    .getByText(twelveHours(opens))
    .first()
    .tap({position: {x: 30, y: 12}});
  const field = page.locator('[data-path$=".opens"] input');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue(opens);
});

fileTest('The dash between two hours opens the second of them', async () => {
  const {content} = await siteNow();
  const file = 'pages/contact/index.mdx';
  const {hours} = topOf<{hours: {opens?: string; closes?: string}[]}>(file);
  const open = hours.findIndex(({opens, closes}) => opens !== undefined && closes !== undefined);
  const {opens = '', closes = ''} = hours[open] ?? {};
  const said = `${twelveHours(opens)} – ${twelveHours(closes)}`;
  const days = placeIn(file, ['hours', String(open), 'days']);
  const pointed = {kind: 'pointed' as const, said, at: said.indexOf('–'), row: said, own: [], places: [days]};
  expect(pointedAt(pointed, content)?.path).toEqual(['hours', open, 'closes']);
});
