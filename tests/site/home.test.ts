import {readFileSync} from 'node:fs';
import {fillPlaces} from '../../src/shared/fill-places';
import {figures, listed, sectionWith, site, slideName, topOf} from './listed';
import {DESKTOP, expect, open, PHONE, TABLET, test} from './test';

const SLIDES = 5;
const SERVICES = 6;
const FILE = 'pages/index.mdx';
const {labels} = site;

interface NamedLink {
  name: string;
  href: string;
}

interface Home {
  start: NamedLink;
  contact: NamedLink;
  profile: {name: string};
  services: string[];
  projects: string[];
  clients: string[];
  callToAction: {heading: string; buttons: NamedLink[]};
}

const {start, contact, profile, services, projects, clients, callToAction} = topOf<Home>(FILE);
/** The first line of the body that is one link. */
const [, welcome = '', welcomeTo = ''] = /^\[([^\]]+)\]\(([^\s)]+)/m.exec(readFileSync(FILE, 'utf8')) ?? [];

/** The fake clock starts here and is stopped there, before the figures come into view. */
const START = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-21T12:01:00Z');

test.describe('The home page', () => {
  test('has a hero of 5 slides with dots and arrows', async ({page}) => {
    await open(page, '/');
    const hero = page.getByRole('region', {name: labels.carousel});
    for (let slide = 1; slide <= SLIDES; slide += 1)
      await expect(hero.getByRole('button', {name: slideName(slide), exact: true})).toBeVisible();
    await hero.getByRole('button', {name: slideName(3)}).click();
    await expect(hero.getByRole('button', {name: slideName(3)})).toHaveAttribute('aria-current', 'true');
    await hero.getByRole('button', {name: labels.previous}).click();
    await expect(hero.getByRole('button', {name: slideName(2)})).toHaveAttribute('aria-current', 'true');
  });

  test('has its two buttons, and a profile that is a PDF', async ({page, request}) => {
    await open(page, '/');
    const hero = page.getByRole('region', {name: labels.carousel});
    await expect(hero.getByRole('link', {name: start.name})).toHaveAttribute('href', start.href);
    await expect(hero.getByRole('link', {name: contact.name})).toHaveAttribute('href', contact.href);
    const address = await hero.getByRole('link', {name: profile.name}).getAttribute('href');
    const file = await request.get(address ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('hides its first button on small screens', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/');
    await expect(page.getByRole('link', {name: start.name})).toBeHidden();
    await expect(
      page.getByRole('region', {name: labels.carousel}).getByRole('link', {name: contact.name}),
    ).toBeVisible();
  });

  test('welcomes with a button that leads further', async ({page}) => {
    await open(page, '/');
    await expect(page.getByRole('main').getByRole('link', {name: welcome}).first()).toHaveAttribute('href', welcomeTo);
  });

  test('shows six services, each with Read More to its page', async ({page}) => {
    await open(page, '/');
    expect(new Set(services).size).toBe(SERVICES);
    for (const id of services) {
      const {title: name} = topOf<{service: {title: string}}>(`pages/services/${id}.mdx`).service;
      const link = page.getByRole('link', {name: fillPlaces(labels.readMoreOf, {name}), exact: true});
      await expect(link).toContainText(labels.readMore);
      await expect(link).toHaveAttribute('href', `/services/${id}`);
    }
  });

  test('asks for the next project, with its buttons', async ({page}) => {
    await open(page, '/');
    const band = page.locator('section', {has: page.getByRole('heading', {name: callToAction.heading})});
    for (const {name, href} of callToAction.buttons)
      await expect(band.getByRole('link', {name})).toHaveAttribute('href', href);
  });

  test('shows its latest projects, which lead to their places on /projects', async ({page}) => {
    await open(page, '/');
    const section = page.locator(`section:has(#${sectionWith(FILE, '<ProjectTeasers />')})`);
    await expect(section.getByRole('article')).toHaveCount(projects.length);
    const addresses = await section
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(projects.map((id) => `/projects#${id}`));
  });

  test('shows the logos of its clients in a strip that can be paused', async ({page}) => {
    await open(page, '/');
    const strip = page.locator(`section:has(#${sectionWith(FILE, '<ClientStrip />')})`);
    await expect(strip.getByRole('img')).toHaveCount(clients.length);
    await strip.getByRole('button', {name: labels.pauseLogos}).click();
    await expect(strip.locator('ul').first()).toHaveCSS('animation-play-state', 'paused');
  });

  for (const viewport of [PHONE, TABLET, DESKTOP]) {
    test(`keeps its hero within the first screen at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, '/');
      const title = await page.getByRole('heading', {level: 1}).boundingBox();
      const buttons = await page.getByRole('link', {name: profile.name}).boundingBox();
      const dots = await page.getByRole('button', {name: slideName(1)}).boundingBox();
      expect(buttons?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
      expect((dots?.y ?? 0) + (dots?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    });
  }

  test.describe(() => {
    // Both set a clock.
    test.use({ownWindow: true});

    test('advances its hero every 6 seconds and stops when the visitor asks for it', async ({page}) => {
      await page.clock.install();
      await open(page, '/');
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      const current = page.locator('main button[aria-current="true"]');
      await expect(current).toHaveAccessibleName(slideName(1));
      await page.clock.fastForward(6000);
      await expect(current).toHaveAccessibleName(slideName(2));
      await page.getByRole('button', {name: labels.pause}).click();
      await page.mouse.move(0, 0);
      // A busy machine may have come to the next one before.
      const stopped = (await current.getAttribute('aria-label')) ?? '';
      await page.clock.fastForward(60_000);
      await expect(current).toHaveAccessibleName(stopped);
    });

    test('counts its figures once they are seen; the final numbers are in the HTML', async ({page, request}) => {
      const html = await (await request.get('/')).text();
      const final = figures('index');
      for (const figure of final) expect(html.replace(/<!-- -->/g, '')).toContain(`>${figure}<`);
      await page.clock.install({time: START});
      await open(page, '/');
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      await page.clock.pauseAt(LATER);
      const visible = page.locator('dl dd [aria-hidden]:has(sup)');
      await page.getByText(listed('index', 'statistics')[0]?.label ?? '').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-started]')).toHaveCount(final.length);
      await page.clock.fastForward(1000);
      await expect(visible.first()).not.toHaveText(final[0] ?? '');
      await page.clock.fastForward(1200);
      await expect(visible).toHaveText(final);
    });
  });
});
