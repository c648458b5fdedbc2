import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {SiteServer} from '../../src/commands/host';
import {serveStatic} from './static-server';
import {EXTREMES_PORT, EXTREMES_URL} from './address';
import type {Copy} from './copy';
import {copyWith, EXTREMES, textsOfToday} from './extremes/copies';
import {findingsOn, type Sizes} from './extremes/findings';
import {REPRESENTATIVE} from './routes';
import {expect, test} from './test';

/** Besides one page of each kind, those whose parts a text or a list may burst. */
const DANGEROUS = [
  ...REPRESENTATIVE,
  '/about/certifications',
  '/about/history',
  '/contact/vendor',
  '/projects?view=table',
  '/services',
];

/** A build of the whole site, and all these pages in several sizes. */
const PATIENCE_MS = 600_000;

const SIZES: Sizes[] = [
  {widths: [320, 768, 1440], texts: ['plain']},
  {widths: [390], texts: ['large', 'spaced']},
];

test.use({ownWindow: true});

test('Every kind of page fits every window, also with letters twice as large or spaced out, and nothing is cut or covered', async ({
  page,
}) => {
  test.setTimeout(PATIENCE_MS);
  for (const route of DANGEROUS)
    for (const sizes of SIZES) expect.soft(await findingsOn(page, route, sizes), route).toEqual([]);
});

test.describe('With contents at their extremes', () => {
  test.describe.configure({mode: 'default'});
  test.use({allowed: [EXTREMES_URL]});

  for (const [name, make] of Object.entries(EXTREMES)) {
    test(`the pages of the ${name} content fit phone and laptop, and nothing is cut or covered`, async ({page}) => {
      test.setTimeout(PATIENCE_MS);
      let copy: Copy | undefined;
      let server: SiteServer | undefined;
      try {
        copy = await copyWith(make(textsOfToday()));
        const folder = copy.build(name, {});
        server = await serveStatic(EXTREMES_PORT, folder);
        const isThere = (route: string) =>
          existsSync(join(folder, `${route === '/' ? 'index' : route.replace(/\?.*/, '')}.html`));
        for (const route of DANGEROUS.filter(isThere)) {
          const found = await findingsOn(page, EXTREMES_URL + route, {widths: [320, 1440], texts: ['plain']});
          expect.soft(found, route).toEqual([]);
        }
      } finally {
        server?.stop();
        copy?.remove();
      }
    });
  }
});
