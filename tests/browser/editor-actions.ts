import {readFileSync} from 'node:fs';
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {addressOf, SITE_FILE} from '../../src/cms/values/paths';
import {messages} from '../../src/editor/messages';
import {deferredMessages} from '../../src/editor/messages/deferred';
import {GITHUB_URL} from './address';
import {menuLabel, frontMatterOfFile} from './page-content';
import {expect} from './test';

type Person = 'staff' | 'colleague' | 'visitor';
/** Files by their paths: text for a page, bytes for a photo, null for a deleted file. */
type Files = Readonly<Record<string, string | Uint8Array | null>>;

/** Returns a token. The emulator's home page shows the tokens of its run. */
export async function tokenOf(person: Person = 'staff'): Promise<string> {
  const page = await (await fetch(GITHUB_URL)).text();
  const [token] = new RegExp(`github_pat_${person}_\\w+`).exec(page) ?? [];
  if (token === undefined) throw new Error(`The emulator of GitHub at ${GITHUB_URL} tells no token.`);
  return token;
}

/** Returns the page in the editor's frame. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
export const headingOf = (page: Page): Locator => frameOf(page).locator('h1');

/** Opens the editor and waits for its first page. */
export async function signIn(page: Page, person?: Person, address = '/edit'): Promise<void> {
  await page.goto(address);
  await pasteToken(page.locator('main'), person);
  await headingOf(page).waitFor();
}

/** Signs in when the editor asks for it. */
export async function pasteToken(at: Locator, person?: Person): Promise<void> {
  await at.getByText('Sign in with a token instead').click();
  const [field, token] = [at.getByLabel('Token'), await tokenOf(person)];
  // React does not notice text that Playwright fills into Firefox.
  const isFirefox = at.page().context().browser()?.browserType().name() === 'firefox';
  await (isFirefox ? field.pressSequentially(token) : field.fill(token));
  await at.getByRole('button', {name: 'Sign in', exact: true}).click();
}

/** Opens a page from the list of all pages, which is behind a button on phones. */
export async function openPage(page: Page, name: string): Promise<void> {
  const list = page.getByRole('navigation', {name: messages.pages.heading});
  if (!(await list.isVisible())) await page.getByRole('button', {name: messages.bar.pages, exact: true}).click();
  await page.locator(`nav button:text-matches("^${name}")`).first().click();
}

/** Changes the heading of the current page. */
export async function fillHeading(page: Page, to: string): Promise<void> {
  const field = page.getByRole('textbox', {name: 'Heading'});
  await headingOf(page).click();
  // The field may be open already, and opens again.
  await expect(field).toBeFocused();
  await field.fill(to);
  await expect(headingOf(page)).toHaveText(to);
}

/** Sends the changes, with a title if they have none. @returns the number of the proposal */
export async function submitChanges(page: Page, title?: string): Promise<number> {
  await page.getByRole('button', {name: messages.bar.send}).click();
  if (title !== undefined) await page.getByRole('textbox', {name: deferredMessages.review.sentence}).fill(title);
  await page.getByRole('button', {name: deferredMessages.review.send, exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: messages.bar.stages.waiting})).toBeVisible();
  await expect(page.getByText(deferredMessages.review.sent)).toBeVisible();
  const address = await page.getByRole('link', {name: deferredMessages.review.proposal}).getAttribute('href');
  return Number(address?.split('/').at(-1));
}

/** Sends the changes. @returns the files that differ from main, by path: text of pages, base64 of photos */
export async function send(page: Page, title: string): Promise<Record<string, string>> {
  const head = await headOf(await submitChanges(page, title));
  const before = new Set((await filesOf(await headOf())).map(({path, sha}) => `${path} ${sha}`));
  const changed = (await filesOf(head)).filter(({path, sha}) => !before.has(`${path} ${sha}`));
  const texts = changed.map(async ({path, sha}) => {
    const {content} = await requestEmulator<{content: string}>(`git/blobs/${sha}`);
    return [path, path.startsWith('pages/') ? Buffer.from(content, 'base64').toString() : content] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** @returns the newest commit of a proposal, or of main */
export const headOf = async (number?: number): Promise<string> =>
  number === undefined
    ? (await requestEmulator<{object: {sha: string}}>('git/ref/heads/main')).object.sha
    : (await requestEmulator<{head: {sha: string}}>(`pulls/${number}`)).head.sha;

async function filesOf(commit: string): Promise<{path: string; sha: string}[]> {
  const {tree} = await requestEmulator<{tree: {path: string; sha: string; type: string}[]}>(
    `git/trees/${commit}?recursive=1`,
  );
  return tree.filter(({type}) => type === 'blob');
}

/** @returns the hash of a file in a proposal, or in main */
export const hashOf = async (file: string, number?: number): Promise<string | undefined> =>
  (await filesOf(await headOf(number))).find(({path}) => path === file)?.sha;

/** @returns the text of a page in a proposal, or in main */
export async function textOf(file: string, number?: number): Promise<string> {
  const {content} = await requestEmulator<{content: string}>(`git/blobs/${await hashOf(file, number)}`);
  return Buffer.from(content, 'base64').toString();
}

/** @returns the comments on lines of a proposal */
export const commentsOn = (number: number): Promise<{line: number | null; body: string}[]> =>
  requestEmulator(`pulls/${number}/comments`);

/** @returns the text of a page with another heading */
export const replaceHeading = (file: string, heading: string): string =>
  readFileSync(file, 'utf8').replace(/^heading: .*$/m, () => `heading: ${heading}`);

/** Opens a proposal as a member of staff, without the editor. @returns its number */
export async function propose(title: string, files: Files): Promise<number> {
  const head = `edit/${title.toLowerCase().replaceAll(' ', '-')}`;
  await requestEmulator('git/refs', {ref: `refs/heads/${head}`, sha: await commitOn(await headOf(), files)});
  return (await requestEmulator<{number: number}>('pulls', {title, body: '', head, base: 'main'})).number;
}

/** Adds a commit to a proposal, as its author. */
export async function commitToProposal(number: number, files: Files): Promise<void> {
  const {head} = await requestEmulator<{head: {sha: string; ref: string}}>(`pulls/${number}`);
  await requestEmulator(`git/refs/heads/${head.ref}`, {sha: await commitOn(head.sha, files)}, 'PATCH');
}

/** Opens a proposal with these files, approves it as a colleague, and publishes it. */
export async function publish(title: string, files: Files): Promise<void> {
  await approveAsColleague(await propose(title, files));
}

/** Approves a proposal as a colleague, and publishes it. */
export async function approveAsColleague(number: number): Promise<void> {
  const sha = await headOf(number);
  await requestEmulator(`pulls/${number}/reviews`, {commit_id: sha, event: 'APPROVE', body: ''}, 'POST', 'colleague');
  await requestEmulator(`pulls/${number}/merge`, {sha}, 'PUT', 'colleague');
}

/** Makes the checks of a proposal pass. */
export const passChecks = (number: number) =>
  fetch(`${GITHUB_URL}/emulator/pulls/${number}/pass`, {method: 'POST', redirect: 'manual'});

/** @returns a commit that changes some files of its parent */
async function commitOn(parent: string, files: Files): Promise<string> {
  const {tree} = await requestEmulator<{tree: {sha: string}}>(`git/commits/${parent}`);
  const blob = async (bytes: string | Uint8Array) => {
    const content = Buffer.from(bytes).toString('base64');
    return (await requestEmulator<{sha: string}>('git/blobs', {content, encoding: 'base64'})).sha;
  };
  const entries = Object.entries(files).map(async ([path, bytes]) => {
    const sha = bytes === null ? null : await blob(bytes);
    return {path, mode: '100644', type: 'blob', sha};
  });
  const made = await requestEmulator<{sha: string}>('git/trees', {
    base_tree: tree.sha,
    tree: await Promise.all(entries),
  });
  return (
    await requestEmulator<{sha: string}>('git/commits', {message: 'Meanwhile', tree: made.sha, parents: [parent]})
  ).sha;
}

/** Sends a request to the GitHub emulator as a member of staff. */
export async function requestEmulator<T>(
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
  person: Person = 'staff',
): Promise<T> {
  const answer = await fetch(`${GITHUB_URL}/repos/local/website/${path}`, {
    method,
    headers: {Authorization: `Bearer ${await tokenOf(person)}`},
    ...(body && {body: JSON.stringify(body)}),
  });
  expect(answer.ok, path).toBe(true);
  return (await answer.json()) as T;
}

/** The actions of staff in the panel of fields. */
export class Staff {
  constructor(readonly page: Page) {}

  button(name: string): Locator {
    return this.page.getByRole('button', {name, exact: true});
  }

  /** Opens a field of a page or of the shared facts, from the list of all fields. */
  async open(file: string, name: string): Promise<void> {
    const close = this.button('Close');
    if (await close.isVisible()) await close.click();
    if (file === SITE_FILE) await openPage(this.page, messages.pages.site);
    else {
      const {title, heading} = frontMatterOfFile<{title: string; heading: string}>(file);
      await openPage(this.page, menuLabel(addressOf(file)) || title);
      await frameOf(this.page).locator('h1', {hasText: heading}).click();
      await this.page.locator('aside p button').first().click();
    }
    await this.button(name).last().click();
  }

  /** Expands the entries around a field, the outer ones first. */
  async expand(path: string): Promise<void> {
    const keys = path.split('.');
    const top = keys.slice(0, 2).join('.');
    await this.page
      .locator(`:is([data-path="${top}"], [data-path^="${top}."], [data-entry="${top}"])`)
      .first()
      .waitFor();
    for (const end of keys.keys()) {
      const entry = this.page.locator(`details[data-entry="${keys.slice(0, end + 1).join('.')}"]:not([open])`);
      if ((await entry.count()) > 0) await entry.locator('> summary').click();
    }
  }

  control(path: string): Locator {
    return this.page.locator(`[data-path="${path}"]`).locator('input, textarea, select').first();
  }

  async fill(path: string, value: string): Promise<void> {
    await this.expand(path);
    const control = this.control(path);
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(value);
    else await control.fill(value);
    await control.blur();
  }

  /** Chooses an icon by searching for its name. */
  async icon(path: string, name: string): Promise<void> {
    await this.fill(path, name);
    await this.page.locator(`[data-path="${path}"]`).getByRole('button', {name, exact: true}).click();
  }

  /** Clicks a button of an entry. */
  async press(path: string, name: string): Promise<void> {
    await this.expand(path);
    const tools = this.page.locator(`details[data-entry="${path}"] > div`).first();
    await tools.getByRole('button', {name: new RegExp(`^${name}`)}).click();
  }

  /** Selects words in the text of a page. */
  async mark(content: string): Promise<void> {
    await selectText(this.page, content);
  }

  /** Selects words in the text of a page and types over them. */
  async replace(text: string, others: string): Promise<void> {
    await this.mark(text);
    await this.page.keyboard.insertText(others);
  }

  /** Selects words in the text of a page, or puts the cursor after them, and clicks one of its tools. */
  async tool(text: string, name: string, isBehind = false): Promise<void> {
    await this.mark(text);
    if (isBehind) await this.page.keyboard.press('ArrowRight');
    await this.page.getByRole('toolbar').getByRole('button', {name, exact: true}).click();
  }
}

/** The text of a page, as a document. */
export const textOfPage = (page: Page): Locator =>
  page.getByRole('textbox', {name: deferredMessages.body.text, exact: true});

/** Selects words in the text of a page that have one look. */
export async function selectText(page: Page, content: string): Promise<void> {
  const text = textOfPage(page);
  await expect(text).toContainText(content);
  await text.evaluate((element, words) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && walker.currentNode.nodeValue?.includes(words) !== true);
    const {currentNode: node} = walker;
    const start = node.nodeValue?.indexOf(words) ?? 0;
    (element as HTMLElement).focus();
    getSelection()?.setBaseAndExtent(node, start, node, start + words.length);
  }, content);
}

interface Clipboard {
  html?: string;
  text?: string;
  photo?: {name: string; mimeType: string; buffer: Buffer};
}

/** Pastes at the cursor what another program has put on the clipboard. */
export async function paste(page: Page, {html = '', text = '', photo}: Clipboard): Promise<void> {
  const file = photo && {name: photo.name, type: photo.mimeType, base64: photo.buffer.toString('base64')};
  await textOfPage(page).evaluate(
    (element, clip) => {
      const data = new DataTransfer();
      if (clip.html !== '') data.setData('text/html', clip.html);
      if (clip.text !== '') data.setData('text/plain', clip.text);
      if (clip.file) {
        const bytes = Uint8Array.from(atob(clip.file.base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], clip.file.name, {type: clip.file.type}));
      }
      // Firefox ignores the clipboard of an event that a script makes.
      const event = new ClipboardEvent('paste', {bubbles: true, cancelable: true});
      Object.defineProperty(event, 'clipboardData', {value: data});
      element.dispatchEvent(event);
    },
    {html, text, file},
  );
}
