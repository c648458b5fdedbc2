import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {serveSite, type SiteServer} from '../../../src/commands/host';
import {EXTREMES_PORT, SITE_URL} from '../address';
import type {Copy} from '../copy';
import {VISITED} from '../routes';
import {expect, test} from '../test';
import {copyWith, EXTREMES, textsOfToday} from './copies';
import {findingsOn, WIDTHS, type Text} from './findings';

/** A build, and every page in all sizes. */
const PATIENCE_MS = 1_800_000;
const TEXTS: Text[] = ['plain', 'large', 'spaced'];
const PORTS = {longest: EXTREMES_PORT, least: EXTREMES_PORT + 1, scale: EXTREMES_PORT + 2};

async function findings(page: Page, url: string, routes = VISITED): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) found.push(...(await findingsOn(page, url + route, {widths: WIDTHS, texts: TEXTS})));
  return found;
}

test.use({ownWindow: true});

test('Everything fits on every page in every size', async ({page}) => {
  test.setTimeout(PATIENCE_MS);
  expect(await findings(page, SITE_URL)).toEqual([]);
});

for (const [name, make] of Object.entries(EXTREMES)) {
  const port = PORTS[name as keyof typeof EXTREMES];
  const url = `http://127.0.0.1:${port}`;

  test.describe(`With the ${name} content`, () => {
    test.use({allowed: [url]});
    let copy: Copy;
    let server: SiteServer;
    let folder: string;

    test.beforeAll(async () => {
      test.setTimeout(PATIENCE_MS);
      copy = await copyWith(make(textsOfToday()));
      folder = copy.build(name, {});
      server = await serveSite(port, folder);
    });
    test.afterAll(() => {
      server.stop();
      copy.remove();
    });

    test('everything fits on every page in every size', async ({page}) => {
      test.setTimeout(PATIENCE_MS);
      // The least content has the page of another opening.
      const routes = VISITED.filter((route) => existsSync(join(folder, `${route === '/' ? 'index' : route}.html`)));
      expect(await findings(page, url, routes)).toEqual([]);
    });
  });
}
