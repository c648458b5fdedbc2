/** `npm run guide:pictures`: photographs the editor and the marks of a preview for the editors' guide. */
import {mkdirSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../src/commands/browser';
import {serveSite} from '../src/commands/host';
import {localOrigins} from '../src/commands/stand-ins/gate';
import {portsOfBuild, startStandIns} from '../src/commands/stand-ins/start';
import {Copy} from './site/copy';
import {signIn} from './site/editor-actions';

const FOLDER = '.github/guide';
const PORT = 8797;
const DESK = {width: 1280, height: 720};
const PHONE = {width: 390, height: 560};
const JPEG = {type: 'jpeg', quality: 70} as const;

async function photograph(): Promise<void> {
  const copy = new Copy();
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  mkdirSync(FOLDER, {recursive: true});
  await photographEditor(browser, copy);
  await photographPreview(browser, copy);
  await browser.close();
  copy.remove();
}

async function photographEditor(browser: Browser, copy: Copy): Promise<void> {
  const built = copy.build('local', {});
  const server = await serveSite(PORT, built);
  const standIns = await startStandIns(localOrigins(PORT), portsOfBuild(built));
  const page = await browser.newPage({viewport: DESK, reducedMotion: 'reduce', baseURL: `http://localhost:${PORT}`});
  await signIn(page);
  await page.getByRole('button', {name: 'Our History', exact: true}).click();
  await page.frameLocator('iframe').locator('h1').click();
  await page.getByRole('textbox', {name: 'Heading'}).fill('How we came here');
  await page.frameLocator('iframe').locator('h1', {hasText: 'How we came here'}).waitFor();
  await page.screenshot({...JPEG, path: `${FOLDER}/edit.jpg`});
  await page.setViewportSize(PHONE);
  await page.getByRole('button', {name: 'Send for review'}).click();
  await page.getByRole('textbox', {name: 'What is it about'}).scrollIntoViewIfNeeded();
  await page.screenshot({...JPEG, path: `${FOLDER}/send.jpg`});
  await page.close();
  standIns.stop();
  server.stop();
}

async function photographPreview(browser: Browser, copy: Copy): Promise<void> {
  copy.git('checkout', '--quiet', '-b', 'edit');
  copy.set('pages/careers.mdx', ['openings', 1, 'experience'], '3–4 years');
  copy.set('pages/careers.mdx', ['benefits', 0, 'title'], 'A house of learning');
  copy.commit('Say what is asked for now');
  const built = copy.build('preview', {NETLIFY: 'true', CONTEXT: 'deploy-preview', REVIEW_ID: '42', HEAD: 'edit'});
  const server = await serveSite(PORT, built);
  const page = await browser.newPage({viewport: PHONE, reducedMotion: 'reduce'});
  await page.goto(`http://127.0.0.1:${PORT}/careers`);
  await page.locator('[data-ribbon] summary').click();
  await page.screenshot({...JPEG, path: `${FOLDER}/what-changed.jpg`});
  await page.goto(`http://127.0.0.1:${PORT}/changes/marked/careers#change-1`);
  await page.screenshot({...JPEG, path: `${FOLDER}/marked.jpg`});
  server.stop();
}

void photograph();
