/** Tests whether the static server of the other tests answers like the host's server. */
import {readdirSync} from 'node:fs';
import {request as newRequest} from '@playwright/test';
import {serveSite, type SiteServer} from '../../src/cli/host';
import {findFreePort} from '../../src/cli/ports';
import {SITE_URL} from './address';
import {expect, fileTest} from './test';

let host: SiteServer;
fileTest.beforeAll(async () => {
  host = await serveSite(await findFreePort());
});
fileTest.afterAll(() => host.stop());

const OTHERS = ['/', '/index', '/index.html', '/about/', '/about.html', '/404', '/no-such-page'];
/** The host does not serve these files; its local server serves one and fails on the other. */
const OF_THE_HOST = ['/_headers', '/_routes.json'];
/** Headers of a single connection or machine. */
const OWN =
  /^(connection|content-length|date|etag|keep-alive|server|transfer-encoding|vary|x-server-env|cf-.*|content-encoding)$/;

fileTest('The host answers every file and address with the same status and headers as the static server', async () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) => /\.\w+$/.test(file));
  const addresses = files.map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`);
  const asker = await newRequest.newContext({maxRedirects: 0});
  const ask = async (url: string) => {
    const answer = await asker.get(url);
    const headers = Object.entries(answer.headers()).filter(([name]) => !OWN.test(name));
    return {status: answer.status(), ...Object.fromEntries(headers)};
  };
  for (const address of new Set([...OTHERS, ...addresses.filter((item) => !OF_THE_HOST.includes(item))]))
    expect.soft(await ask(SITE_URL + address), address).toEqual(await ask(host.url + address));
  await asker.dispose();
});

fileTest('The sign-in function refuses a page of another site', async ({request}) => {
  const refused = await request.post(`${host.url}/edit/session`, {headers: {Origin: 'https://evil.example'}, data: {}});
  expect([refused.status(), await refused.json()]).toEqual([403, {error: 'origin'}]);
  expect(refused.headers()).toMatchObject({'cache-control': 'no-store', 'x-content-type-options': 'nosniff'});
});
