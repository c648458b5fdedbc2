import {readFileSync} from 'node:fs';
import {interpolate} from '../../src/shared/interpolate';
import {figures, listedEntries, sectionWith, site, slideName, slides, frontMatterOfFile, pagesIn} from './page-content';
import {DESKTOP, expect, open, PHONE, TABLET, test} from './test';

const FILE = 'pages/index.mdx';
const {labels} = site;
type NamedLink = Record<'name' | 'href', string>;
interface Home {
  start: NamedLink;
  contact: NamedLink;
  profile: {name: string};
  services: string[];
  clients: string[];
  callToAction: {heading: string; buttons: NamedLink[]};
}

const {start, contact, profile, services, clients, callToAction} = frontMatterOfFile<Home>(FILE);
/** The pinned projects, then the latest ones. */
const projects = pagesIn<{pinned?: number; to?: string}>('projects')
  .sort((a, b) => (a.pinned ?? 9) - (b.pinned ?? 9) || (b.to ?? '').localeCompare(a.to ?? ''))
  .slice(0, 4);
/** The first link of the body that is alone on its line. */
const [, welcome = '', welcomeTo = ''] = /^\[([^\]]+)\]\(([^\s)]+)/m.exec(readFileSync(FILE, 'utf8')) ?? [];

/** The fake clock starts and stops here, before the figures come on screen. */
const START = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-21T12:01:00Z');

test('Home shows its hero within the first screen, its welcome, the services, the latest projects and the clients', async ({
  page,
  request,
}) => {
  await open(page, '/');
  const hero = page.getByRole('region', {name: labels.carousel});
  const dot = (slide: number) => hero.getByRole('button', {name: slideName(slide), exact: true});
  for (const slide of slides.keys()) await expect(dot(slide + 1)).toBeVisible();
  await dot(3).click();
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  await dot(1).click();
  for (const {name, href} of [start, contact])
    await expect(hero.getByRole('link', {name})).toHaveAttribute('href', href);
  const address = await hero.getByRole('link', {name: profile.name}).getAttribute('href');
  expect((await (await request.get(address ?? '')).body()).subarray(0, 5).toString()).toBe('%PDF-');

  for (const viewport of [PHONE, TABLET, DESKTOP]) {
    await page.setViewportSize(viewport);
    const where = `at ${viewport.width} px`;
    const title = await page.getByRole('heading', {level: 1}).boundingBox();
    const button = await page.getByRole('link', {name: profile.name}).boundingBox();
    const dots = await dot(1).boundingBox();
    expect(button?.y, where).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
    expect((dots?.y ?? 0) + (dots?.height ?? 0), where).toBeLessThanOrEqual(viewport.height);
    await expect(hero.getByRole('link', {name: start.name}), where).toBeVisible({visible: viewport !== PHONE});
    await expect(hero.getByRole('link', {name: contact.name}), where).toBeVisible();
  }

  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: welcome}).first()).toHaveAttribute('href', welcomeTo);
  for (const id of services) {
    const {title: name} = frontMatterOfFile<{service: {title: string}}>(`pages/services/${id}.mdx`).service;
    const link = page.getByRole('link', {name: interpolate(labels.readMoreOf, {name}), exact: true});
    await expect(link).toHaveAttribute('href', `/services/${id}`);
  }
  const teasers = page.locator(`section:has(#${sectionWith(FILE, '<ProjectTeasers />')}) article a`);
  const addresses = await teasers.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(projects.map(({id}) => `/projects#${id}`));
  const strip = page.locator(`section:has(#${sectionWith(FILE, '<ClientStrip />')})`);
  await expect(strip.getByRole('img')).toHaveCount(clients.length);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await strip.getByRole('button', {name: labels.pauseLogos}).click();
  await expect(strip.locator('ul').first()).toHaveCSS('animation-play-state', 'paused');
  const band = page.locator('section', {has: page.getByRole('heading', {name: callToAction.heading})});
  for (const {name, href} of callToAction.buttons)
    await expect(band.getByRole('link', {name})).toHaveAttribute('href', href);
});

test('The figures are in the HTML, and count once they are on screen', async ({page, request}) => {
  const html = await (await request.get('/')).text();
  const final = figures('index');
  for (const figure of final) expect(html.replace(/<!-- -->/g, '')).toContain(`>${figure}<`);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.clock.install({time: START});
  await open(page, '/');
  await page.clock.pauseAt(LATER);
  const visible = page.locator('dl dd [aria-hidden]:has(sup)');
  await page.getByText(listedEntries('index', 'statistics')[0]?.label ?? '').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-started]')).toHaveCount(final.length);
  await page.clock.fastForward(1000);
  await expect(visible.first()).not.toHaveText(final[0] ?? '');
  await page.clock.fastForward(1200);
  await expect(visible).toHaveText(final);
});
