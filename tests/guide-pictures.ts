/** `npm run guide:pictures`: photographs the marks of a preview for the editors' guide. */
import {mkdirSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findBrowser} from '../src/commands/browser';
import {serveSite} from '../src/commands/host';
import {Copy} from './site/copy';

const FOLDER = '.github/guide';
const PORT = 8797;
const PHONE = {width: 390, height: 560};
const JPEG = {type: 'jpeg', quality: 70} as const;

async function photograph(): Promise<void> {
  const copy = new Copy();
  copy.git('checkout', '--quiet', '-b', 'edit');
  copy.set('pages/careers.mdx', ['openings', 1, 'experience'], '3–4 years');
  copy.set('pages/careers.mdx', ['benefits', 0, 'title'], 'A house of learning');
  copy.commit('Say what is asked for now');
  const built = copy.build('preview', {NETLIFY: 'true', CONTEXT: 'deploy-preview', REVIEW_ID: '42', HEAD: 'edit'});
  const server = await serveSite(PORT, built);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const page = await browser.newPage({viewport: PHONE, reducedMotion: 'reduce'});
  mkdirSync(FOLDER, {recursive: true});
  await page.goto(`http://127.0.0.1:${PORT}/careers`);
  await page.locator('[data-ribbon] summary').click();
  await page.screenshot({...JPEG, path: `${FOLDER}/what-changed.jpg`});
  await page.goto(`http://127.0.0.1:${PORT}/changes/marked/careers#change-1`);
  await page.screenshot({...JPEG, path: `${FOLDER}/marked.jpg`});
  await browser.close();
  server.stop();
  copy.remove();
}

void photograph();
