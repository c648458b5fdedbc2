import {expect, test as base} from '@playwright/test';
import {deferredMessages} from '../../src/editor/messages/deferred';
import {messages} from '../../src/editor/messages';
import {reviewMessages} from '../../src/editor/messages/review';
import {SITE_URL} from './address';
import {propose, commentsOn, tokenOf, replaceHeading} from './editor-actions';
import {startGithub} from './emulators';
import {menuLabel, site, slideName, toggleOf, frontMatterOfFile, slideWord} from './page-content';
import {VISITED} from './routes';
import {isInstalled} from './webkit/driver';
import {watchSite} from './webkit/recording-server';
import {KEYS, WebKitWindow} from './webkit/window';

const {labels, forms} = site;
const {spot, decide} = reviewMessages;
const DESK = [1280, 900] as const;
const PHONE = [390, 844] as const;

/** One window for all tests of a worker, and the address of the watched site. */
const test = base.extend<{webkit: WebKitWindow; github: undefined}, {kept: WebKitWindow; watched: string}>({
  kept: [
    async ({browserName: _browser}, use) => {
      const window = await WebKitWindow.open();
      await use(window);
      await window.close();
    },
    {scope: 'worker'},
  ],
  watched: [
    async ({browserName: _browser}, use) => {
      const {url, stop} = await watchSite(SITE_URL);
      await use(url);
      stop();
    },
    {scope: 'worker'},
  ],
  github: [
    async ({watched}, use) => {
      const stop = await startGithub([watched]);
      await use(undefined);
      await stop();
    },
    {auto: true},
  ],
  webkit: async ({kept}, use) => {
    await kept.resize(...DESK);
    await use(kept);
  },
});

test.beforeAll(() => {
  if (!isInstalled) throw new Error('WebKitGTK is not installed: apt-get install webkit2gtk-driver xvfb.');
});

test('In WebKit every page becomes interactive without scrolling sideways', async ({webkit, watched}) => {
  for (const [width, height] of [DESK, PHONE]) {
    await webkit.resize(width, height);
    for (const route of VISITED) {
      await webkit.go(watched + route);
      await webkit.until('return document.querySelector("main").ariaBusy === "false"');
      await webkit.find({is: 'h1'});
      const [scroll = 0, client = 0] = await webkit.run<number[]>(
        'return [document.documentElement.scrollWidth, document.documentElement.clientWidth]',
      );
      expect.soft(scroll, `${route} at ${width} px`).toBeLessThanOrEqual(client);
      expect.soft(await webkit.run('return window.notes'), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('In WebKit the menu, the carousel and the lightbox work, on a desktop and on a phone', async ({webkit}) => {
  await webkit.go(`${SITE_URL}/`);
  await webkit.click({is: 'button', named: labels.next});
  await webkit.find({is: '[role="group"]', named: slideName(2)});
  await webkit.click({is: 'button', named: toggleOf()});
  await webkit.click({is: 'header a', named: menuLabel('/about/gallery')});
  await webkit.until('return location.pathname === "/about/gallery"');
  await webkit.click({is: 'main li a:has(img)'});
  await webkit.find({is: 'dialog', named: labels.lightbox});
  await webkit.press(KEYS.ESCAPE);
  await webkit.until('return document.querySelector("dialog[open]") === null');
  await webkit.resize(...PHONE);
  await webkit.click({is: 'button', named: labels.openMenu});
  await webkit.click({is: 'dialog a', named: menuLabel('/contact')});
  await webkit.until('return location.pathname === "/contact"');
});

test('In WebKit a form on a phone reports missing fields', async ({webkit}) => {
  await webkit.resize(...PHONE);
  await webkit.go(`${SITE_URL}/contact`);
  await webkit.click({is: 'main a[href="/contact/quote"]'});
  await webkit.click({is: 'main form button[type="submit"]'});
  await webkit.find({is: '[role="group"]', named: forms.invalid});
});

test('In WebKit the search finds a word of a page', async ({webkit}) => {
  await webkit.go(`${SITE_URL}/search`);
  await webkit.type({is: 'main input[type="search"]'}, `${slideWord}${KEYS.ENTER}`);
  await webkit.find({is: 'main article a'});
});

/** Signs in at an address of the editor, after signing out anybody else. */
async function signIn(
  webkit: WebKitWindow,
  site: string,
  person: 'staff' | 'colleague',
  address = '/edit',
): Promise<void> {
  const isThere = 'return document.querySelector("main summary, main input") !== null';
  await webkit.go(site + address, 'return document.readyState === "complete"');
  await webkit.run('sessionStorage.clear()');
  await webkit.go(site + address, isThere);
  await webkit.click({is: 'summary', named: messages.signIn.withToken});
  await webkit.type({is: 'input', named: messages.signIn.token}, await tokenOf(person));
  await webkit.click({is: 'button', named: messages.signIn.go});
}

test('In WebKit the editor opens the clicked field, sends the change, and knows it after a reload', async ({
  webkit,
  watched,
}) => {
  const added = ' and more';
  const {heading} = frontMatterOfFile<{heading: string}>('pages/about/history.mdx');
  const isShown = 'return document.querySelector("h1")?.textContent === arguments[0]';
  await signIn(webkit, watched, 'staff');
  await webkit.click({is: 'nav button', named: menuLabel('/about/history')});
  await webkit.enterFrame({is: 'iframe'});
  await webkit.until(isShown, heading);
  await webkit.click({is: 'h1'});
  await webkit.leaveFrame();
  await webkit.until('return document.activeElement.value === arguments[0]', heading);
  await webkit.type({is: ':focus'}, added);
  await webkit.enterFrame({is: 'iframe'});
  await webkit.until(isShown, heading + added);
  await webkit.leaveFrame();
  await webkit.click({is: 'button', named: messages.bar.send});
  await webkit.click({is: 'dialog button', named: deferredMessages.review.send});
  await webkit.until('return document.body.textContent.includes(arguments[0])', deferredMessages.review.sent);
  await webkit.go(`${watched}/edit`, 'return document.querySelector("nav button") !== null');
  await webkit.find({is: 'button', named: messages.bar.follow});
});

test('In WebKit the text of a page is written, pasted and undone', async ({webkit, watched}) => {
  const text = {is: '[role="textbox"]', named: deferredMessages.body.text};
  const holds = (words: string) =>
    `return document.querySelector('[role="textbox"]').textContent.includes(${JSON.stringify(words)})`;
  await signIn(webkit, watched, 'staff');
  await webkit.click({is: 'nav button', named: menuLabel('/about/history')});
  await webkit.enterFrame({is: 'iframe'});
  await webkit.click({is: 'main h2'});
  await webkit.leaveFrame();
  await webkit.find(text);
  await webkit.until('return document.activeElement.getAttribute("role") === "textbox"');
  await webkit.type(text, 'Typed words');
  await webkit.until(holds('Typed words'));
  await webkit.run(`
    const data = new DataTransfer();
    data.setData('text/html', '<p>We <b>weld</b>.</p>');
    const event = new ClipboardEvent('paste', {bubbles: true, cancelable: true});
    Object.defineProperty(event, 'clipboardData', {value: data});
    document.activeElement.dispatchEvent(event);`);
  await webkit.until(holds('We weld.'));
  await webkit.click({is: 'header button', named: messages.bar.undo});
  await webkit.until(`return !(() => { ${holds('We weld.')} })()`);
  await webkit.until(holds('Typed words'));
});

test('In WebKit a proposal is reviewed on a phone, and a comment on the page is sent', async ({webkit, watched}) => {
  const file = 'pages/about/history.mdx';
  const number = await propose('Reviewed in WebKit', {[file]: replaceHeading(file, 'Anew')});
  await webkit.resize(...PHONE);
  await signIn(webkit, watched, 'colleague', `/edit?proposal=${number}`);
  await webkit.enterFrame({is: 'iframe'});
  await webkit.find({is: 'h1 ins'});
  await webkit.click({is: 'h1'});
  await webkit.leaveFrame();
  await webkit.type({is: 'textarea', named: spot.say}, 'Anew?');
  await webkit.click({is: 'button', named: decide.shortButton(1)});
  await webkit.click({is: 'dialog button', named: decide.comment});
  await webkit.until('return document.body.textContent.includes(arguments[0])', decide.sent.COMMENT('staff'));
  expect(await commentsOn(number)).toHaveLength(1);
});
