import {readFileSync} from 'node:fs';
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {addressOf, SITE_FILE} from '../../src/cms/base/paths';
import {messages} from '../../src/editor/messages';
import {lateMessages} from '../../src/editor/messages/late';
import {GITHUB_URL} from './address';
import {menuWord, topOf} from './listed';
import {expect} from './test';

type Person = 'staff' | 'colleague' | 'visitor';
/** Files by their paths: a page as its text, a photo as its bytes, nothing for one that leaves. */
type Files = Readonly<Record<string, string | Uint8Array | null>>;

/** The first page of the emulator of GitHub tells the tokens of its run. */
export async function tokenOf(person: Person = 'staff'): Promise<string> {
  const page = await (await fetch(GITHUB_URL)).text();
  const [token] = new RegExp(`github_pat_${person}_\\w+`).exec(page) ?? [];
  if (token === undefined) throw new Error(`The emulator of GitHub at ${GITHUB_URL} tells no token.`);
  return token;
}

/** The page that is shown in the editor, and its heading. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
export const headingOf = (page: Page): Locator => frameOf(page).locator('h1');

/** Opens the editor, as far as its first page. */
export async function signIn(page: Page, person?: Person, address = '/edit'): Promise<void> {
  await page.goto(address);
  await giveToken(page.locator('main'), person);
  await headingOf(page).waitFor();
}

/** Signs in where it is asked for. */
export async function giveToken(at: Locator, person?: Person): Promise<void> {
  await at.getByText('Sign in with a token instead').click();
  const [field, token] = [at.getByLabel('Token'), await tokenOf(person)];
  // React does not see what is filled into Firefox from outside.
  const isFirefox = at.page().context().browser()?.browserType().name() === 'firefox';
  await (isFirefox ? field.pressSequentially(token) : field.fill(token));
  await at.getByRole('button', {name: 'Sign in', exact: true}).click();
}

/** Opens a page in the list of all, which a phone keeps behind a button. */
export async function turnTo(page: Page, name: string): Promise<void> {
  const list = page.getByRole('navigation', {name: messages.pages.heading});
  if (!(await list.isVisible())) await page.getByRole('button', {name: messages.bar.pages, exact: true}).click();
  await page.locator(`nav button:text-matches("^${name}")`).first().click();
}

/** Gives the page that is shown another heading. */
export async function fillHeading(page: Page, to: string): Promise<void> {
  await headingOf(page).click();
  await page.getByRole('textbox', {name: 'Heading'}).fill(to);
  await expect(headingOf(page)).toHaveText(to);
}

/** Sends what was changed, under a title where it has none yet. @returns the number of the proposal */
export async function sendOff(page: Page, title?: string): Promise<number> {
  await page.getByRole('button', {name: messages.bar.send}).click();
  if (title !== undefined) await page.getByRole('textbox', {name: lateMessages.review.sentence}).fill(title);
  await page.getByRole('button', {name: lateMessages.review.send, exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: messages.bar.waiting})).toBeVisible();
  await expect(page.getByText(lateMessages.review.sent)).toBeVisible();
  const address = await page.getByRole('link', {name: lateMessages.review.proposal}).getAttribute('href');
  return Number(address?.split('/').at(-1));
}

/** Sends what was changed. @returns what differs from main then, by its path: a page as its text, a photo in base64 */
export async function send(page: Page, title: string): Promise<Record<string, string>> {
  const head = await headOf(await sendOff(page, title));
  const before = new Set((await filesOf(await headOf())).map(({path, sha}) => `${path} ${sha}`));
  const changed = (await filesOf(head)).filter(({path, sha}) => !before.has(`${path} ${sha}`));
  const texts = changed.map(async ({path, sha}) => {
    const {content} = await ask<{content: string}>(`git/blobs/${sha}`);
    return [path, path.startsWith('pages/') ? Buffer.from(content, 'base64').toString() : content] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** @returns the newest commit of a proposal, or of main */
export const headOf = async (number?: number): Promise<string> =>
  number === undefined
    ? (await ask<{object: {sha: string}}>('git/ref/heads/main')).object.sha
    : (await ask<{head: {sha: string}}>(`pulls/${number}`)).head.sha;

async function filesOf(commit: string): Promise<{path: string; sha: string}[]> {
  const {tree} = await ask<{tree: {path: string; sha: string; type: string}[]}>(`git/trees/${commit}?recursive=1`);
  return tree.filter(({type}) => type === 'blob');
}

/** @returns the hash of a file as a proposal, or main, has it */
export const hashOf = async (file: string, number?: number): Promise<string | undefined> =>
  (await filesOf(await headOf(number))).find(({path}) => path === file)?.sha;

/** @returns a page as a proposal, or main, has it */
export async function textOf(file: string, number?: number): Promise<string> {
  const {content} = await ask<{content: string}>(`git/blobs/${await hashOf(file, number)}`);
  return Buffer.from(content, 'base64').toString();
}

/** @returns what people said of the lines of a proposal */
export const remarksOf = (number: number): Promise<{line: number | null; body: string}[]> =>
  ask(`pulls/${number}/comments`);

/** @returns a page of the site with another heading */
export const withHeading = (file: string, heading: string): string =>
  readFileSync(file, 'utf8').replace(/^heading: .*$/m, () => `heading: ${heading}`);

/** Proposes files as a member of staff, without the editor. @returns the number of the proposal */
export async function propose(title: string, files: Files): Promise<number> {
  const head = `edit/${title.toLowerCase().replaceAll(' ', '-')}`;
  await ask('git/refs', {ref: `refs/heads/${head}`, sha: await commitOn(await headOf(), files)});
  return (await ask<{number: number}>('pulls', {title, body: '', head, base: 'main'})).number;
}

/** Adds a commit to a proposal, as its author does meanwhile. */
export async function addTo(number: number, files: Files): Promise<void> {
  const {head} = await ask<{head: {sha: string; ref: string}}>(`pulls/${number}`);
  await ask(`git/refs/heads/${head.ref}`, {sha: await commitOn(head.sha, files)}, 'PATCH');
}

/** Proposes files, lets a colleague agree, and publishes them. */
export async function publish(title: string, files: Files): Promise<void> {
  await agree(await propose(title, files));
}

/** Lets a colleague agree to a proposal, and publishes it. */
export async function agree(number: number): Promise<void> {
  const sha = await headOf(number);
  await ask(`pulls/${number}/reviews`, {commit_id: sha, event: 'APPROVE', body: ''}, 'POST', 'colleague');
  await ask(`pulls/${number}/merge`, {sha}, 'PUT', 'colleague');
}

/** Lets the checks of a proposal pass. */
export const pass = (number: number) =>
  fetch(`${GITHUB_URL}/emulator/pulls/${number}/pass`, {method: 'POST', redirect: 'manual'});

/** @returns a commit on another that gives some files other contents */
async function commitOn(parent: string, files: Files): Promise<string> {
  const {tree} = await ask<{tree: {sha: string}}>(`git/commits/${parent}`);
  const blob = async (bytes: string | Uint8Array) => {
    const content = Buffer.from(bytes).toString('base64');
    return (await ask<{sha: string}>('git/blobs', {content, encoding: 'base64'})).sha;
  };
  const entries = Object.entries(files).map(async ([path, bytes]) => {
    const sha = bytes === null ? null : await blob(bytes);
    return {path, mode: '100644', type: 'blob', sha};
  });
  const made = await ask<{sha: string}>('git/trees', {base_tree: tree.sha, tree: await Promise.all(entries)});
  return (await ask<{sha: string}>('git/commits', {message: 'Meanwhile', tree: made.sha, parents: [parent]})).sha;
}

/** Asks the emulator of GitHub, as a member of staff. */
export async function ask<T>(
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

/** What a member of staff does in the panel of fields. */
export class Staff {
  constructor(readonly page: Page) {}

  button(name: string): Locator {
    return this.page.getByRole('button', {name, exact: true});
  }

  /** Opens a field of a page, or of what all pages share, from the list of all its fields. */
  async open(file: string, name: string): Promise<void> {
    const close = this.button('Close');
    if (await close.isVisible()) await close.click();
    if (file === SITE_FILE) await turnTo(this.page, messages.pages.site);
    else {
      const {title, heading} = topOf<{title: string; heading: string}>(file);
      await turnTo(this.page, menuWord(addressOf(file)) || title);
      await frameOf(this.page).locator('h1', {hasText: heading}).click();
      await this.page.locator('aside p button').first().click();
    }
    await this.button(name).last().click();
  }

  /** Unfolds the entries around a field, the outer ones first. */
  async unfold(path: string): Promise<void> {
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
    await this.unfold(path);
    const control = this.control(path);
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(value);
    else await control.fill(value);
    await control.blur();
  }

  /** Chooses a drawing among those that are found by its name. */
  async icon(path: string, name: string): Promise<void> {
    await this.fill(path, name);
    await this.page.locator(`[data-path="${path}"]`).getByRole('button', {name, exact: true}).click();
  }

  /** Presses a button of an entry. */
  async press(path: string, name: string): Promise<void> {
    await this.unfold(path);
    const tools = this.page.locator(`details[data-entry="${path}"] > div`).first();
    await tools.getByRole('button', {name: new RegExp(`^${name}`)}).click();
  }

  /** Marks words in a text of the body. @returns the text */
  async mark(content: string): Promise<Locator> {
    const areas = this.page.getByRole('textbox', {name: 'Text', exact: true});
    await areas.first().waitFor();
    const texts = await areas.evaluateAll((all) => all.map((element) => (element as HTMLTextAreaElement).value));
    const area = areas.nth(texts.findIndex((text) => text.includes(content)));
    await area.evaluate((element: HTMLTextAreaElement, marked) => {
      element.focus();
      element.setSelectionRange(element.value.indexOf(marked), element.value.indexOf(marked) + marked.length);
    }, content);
    return area;
  }

  /** Marks words in a text of the body and types others over them. */
  async replace(text: string, others: string): Promise<void> {
    await this.mark(text);
    await this.page.keyboard.insertText(others);
  }

  /** Marks words in a text of the body, or goes behind them, and clicks a tool of it. */
  async tool(text: string, name: string, isBehind = false): Promise<void> {
    const area = await this.mark(text);
    if (isBehind) await area.press('ArrowRight');
    await area.locator('xpath=..').getByRole('button', {name, exact: true}).click();
  }
}
