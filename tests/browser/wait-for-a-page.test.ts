import type {Page} from '@playwright/test';
import {delayRequests} from './page-actions';
import {pageInDropdown, isHero, sectionWith, site, slideName, toggleOf} from './page-content';
import {expect, MOVING, test} from './test';

/** The loading screen disappears after this time (specification section 9). */
const RELEASE_MS = 4000;

/**
 * Keeps the loading screen in its state one second after the start, even on a slow machine: its timer and its style
 * have no effect, so only the pictures can hide it.
 */
async function holdScreen(page: Page): Promise<void> {
  await page.addInitScript((shorter) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, delay = 0) =>
      delay < shorter ? later(run, delay) : 0) as typeof window.setTimeout;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[role="status"] {animation-delay: -1s !important; animation-play-state: paused !important}');
    document.adoptedStyleSheets.push(sheet);
  }, RELEASE_MS);
}

test.describe('The loading screen', () => {
  test.use(MOVING);

  test('waits on Home for the first 4 hero images, below a usable header, and then shows the content', async ({
    page,
  }) => {
    const release: (() => void)[] = [];
    await holdScreen(page);
    await page.route(isHero, async (route) => {
      await new Promise<void>((resolve) => release.push(resolve));
      await route.continue();
    });
    await page.goto('/', {waitUntil: 'commit'});
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect.poll(() => release.length).toBe(4);
    await expect(page.getByRole('status')).toHaveText(site.labels.loading);
    await page.getByRole('button', {name: toggleOf()}).click();
    await expect(page.getByRole('banner').getByRole('link', {name: pageInDropdown.name, exact: true})).toBeVisible();
    release.slice(0, 3).forEach((go) => go());
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
    release.slice(3).forEach((go) => go());
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('status')).toHaveCount(0);
  });

  test('disappears as soon as the images have loaded, before the rest of the code has run', async ({page}) => {
    await page.route('**/assets/js/**', () => undefined);
    await page.goto('/', {waitUntil: 'commit'});
    await expect(page.locator('html[data-released]')).toHaveCount(1);
    await expect(page.getByRole('status')).toBeHidden();
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
  });

  test('does not delay text on a slow connection, where slides load on request', async ({page}) => {
    const {labels} = site;
    const pictures = new Set<string>();
    page.on('request', (request) => {
      if (isHero(new URL(request.url()))) pictures.add(request.url());
    });
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: false, effectiveType: '3g'})}),
    );
    await page.clock.install();
    const letCome = await delayRequests(page, '**/assets/img/**');
    await page.goto('/', {waitUntil: 'commit'});
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    expect(await page.getByText(labels.loading, {exact: true}).isVisible()).toBe(false);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    letCome();
    const hero = page.getByRole('region', {name: labels.carousel});
    await expect(hero.getByRole('button', {name: labels.pause})).toBeHidden();
    await page.clock.fastForward(60_000);
    await expect(hero.getByRole('button', {name: slideName(1)})).toHaveAttribute('aria-current', 'true');
    expect(pictures.size).toBe(1);
    const strip = page.locator(`section:has(#${sectionWith('pages/index.mdx', '<ClientStrip />')})`);
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.getByRole('img').last()).toBeInViewport();
    const moving = () => page.locator('main').evaluate((element) => element.getAnimations({subtree: true}).length);
    await expect.poll(moving).toBe(0);
    await hero.getByRole('button', {name: labels.next}).click();
    await expect.poll(() => pictures.size).toBe(2);
  });
});
