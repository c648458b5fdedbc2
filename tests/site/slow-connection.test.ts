import {isHero, sectionWith, site, slideName} from './listed';
import {expect, open, test} from './test';

const {labels} = site;

test.use({ownWindow: true});

const slowDown = () =>
  Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: false, effectiveType: '3g'})});

test('With a slow connection the words of a page are not held back until its pictures are there', async ({page}) => {
  await page.addInitScript(slowDown);
  await page.route('**/assets/img/**', () => undefined);
  await page.goto('/', {waitUntil: 'commit'});
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(labels.loading, {exact: true})).toBeHidden({timeout: 1});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('With a slow connection nothing moves by itself, and slides 2 to 5 of the hero are fetched only when asked for', async ({
  page,
}) => {
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (isHero(new URL(request.url()))) pictures.add(request.url());
  });
  await page.addInitScript(slowDown);
  await page.clock.install();
  await open(page, '/');
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  const hero = page.getByRole('region', {name: labels.carousel});
  await expect(hero.getByRole('button', {name: labels.pause})).toBeHidden();
  await page.clock.fastForward(60_000);
  await expect(hero.getByRole('button', {name: slideName(1)})).toHaveAttribute('aria-current', 'true');
  expect(pictures.size).toBe(1);
  const strip = page.locator(`section:has(#${sectionWith('pages/index.mdx', '<ClientStrip />')})`);
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('img').last()).toBeInViewport();
  const moving = () => page.locator('main').evaluate((main) => main.getAnimations({subtree: true}).length);
  await expect.poll(moving).toBe(0);
  await hero.getByRole('button', {name: labels.next}).click();
  const picture = hero.getByRole('group', {name: slideName(2)}).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(pictures.size).toBe(2);
});
