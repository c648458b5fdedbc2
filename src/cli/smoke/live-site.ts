/** Checks a live site from a visitor's view, against the pages of the commit that it was built from. */
import {once} from 'node:events';
import {connect} from 'node:tls';
import {expect, test, type Page} from '@playwright/test';
import * as z from 'zod';
import {Site} from '../../site/page-types';
import {isContentFile, isGroup, PAGES_FOLDER, readSource, SITE_FILE, type Source} from '../../cms/parse';
import {readFilesAt, tryGit} from '../../node/git';
import {DAY_MS} from '../../shared/days';
import {siteDay} from '../../site/locale';
import {isLate} from '../../site/last-built';
import {datedContent} from '../../site/rules';
import {siteDefinition} from '../../site/site-definition';

const SITE = process.env.SMOKE_URL ?? '';
const IS_LOCAL = /^http:\/\/(localhost|127\.[\d.]+)(:|$)/.test(SITE);
const IS_HTTPS = SITE.startsWith('https:');
const OK = 200;
const FAULT = 500;
const HTTPS_PORT = 443;
/** A certificate with fewer days left should have been renewed already. */
const MIN_CERTIFICATE_DAYS = 14;
/** The mailbox rule in DEPLOY.md matches this text. */
const TEST_SUBJECT = 'Test of the website: please do not answer';
const FORM = 'form[method="post"]';
const HEADERS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'self';.* script-src 'self'( 'sha256-[\w+/=]+')+;.* frame-ancestors 'none'/,
  ...(IS_HTTPS && {'strict-transport-security': /^max-age=\d{8}/}),
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(\), microphone=\(\), geolocation=\(\)/,
};
/** The commit must be a hash, because git receives it. */
const Build = z.object({commit: z.string().regex(/^[0-9a-f]{40,64}$/), day: z.iso.date(), kind: z.string()});
const Facts = Site.pick({url: true, email: true, phones: true, formService: true, forms: true}).strip();

/** The sentence is enough, so the error has no stack. */
const siteError = (why: string) => Object.assign(new Error(`${SITE} ${why}.`), {stack: ''});

async function readLive() {
  const answer = await fetch(`${SITE}/.well-known/build.json`).catch(() => undefined);
  const {data: build} = Build.safeParse(await answer?.json().catch(() => undefined));
  if (!build) throw siteError('does not report its commit: this is a different site, or none');
  if (tryGit(['cat-file', '-e', `${build.commit}^{commit}`]) === undefined)
    throw siteError(`was built from the commit ${build.commit}, which this clone does not have`);
  const files = [...readFilesAt(build.commit, PAGES_FOLDER)].filter(([file]) => isContentFile(file));
  // The shortest page is first.
  const sources = files
    .map((file) => readSource(siteDefinition, ...file))
    .sort((a, b) => a.values.length - b.values.length);
  // For a while after midnight the site still shows the day before.
  const acts = datedContent(sources, isLate(build.day) ? siteDay() : build.day);
  const isOut = (path?: string) => !acts.some(({page, id, isShown}) => page === path && id === undefined && !isShown);
  const ofKind = (name: string) => sources.filter(({path, kind}) => kind?.name === name && isOut(path)).map(pageOf);
  const [service] = ofKind('service');
  const forms = ofKind('form');
  const [shortest] = forms;
  if (!service || !shortest) throw siteError('was built from a commit without a service page or without a form');
  const facts = Facts.parse(sources.find(({file}) => file === SITE_FILE)?.parsed?.data);
  return {build, facts, acts, service, forms, shortest};
}

const pageOf = ({path = '', parsed}: Source) => ({path, title: isGroup(parsed?.data) ? String(parsed.data.title) : ''});

let pendingRead: ReturnType<typeof readLive> | undefined;
const readLiveOnce = () => (pendingRead ??= readLive());
const waitForScripts = (page: Page) => page.locator('main[aria-busy="false"]').waitFor();

test('Build, by its own record, is of a known commit, for visitors and of this night', async () => {
  const {kind, day} = (await readLiveOnce()).build;
  if (!IS_LOCAL) expect.soft(kind, 'this is not a production build, so its forms are not received').toBe('production');
  expect
    .soft(day <= siteDay() && !isLate(day), `the last build was for ${day}, so the nightly build is failing`)
    .toBe(true);
});

for (const name of ['Home', 'Service page'])
  test(`${name}, opened in a browser, answers with one heading and no console error`, async ({page}) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({message}) => errors.push(message));
    expect((await page.goto(name === 'Home' ? '/' : (await readLiveOnce()).service.path))?.status()).toBe(OK);
    await waitForScripts(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    expect(errors).toEqual([]);
  });

test('Search in the header, asked for a word of a service, shows a result', async ({page}) => {
  const [word = ''] = /\p{L}{4,}/u.exec((await readLiveOnce()).service.title) ?? [];
  await page.goto('/');
  await waitForScripts(page);
  await page.getByRole('banner').getByRole('searchbox').fill(word);
  await page.getByRole('banner').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(word)}`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('Forms, before they are sent, name service and key of the site, which takes them', async ({browser, request}) => {
  const {build, facts, forms} = await readLiveOnce();
  const endpoint = build.kind === 'production' ? facts.formService.endpoint : /^http/;
  const page = await browser.newPage({javaScriptEnabled: false});
  const form = page.locator(FORM);
  for (const {path} of forms) {
    await page.goto(path);
    await expect(form, path).toHaveAttribute('action', endpoint);
    await expect(form.locator('[name="access_key"]'), path).toHaveValue(facts.formService.key);
    const action = (await form.getAttribute('action')) ?? '';
    // The preflight request of a browser. It sends no form.
    const headers = {Origin: SITE, 'Access-Control-Request-Method': 'POST'};
    const answer = await request.fetch(action, {method: 'OPTIONS', headers, maxRedirects: 0});
    expect(answer.status(), `the answer of ${action}`).toBeLessThan(FAULT);
    // A service without this header may refuse clients that are not browsers.
    expect(['*', SITE], `whom ${action} takes`).toContain(answer.headers()['access-control-allow-origin'] ?? SITE);
  }
});

test('Home, asked for by a program, answers with the headers that protect visitors', async ({request}) => {
  const headers = (await request.get('/')).headers();
  for (const [name, value] of Object.entries(HEADERS)) expect.soft(headers[name] ?? 'lost', name).toMatch(value);
});

test('Sitemap, read by a search engine, lists home, a service and addresses of this site alone', async ({request}) => {
  const {build, facts, service} = await readLiveOnce();
  const {origin} = new URL(build.kind === 'production' ? SITE : facts.url);
  const answer = await request.get('/sitemap.xml');
  const listed = Array.from((await answer.text()).matchAll(/<loc>([^<]*)</g), ([, address = '']) => address);
  expect(listed).toEqual(expect.arrayContaining([`${origin}/`, origin + service.path]));
  expect(listed.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
});

test('Certificates, of the site and of its bare domain, are trusted for two weeks more', async () => {
  test.skip(!IS_HTTPS, 'The address does not use HTTPS.');
  const {hostname, port} = new URL(SITE);
  for (const host of new Set([hostname, hostname.replace(/^www\./, '')])) {
    const socket = connect({host, port: Number(port) || HTTPS_PORT, servername: host});
    await once(socket, 'secureConnect');
    const left = Date.parse(socket.getPeerCertificate().valid_to) - Date.now();
    socket.destroy();
    expect(left / DAY_MS, `days until the certificate of ${host} expires`).toBeGreaterThan(MIN_CERTIFICATE_DAYS);
  }
});

test('What has a day, on the day of the build, is there or gone as it should be', async ({browser}) => {
  // Without JavaScript the page is exactly what the host sent.
  const page = await browser.newPage({javaScriptEnabled: false});
  for (const {page: path, id, words: text, isShown, description} of (await readLiveOnce()).acts) {
    const answer = await page.goto(path, {waitUntil: 'domcontentloaded'});
    const element = page.locator(id === undefined ? 'body' : `[id="${id}"]`, {hasText: text});
    const isFound = answer?.status() === OK && (await element.count()) > 0;
    expect.soft(isFound, `${path}: ${description} ${isShown ? 'is missing' : 'is still shown'}`).toBe(isShown);
  }
});

test('Enquiry, sent once a week through the shortest form, is confirmed', async ({page}) => {
  test.skip(process.env.SMOKE_WEEKLY !== 'true', 'It is sent only with --weekly.');
  const {build, facts, shortest} = await readLiveOnce();
  test.skip(build.kind === 'preview', 'Previews do not send forms.');
  await page.goto(shortest.path);
  await waitForScripts(page);
  const values = new Map(Object.entries({email: facts.email, tel: facts.phones[0], url: SITE, number: '1'}));
  const form = page.locator(FORM);
  for (const control of await form.locator(':is(input, textarea, select)[required]').all()) {
    const kind = await control.evaluate((element) => (element as HTMLInputElement).type);
    if (kind === 'checkbox') await control.check();
    else if (kind === 'select-one') await control.selectOption({index: 1});
    else await control.fill(values.get(kind) ?? TEST_SUBJECT);
  }
  await form.locator('button[type="submit"]').last().click();
  const banner = form.locator('[role="group"][tabindex="-1"]');
  await expect(banner, `the page says: ${await banner.innerText()}`).toHaveAccessibleName(facts.forms.sent);
});
