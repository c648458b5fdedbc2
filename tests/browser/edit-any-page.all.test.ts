/** Tests the pages as the editor renders them: their text, and which field a click opens. */
import type {Page} from '@playwright/test';
import {BODY} from '../../src/cms/diff/bodies';
import type {Pointed} from '../../src/editor/protocol/frame-messages';
import type {RenderRequest} from '../../src/editor/protocol';
import {renderRequestOf} from '../../src/editor/state/render-request';
import {positionOfClick} from '../../src/editor/state/click-position';
import {decodeRefs} from '../../src/cms/source-map/stega';
import {editorContent} from './editor-site';
import {DESKTOP, expect, open, PHONE, test} from './test';

const FRAME = '/edit/page';
/** The minimum share of a page's values that are visible on it; the others are visible on other pages or not at all. */
const MIN_SHARE = 0.8;

type Now = Awaited<ReturnType<typeof editorContent>>;

function renderedPages(now: Now, path: string): RenderRequest {
  const request = renderRequestOf(now, path);
  if (!request) throw new Error(`${path} cannot be drawn`);
  return request;
}

/** Renders a page and waits for it. */
const renderInFrame = (frame: Page, request: RenderRequest): Promise<void> =>
  frame.evaluate(
    (reported) =>
      new Promise<void>((resolve) => {
        const listeners = new AbortController();
        const hear = ({data}: MessageEvent<{kind: string}>) => {
          if (data.kind !== 'drawn') return;
          listeners.abort();
          resolve();
        };
        window.addEventListener('message', hear, {signal: listeners.signal});
        window.postMessage({kind: 'changing', changing: true}, window.location.origin);
        window.postMessage({kind: 'draw', request: reported}, window.location.origin);
      }),
    request as never,
  );

/** All text of a page, visible or for screen readers. */
const textIn = (page: Page, place: string) =>
  page.locator(place).evaluate((element) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node.data.trim());
      if (!(node instanceof Element) || node instanceof HTMLLinkElement) continue;
      for (const name of ['alt', 'aria-label', 'href', 'placeholder', 'id', 'title'])
        texts.push(node.getAttribute(name) ?? '');
    }
    // React generates different ids in each document.
    return texts
      .filter((text) => text !== '')
      .join('\n')
      .replace(/_[rR]_[0-9a-z]+_/g, '');
  });

/** @returns the number of outlined texts and pictures, and those whose outline is completely clipped */
const framesOf = (frame: Page): Promise<{framed: number; unseen: string[]}> =>
  frame.evaluate(() => {
    const seen = [...document.querySelectorAll('[data-source]')].filter((element) =>
      element.checkVisibility({visibilityProperty: true}),
    );
    const isCutOff = (element: Element) => {
      element.setAttribute('data-pointed', '');
      const {outlineWidth, outlineOffset} = getComputedStyle(element);
      const further = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const {left, top, right, bottom} = element.getBoundingClientRect();
      element.removeAttribute('data-pointed');
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const outer = around.getBoundingClientRect();
        const rooms = [left - outer.left, top - outer.top, outer.right - right, outer.bottom - bottom];
        if (rooms.every((room) => room < further)) return true;
      }
      return false;
    };
    return {
      framed: seen.length,
      unseen: seen.filter(isCutOff).map((element) => element.getAttribute('data-source') ?? ''),
    };
  });

test('Every page has the same text in the editor as in the build, each with its reference', async ({page, context}) => {
  const now = await editorContent();
  const named: string[] = [];
  const missed: string[] = [];
  const frame = await context.newPage();
  await frame.goto(FRAME);
  for (const path of now.paths) {
    await page.setViewportSize(DESKTOP);
    const request = renderedPages(now, path);
    await renderInFrame(frame, request);
    await open(page, path);
    const built = await textIn(page, '#__docusaurus');
    await expect.soft.poll(() => textIn(frame, '#page'), {message: path}).toBe(built);
    const file = now.content.pages.find((item) => item.path === path)?.file.slice('pages/'.length);
    const found = await frame.evaluate(() =>
      [...document.querySelectorAll('[data-source]')].flatMap((element) =>
        (element.getAttribute('data-source') ?? '').split(' '),
      ),
    );
    for (const place of new Set(decodeRefs(JSON.stringify(request))))
      if (place.startsWith(`${file}#`)) (found.includes(place) ? named : missed).push(place);
    for (const viewport of [PHONE, DESKTOP]) {
      await frame.setViewportSize(viewport);
      const {framed, unseen} = await framesOf(frame);
      expect(framed, path).toBeGreaterThan(0);
      expect.soft(unseen, `${path} at ${viewport.width} px`).toEqual([]);
    }
  }
  // All headings, paragraphs and photos of bodies have references.
  expect(missed.filter((place) => place.includes(`#${BODY}.`))).toEqual([]);
  expect(named.length / (named.length + missed.length)).toBeGreaterThanOrEqual(MIN_SHARE);
});

/** Renders a page and clicks on every day on it. @returns the frame's report of each click */
const clickDays = (frame: Page, request: RenderRequest): Promise<Pointed[]> =>
  frame.evaluate(async (shown) => {
    const reported: ({kind: string} & Pointed)[] = [];
    const listeners = new AbortController();
    const hear = ({data}: MessageEvent<{kind: string} & Pointed>) => reported.push(data);
    window.addEventListener('message', hear, {signal: listeners.signal});
    const say = (message: unknown) => window.postMessage(message, window.location.origin);
    const heard = async (kind: string, count: number) => {
      while (reported.filter((entry) => entry.kind === kind).length < count)
        await new Promise((done) => setTimeout(done));
      return reported.filter((entry) => entry.kind === kind);
    };
    say({kind: 'changing', changing: true});
    say({kind: 'draw', request: shown});
    await heard('drawn', 1);
    const days = [...document.querySelectorAll<HTMLElement>('time[datetime]')];
    for (const day of days) day.click();
    const pointed = await heard('pointed', days.length);
    listeners.abort();
    return pointed;
  }, request as never);

test('A click on a day opens its field, even when other entries have the same day', async ({page}) => {
  const now = await editorContent();
  const led = new Set<string>();
  await page.goto(FRAME);
  for (const path of now.paths) {
    for (const pointed of await clickDays(page, renderedPages(now, path))) {
      const contentRef = positionOfClick(pointed, now.content);
      const source = now.content.sources.find(({file}) => file === contentRef?.file);
      const field = source?.values.find((value) => value.path.join('.') === contentRef?.path?.join('.'));
      expect(field?.value, `${path}: ${pointed.day}`).toBe(pointed.day);
      led.add(`${contentRef?.file} ${contentRef?.path?.join('.')}`);
    }
  }
  const days = now.content.pages.flatMap(({file}) =>
    (now.content.sources.find((source) => source.file === file)?.values ?? [])
      .filter(({value, meta}) => meta.kind === 'day' && value !== undefined)
      .map(({path}) => `${file} ${path.join('.')}`),
  );
  // Some days are on no page: only company.json has the day of a registration's issue, a reminder uses the review day
  // of a contact point.
  const unseen = /registrations\.\d+\.issued$|contacts\.\d+\.reviewBy$|publishFrom$/;
  expect([...led].sort()).toEqual(days.filter((day) => !unseen.test(day)).sort());
});
