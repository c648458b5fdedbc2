import {figures, listed, topOf} from './listed';
import {DESKTOP, expect, open, PHONE, TABLET, test} from './test';

const SLIDES = 5;
/** The fake clock starts here and is stopped there, before the figures come into view. */
const START = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-21T12:01:00Z');

test.describe('The home page', () => {
  test('has a hero of 5 slides with dots and arrows', async ({page}) => {
    await open(page, '/');
    const hero = page.getByRole('region', {name: 'What we do'});
    await expect(hero.getByRole('button', {name: /^Slide \d/})).toHaveCount(SLIDES);
    await hero.getByRole('button', {name: 'Slide 3:'}).click();
    await expect(hero.getByRole('button', {name: 'Slide 3:'})).toHaveAttribute('aria-current', 'true');
    await hero.getByRole('button', {name: 'Previous slide'}).click();
    await expect(hero.getByRole('button', {name: 'Slide 2:'})).toHaveAttribute('aria-current', 'true');
  });

  test('has Get Started to /services, Contact, and a profile that is a PDF', async ({page, request}) => {
    await open(page, '/');
    const hero = page.getByRole('region', {name: 'What we do'});
    await expect(hero.getByRole('link', {name: 'Get Started'})).toHaveAttribute('href', '/services');
    await expect(hero.getByRole('link', {name: 'Contact'})).toHaveAttribute('href', '/contact');
    const address = await hero.getByRole('link', {name: 'Download Profile'}).getAttribute('href');
    const file = await request.get(address ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('hides Get Started on small screens', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/');
    await expect(page.getByRole('link', {name: 'Get Started'})).toBeHidden();
    await expect(page.getByRole('region', {name: 'What we do'}).getByRole('link', {name: 'Contact'})).toBeVisible();
  });

  test('welcomes with a Learn More button to /about/who-we-are', async ({page}) => {
    await open(page, '/');
    await expect(page.getByRole('link', {name: 'Learn More'})).toHaveAttribute('href', '/about/who-we-are');
  });

  test('shows six services, each with Read More to its page', async ({page}) => {
    await open(page, '/');
    const links = page.getByRole('link', {name: /^Read more about/});
    await expect(links).toHaveText(Array.from({length: 6}, () => /^Read More/));
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(6);
    expect(addresses.every((address) => address?.startsWith('/services/'))).toBe(true);
  });

  test('asks to power the next project with Request Quote and Contact Us', async ({page}) => {
    await open(page, '/');
    const band = page.locator('section', {has: page.getByRole('heading', {name: 'Ready to Power Your Next Project?'})});
    await expect(band.getByRole('link', {name: 'Request Quote'})).toHaveAttribute('href', '/contact/quote');
    await expect(band.getByRole('link', {name: 'Contact Us'})).toHaveAttribute('href', '/contact');
  });

  test('shows four latest projects that lead to their places on /projects', async ({page}) => {
    await open(page, '/');
    const section = page.locator('section', {has: page.locator('#latest-projects')});
    await expect(section.getByRole('article')).toHaveCount(4);
    const addresses = await section
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const {projects} = topOf<{projects: string[]}>('pages/index.mdx');
    expect(addresses).toEqual(projects.map((id) => `/projects#${id}`));
  });

  test('shows ten client logos in a strip that can be paused', async ({page}) => {
    await open(page, '/');
    const strip = page.locator('section', {has: page.getByRole('heading', {name: 'Our Clients'})});
    await expect(strip.getByRole('img')).toHaveCount(10);
    await strip.getByRole('button', {name: 'Pause the moving logos'}).click();
    await expect(strip.locator('ul').first()).toHaveCSS('animation-play-state', 'paused');
  });

  test('shows no picture twice', async ({page}) => {
    await open(page, '/');
    const sources = await page
      .locator('main picture img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(new Set(sources).size).toBe(sources.length);
  });

  for (const viewport of [PHONE, TABLET, DESKTOP]) {
    test(`keeps its hero within the first screen at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, '/');
      const title = await page.getByRole('heading', {level: 1}).boundingBox();
      const buttons = await page.getByRole('link', {name: 'Download Profile'}).boundingBox();
      const dots = await page.getByRole('button', {name: /^Slide 1/}).boundingBox();
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
      await expect(current).toHaveAccessibleName(/^Slide 1/);
      await page.clock.fastForward(6000);
      await expect(current).toHaveAccessibleName(/^Slide 2/);
      await page.getByRole('button', {name: 'Pause the slides'}).click();
      await page.mouse.move(0, 0);
      await page.clock.fastForward(60_000);
      await expect(current).toHaveAccessibleName(/^Slide 2/);
    });

    test('counts its figures, such as 150+ and 99%, once they are seen; the final numbers are in the HTML', async ({
      page,
      request,
    }) => {
      const html = await (await request.get('/')).text();
      const final = figures('index');
      for (const figure of final) expect(html.replace(/<!-- -->/g, '')).toContain(`>${figure}<`);
      await page.clock.install({time: START});
      await open(page, '/');
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      await page.clock.pauseAt(LATER);
      const visible = page.locator('dl dd [aria-hidden]:has(sup)');
      await page.getByText(listed('index', 'statistics')[0]?.label ?? '').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-started]')).toHaveCount(4);
      await page.clock.fastForward(1000);
      await expect(visible.first()).not.toHaveText(final[0] ?? '');
      await page.clock.fastForward(1200);
      await expect(visible).toHaveText(final);
    });
  });
});
