import type {Page} from '@playwright/test';
import {drawingOf} from '../../src/edit/model/drawing';
import type {Drawing, Pointed} from '../../src/edit/messages';
import {pointedAt} from '../../src/edit/model/places';
import {BODY} from '../../src/content/pair/bodies';
import {signedIn} from '../../src/review/stamp/signs';
import {siteNow} from './editor-site';
import {TODAY, topOf} from './listed';
import {expect, open, PHONE, test} from './test';

const FRAME = '/edit/page';
const WIDE = 1440;

/** Everything that a page says, to those who see it and to those who hear it. */
const saidIn = (page: Page, place: string) =>
  page.locator(place).evaluate((element) => {
    const said: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) said.push(node.data.trim());
      if (!(node instanceof Element) || node instanceof HTMLLinkElement) continue;
      for (const name of ['alt', 'aria-label', 'href', 'placeholder', 'id', 'title'])
        said.push(node.getAttribute(name) ?? '');
    }
    // Names that React gives are others in each document.
    return said
      .filter((words) => words !== '')
      .join('\n')
      .replace(/_[rR]_[0-9a-z]+_/g, '');
  });

/** The places of the words that a click leads to. */
const placesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-at]')].flatMap((one) => (one.getAttribute('data-at') ?? '').split(' ')),
  );

const draw = (page: Page, drawing: Drawing) =>
  page.evaluate((told) => window.postMessage({kind: 'draw', drawing: told}, window.location.origin), drawing as never);

/** So many of a page's own values lead from a click to their field; the others show on no page, or on others. */
const LEAST_SHARE = 0.8;

test('The frame of the editor says on every page and opening what the built page says, and a click leads to its field', async ({
  page,
  context,
}) => {
  const now = await siteNow();
  const led: string[] = [];
  const missed: string[] = [];
  const frame = await context.newPage();
  await frame.goto(FRAME);
  for (const path of now.paths) {
    const drawing = drawingOf(now, path);
    expect(drawing, path).toBeDefined();
    if (!drawing) continue;
    await draw(frame, drawing);
    await open(page, path);
    const built = await saidIn(page, '#__docusaurus');
    await expect.soft.poll(() => saidIn(frame, '#page'), {message: path}).toBe(built);
    const file = now.content.pages.find((one) => one.path === path)?.file.slice('pages/'.length);
    const found = new Set(await placesOn(frame));
    for (const place of new Set(signedIn(JSON.stringify(drawing)))) {
      if (place.startsWith(`${file}#`)) (found.has(place) ? led : missed).push(place);
    }
  }
  // Every heading, paragraph and photo of a body.
  expect(missed.filter((place) => place.includes(`#${BODY}.`))).toEqual([]);
  expect(led.length / (led.length + missed.length)).toBeGreaterThanOrEqual(LEAST_SHARE);
});

/** Draws a page and clicks on every day that it shows. @returns what the frame tells of each click */
const clickDays = (frame: Page, drawing: Drawing): Promise<Pointed[]> =>
  frame.evaluate(async (drawn) => {
    const told: ({kind: string} & Pointed)[] = [];
    const listeners = new AbortController();
    const hear = ({data}: MessageEvent<{kind: string} & Pointed>) => told.push(data);
    window.addEventListener('message', hear, {signal: listeners.signal});
    const say = (message: unknown) => window.postMessage(message, window.location.origin);
    const heard = async (kind: string, count: number) => {
      while (told.filter((one) => one.kind === kind).length < count) await new Promise((done) => setTimeout(done));
      return told.filter((one) => one.kind === kind);
    };
    say({kind: 'changing', changing: true});
    say({kind: 'draw', drawing: drawn});
    await heard('drawn', 1);
    const days = [...document.querySelectorAll<HTMLElement>('time[datetime]')];
    for (const day of days) day.click();
    const pointed = await heard('pointed', days.length);
    listeners.abort();
    return pointed;
  }, drawing as never);

test('A click on a day leads to the very field that holds it, also where other entries have the same day', async ({
  page,
}) => {
  const now = await siteNow();
  const led = new Set<string>();
  await page.goto(FRAME);
  for (const path of now.paths) {
    const drawing = drawingOf(now, path);
    if (!drawing) throw new Error(`${path} cannot be drawn`);
    for (const pointed of await clickDays(page, drawing)) {
      const place = pointedAt(pointed, now.content);
      const source = now.content.sources.find(({file}) => file === place?.file);
      const field = source?.values.find((one) => one.path.join('.') === place?.path?.join('.'));
      expect(field?.value, `${path}: ${pointed.day}`).toBe(pointed.day);
      led.add(`${place?.file} ${place?.path?.join('.')}`);
    }
  }
  const days = now.content.pages.flatMap(({file}) =>
    (now.content.sources.find((source) => source.file === file)?.values ?? [])
      .filter(({value, meta}) => meta.kind === 'day' && value !== undefined)
      .map(({path}) => `${file} ${path.join('.')}`),
  );
  // Of a registration company.json alone tells when it was issued, when a desk is looked at again a reminder does, and
  // what is closed or waits stands nowhere.
  const {openings} = topOf<{openings: {closes?: string; publishFrom?: string}[]}>('pages/careers.mdx');
  const hidden = openings.flatMap(({closes = TODAY, publishFrom = TODAY}, index) =>
    closes < TODAY || publishFrom > TODAY ? index : [],
  );
  const unseen = new RegExp(
    `registrations\\.\\d+\\.issued$|desks\\.\\d+\\.reviewBy$|publishFrom$|openings\\.(?:${hidden.join('|')})\\.`,
  );
  expect([...led].sort()).toEqual(days.filter((day) => !unseen.test(day)).sort());
});

/**
 * Draws a page and points at each of its words and pictures.
 * @returns how many are framed, and those of whose frame nothing is seen: what holds them cuts it off on all sides
 */
const framesOf = (frame: Page, drawing: Drawing): Promise<{framed: number; unseen: string[]}> =>
  frame.evaluate(async (drawn) => {
    const isDrawn = new Promise<void>((resolve) => {
      const listeners = new AbortController();
      const hear = ({data}: MessageEvent<{kind: string}>) => {
        if (data.kind !== 'drawn') return;
        listeners.abort();
        resolve();
      };
      window.addEventListener('message', hear, {signal: listeners.signal});
    });
    window.postMessage({kind: 'draw', drawing: drawn}, window.location.origin);
    await isDrawn;
    const seen = [...document.querySelectorAll('[data-at]')].filter((one) =>
      one.checkVisibility({visibilityProperty: true}),
    );
    const isCutOff = (one: Element) => {
      one.setAttribute('data-pointed', '');
      const {outlineWidth, outlineOffset} = getComputedStyle(one);
      const further = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const {left, top, right, bottom} = one.getBoundingClientRect();
      for (let around = one.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const outer = around.getBoundingClientRect();
        const rooms = [left - outer.left, top - outer.top, outer.right - right, outer.bottom - bottom];
        if (rooms.every((room) => room < further)) return true;
      }
      return false;
    };
    return {framed: seen.length, unseen: seen.filter(isCutOff).map((one) => one.getAttribute('data-at') ?? '')};
  }, drawing as never);

for (const width of [PHONE.width, WIDE])
  test(`At ${width} px whatever is pointed out on a page is seen to be framed`, async ({page}) => {
    await page.setViewportSize({width, height: PHONE.height});
    const now = await siteNow();
    await page.goto(FRAME);
    for (const path of now.paths) {
      const drawing = drawingOf(now, path);
      if (!drawing) throw new Error(`${path} cannot be drawn`);
      const {framed, unseen} = await framesOf(page, drawing);
      expect(framed, path).toBeGreaterThan(0);
      expect.soft(unseen, path).toEqual([]);
    }
  });
