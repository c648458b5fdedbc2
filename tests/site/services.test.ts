import {expect, open, PHONE, TABLET, test} from './test';

const SERVICES = [
  ['Engineering', '/services/engineering'],
  ['Procurement', '/services/procurement'],
  ['Fabrication', '/services/fabrication'],
  ['Commissioning', '/services/commissioning'],
  ['Operations & Maintenance', '/services/operations'],
  ['Technical Manpower', '/services/manpower'],
  ['Petroleum Product Trading', '/services/trading'],
] as const;

test('The services overview has seven services, each with its first three features and a Learn More link', async ({
  page,
}) => {
  await open(page, '/services');
  const rows = page.locator('main').getByRole('article');
  await expect(rows).toHaveCount(SERVICES.length);
  for (const [index, [name, address]] of SERVICES.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole('heading')).toHaveText(name);
    await expect(row.getByRole('listitem')).toHaveCount(3);
    await expect(row.getByRole('link', {name: `Learn more about ${name}`})).toHaveAttribute('href', address);
  }
});

test('The services overview counts 200+ projects, 15+ years, 50+ partners and leads to a quote and to contact', async ({
  page,
}) => {
  await open(page, '/services');
  await expect(page.locator('main dl .srOnly')).toHaveText(['200+', '15+', '50+']);
  const main = page.locator('main');
  await expect(main.getByRole('link', {name: 'Request a Quote'})).toHaveAttribute('href', '/contact/quote');
  await expect(main.getByRole('link', {name: 'Contact Us'})).toHaveAttribute('href', '/contact');
});

for (const [name, address] of SERVICES) {
  test(`${address} has the side menu with ${name} marked, from medium screens up`, async ({page}) => {
    await page.setViewportSize(TABLET);
    await open(page, address);
    const menu = page.locator('main').getByRole('navigation', {name: 'Services'});
    await expect(menu.getByRole('link')).toHaveText(SERVICES.map(([title]) => title));
    await expect(menu.locator('[aria-current="page"]')).toHaveText(name);
    await page.setViewportSize(PHONE);
    await expect(menu).toBeHidden();
  });
}

test('The side menu stays in view while the page scrolls', async ({page}) => {
  await open(page, '/services/engineering');
  const menu = page.locator('main').getByRole('navigation', {name: 'Services'});
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await expect(menu).toBeInViewport({ratio: 1});
});

for (const service of ['manpower', 'fabrication', 'trading']) {
  test(`/services/${service} has a hero banner`, async ({page}) => {
    await open(page, `/services/${service}`);
    await expect(page.locator('main img').first()).toHaveAttribute('fetchpriority', 'high');
  });
}

test('Trading awaits 2 images, its banner and its figure', async ({page}) => {
  await open(page, '/services/trading');
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(2);
});

const LISTS = [
  ['engineering', 'twenty-five services', 'section > ol > li', 25],
  ['procurement', 'six phases', 'section > ol > li', 6],
  ['procurement', 'five strengths', 'section > ul > li', 5],
  ['commissioning', 'five scope groups', 'section > ul > li', 5],
  ['operations', 'eight capabilities', 'section > ol > li', 8],
  ['operations', 'five reasons', 'section > ul > li', 5],
  ['manpower', 'six categories and six kinds of support', 'section > ul > li', 12],
  ['trading', 'three figures of storage and refining', 'section > dl > div', 3],
] as const;

for (const [service, what, selector, count] of LISTS) {
  test(`/services/${service} lists ${what}`, async ({page}) => {
    await open(page, `/services/${service}`);
    await expect(page.locator(`main ${selector}`)).toHaveCount(count);
  });
}
