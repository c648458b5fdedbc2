/**
 * `npm run guide:pictures`: takes screenshots of Home, the editor and the highlights of a preview for README and the
 * guide.
 */
import {mkdirSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../src/cli/browser';
import {serveSite} from '../src/cli/host';
import {localOrigins} from '../src/cli/emulators/origin-guard';
import {HOST_RULES, startGithub} from './browser/emulators';
import {Copy} from './browser/copy';
import {reviewMessages} from '../src/editor/messages/review';
import {historyMessages} from '../src/editor/messages/history';
import {messages} from '../src/editor/messages';
import {propose, publish, signIn, replaceHeading} from './browser/editor-actions';

const {spot, decide} = reviewMessages;

const FOLDER = '.github/guide';
const PORT = 8797;
const DESK = {width: 1280, height: 720};
const PHONE = {width: 390, height: 560};
const JPEG = {type: 'jpeg', quality: 70} as const;

async function takeAllScreenshots(): Promise<void> {
  const copy = new Copy();
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox', HOST_RULES]});
  mkdirSync(FOLDER, {recursive: true});
  await photographEditor(browser, copy);
  await photographPreview(browser, copy);
  await browser.close();
  copy.remove();
}

async function photographEditor(browser: Browser, copy: Copy): Promise<void> {
  const built = copy.build('local', {});
  const server = await serveSite(PORT, built);
  const stopGithub = await startGithub(localOrigins(PORT));
  try {
    await photographHome(browser);
    await photographChange(browser);
    await photographReview(browser);
    await photographHistory(browser);
  } finally {
    await stopGithub();
    server.stop();
  }
}

async function photographHome(browser: Browser): Promise<void> {
  const page = await browser.newPage({viewport: DESK, reducedMotion: 'reduce', baseURL: `http://localhost:${PORT}`});
  await page.goto('/');
  await page.screenshot({...JPEG, path: `${FOLDER}/home.jpg`});
  await page.close();
}

async function photographChange(browser: Browser): Promise<void> {
  const page = await browser.newPage({viewport: DESK, reducedMotion: 'reduce', baseURL: `http://localhost:${PORT}`});
  await signIn(page);
  await page.getByRole('button', {name: 'Our History', exact: true}).click();
  await page.frameLocator('iframe').locator('h1').click();
  await page.getByRole('textbox', {name: 'Heading'}).fill('How we came here');
  await page.frameLocator('iframe').locator('h1', {hasText: 'How we came here'}).waitFor();
  await page.screenshot({...JPEG, path: `${FOLDER}/edit.jpg`});
  await page.setViewportSize(PHONE);
  await page.getByRole('button', {name: 'Send for review'}).click();
  await page.getByRole('textbox', {name: 'Describe your change'}).scrollIntoViewIfNeeded();
  await page.screenshot({...JPEG, path: `${FOLDER}/send.jpg`});
  await page.close();
}

/** Takes screenshots of a proposal for its reviewer, and of the review for its author. */
async function photographReview(browser: Browser): Promise<void> {
  const file = 'pages/about/history.mdx';
  const number = await propose('Say how we came here', {[file]: replaceHeading(file, 'How we come here')});
  const opened = async (person: 'staff' | 'colleague', viewport: typeof DESK) => {
    const page = await browser.newPage({viewport, reducedMotion: 'reduce', baseURL: `http://localhost:${PORT}`});
    await signIn(page, person, `/edit?proposal=${number}`);
    return {page, heading: page.frameLocator('iframe').locator('h1')};
  };
  const {page, heading} = await opened('colleague', PHONE);
  await page.getByRole('button', {name: reviewMessages.next}).click();
  await heading.click();
  await page.getByRole('button', {name: spot.suggest}).click();
  await page.getByRole('textbox', {name: spot.instead}).fill('How we came here');
  await page.getByRole('textbox', {name: spot.say}).fill('It is long ago.');
  await page.screenshot({...JPEG, path: `${FOLDER}/review.jpg`});
  await page.getByRole('button', {name: decide.button(1)}).click();
  await page.screenshot({...JPEG, path: `${FOLDER}/decide.jpg`});
  await page.getByRole('button', {name: decide.ask}).click();
  await page.getByText(decide.sent.REQUEST_CHANGES('staff')).waitFor();
  await page.close();
  const {page: desk, heading: own} = await opened('staff', DESK);
  await desk.getByRole('button', {name: reviewMessages.change}).click();
  await desk.getByRole('button', {name: /^Our History/}).click();
  await own.filter({hasText: 'How we come here'}).click();
  await desk.getByRole('button', {name: spot.takeOver}).scrollIntoViewIfNeeded();
  await desk.screenshot({...JPEG, path: `${FOLDER}/answer.jpg`});
  await desk.close();
}

/** Takes a screenshot of a heading's history with two published versions. */
async function photographHistory(browser: Browser): Promise<void> {
  const file = 'pages/about/history.mdx';
  for (const heading of ['How we came here', 'How we all came here'])
    await publish(heading, {[file]: replaceHeading(file, heading)});
  const page = await browser.newPage({viewport: DESK, reducedMotion: 'reduce', baseURL: `http://localhost:${PORT}`});
  await signIn(page);
  await page.getByRole('button', {name: /^Our History/}).click();
  await page.frameLocator('iframe').locator('h1', {hasText: 'How we all came here'}).click();
  await page.getByRole('button', {name: messages.panel.history, exact: true}).click();
  await page.getByText(historyMessages.ends).waitFor();
  await page.screenshot({...JPEG, path: `${FOLDER}/history.jpg`});
  await page.close();
}

async function photographPreview(browser: Browser, copy: Copy): Promise<void> {
  copy.git('checkout', '--quiet', '-b', 'edit');
  copy.set('pages/careers/manual-machinist.mdx', ['experience'], '3–4 years');
  copy.set('pages/careers.mdx', ['benefits', 0, 'title'], 'A house of learning');
  copy.commit('Say what is asked for now');
  const built = copy.build('preview', {NETLIFY: 'true', CONTEXT: 'deploy-preview', REVIEW_ID: '42', HEAD: 'edit'});
  const server = await serveSite(PORT, built);
  const page = await browser.newPage({viewport: PHONE, reducedMotion: 'reduce'});
  await page.goto(`http://127.0.0.1:${PORT}/careers`);
  await page.locator('[data-preview-bar] summary').click();
  await page.screenshot({...JPEG, path: `${FOLDER}/what-changed.jpg`});
  await page.goto(`http://127.0.0.1:${PORT}/changes/marked/careers#change-1`);
  await page.screenshot({...JPEG, path: `${FOLDER}/marked.jpg`});
  await page.setViewportSize(DESK);
  await page.reload();
  await page.screenshot({...JPEG, path: `${FOLDER}/preview.jpg`});
  server.stop();
}

void takeAllScreenshots();
