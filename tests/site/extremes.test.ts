import {serveSite, type SiteServer} from '../../src/commands/host';
import {EXTREMES_PORT, EXTREMES_URL} from './address';
import type {Copy} from './copy';
import {copyWith, textsOfToday} from './extremes/copies';
import {findingsOn} from './extremes/findings';
import {longest} from './extremes/longest';
import {VISITED} from './routes';
import {expect, test} from './test';

/** Between them they show every part of the site; `npm run test:extremes` looks at all pages in all sizes. */
const DANGEROUS = [
  '/',
  '/about/certifications',
  '/about/history',
  '/about/management',
  '/careers',
  '/contact',
  '/contact/vendor',
  '/projects?view=table',
  '/services/fabrication',
];

test('On a phone with letters twice as large every page fits the window, and nothing is cut or covered', async ({
  page,
}) => {
  const found: string[] = [];
  for (const route of VISITED) found.push(...(await findingsOn(page, route, {widths: [390], texts: ['large']})));
  expect(found).toEqual([]);
});

test.describe('With the longest texts that the schema allows', () => {
  test.use({allowed: [EXTREMES_URL]});
  let copy: Copy | undefined;
  let server: SiteServer | undefined;

  test.beforeAll(async () => {
    copy = await copyWith(longest(textsOfToday()));
    server = await serveSite(EXTREMES_PORT, copy.build('longest', {}));
  });
  test.afterAll(() => {
    server?.stop();
    copy?.remove();
  });

  test('the pages fit phone and laptop, and nothing is cut or covered', async ({page}) => {
    const found: string[] = [];
    for (const route of DANGEROUS) {
      found.push(...(await findingsOn(page, EXTREMES_URL + route, {widths: [320, 1440], texts: ['plain']})));
    }
    expect(found).toEqual([]);
  });
});
