import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {GITHUB_URL} from './address';
import {expect} from './test';

type Person = 'staff' | 'colleague' | 'visitor';

/** The first page of the stand-in tells the tokens of its run. */
export async function tokenOf(person: Person = 'staff'): Promise<string> {
  const page = await (await fetch(GITHUB_URL)).text();
  const [token] = new RegExp(`github_pat_${person}_\\w+`).exec(page) ?? [];
  if (token === undefined) throw new Error(`The stand-in of GitHub at ${GITHUB_URL} tells no token.`);
  return token;
}

/** Opens the editor, as far as its first page. */
export async function signIn(page: Page, person?: Person, address = '/edit'): Promise<void> {
  await page.goto(address);
  await giveToken(page.locator('main'), person);
  await page.frameLocator('iframe').locator('h1').waitFor();
}

/** Signs in where it is asked for. */
export async function giveToken(at: Locator, person?: Person): Promise<void> {
  await at.getByText('Sign in with a token instead').click();
  // React does not see what is filled into Firefox from outside.
  await at.getByLabel('Token').pressSequentially(await tokenOf(person));
  await at.getByRole('button', {name: 'Sign in', exact: true}).click();
}

/** Sends what was changed. @returns what differs from main then, by its path: a page as its text, a photo in base64 */
export async function send(page: Page, title: string): Promise<Record<string, string>> {
  await page.getByRole('button', {name: 'Send for review'}).click();
  await page.getByRole('textbox', {name: 'What is it about'}).fill(title);
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'Waiting for review'})).toBeVisible();
  await expect(page.getByText('Sent. This is the way of it:')).toBeVisible();
  const address = await page.getByRole('link', {name: 'Open the page of the review'}).getAttribute('href');
  const pull = await ask<{head: {sha: string}}>(`pulls/${address?.split('/').at(-1)}`);
  const main = await ask<{object: {sha: string}}>('git/ref/heads/main');
  const before = new Set((await filesOf(main.object.sha)).map(({path, sha}) => `${path} ${sha}`));
  const changed = (await filesOf(pull.head.sha)).filter(({path, sha}) => !before.has(`${path} ${sha}`));
  const texts = changed.map(async ({path, sha}) => {
    const {content} = await ask<{content: string}>(`git/blobs/${sha}`);
    return [path, path.startsWith('pages/') ? Buffer.from(content, 'base64').toString() : content] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** @returns what the newest commit of a proposal says */
export async function messageOf(number: number): Promise<string> {
  const {head} = await ask<{head: {sha: string}}>(`pulls/${number}`);
  return (await ask<{message: string}>(`git/commits/${head.sha}`)).message;
}

/** @returns what people said of the lines of a proposal */
export const remarksOf = (number: number): Promise<{line: number | null; body: string}[]> =>
  ask(`pulls/${number}/comments`);

/** @returns a page as a proposal has it */
export async function textOf(number: number, file: string): Promise<string> {
  const {head} = await ask<{head: {sha: string}}>(`pulls/${number}`);
  const found = (await filesOf(head.sha)).find(({path}) => path === file);
  const {content} = await ask<{content: string}>(`git/blobs/${found?.sha}`);
  return Buffer.from(content, 'base64').toString();
}

/** Adds a commit to a proposal, as its author does meanwhile. */
export async function addTo(number: number, path: string, text: string): Promise<void> {
  const {head} = await ask<{head: {sha: string; ref: string}}>(`pulls/${number}`);
  const sha = await commitOn(head.sha, {[path]: text});
  await ask(`git/refs/heads/${head.ref}`, {sha}, 'PATCH');
}

/** @returns a page of the site with another heading */
export const withHeading = (file: string, heading: string): string =>
  readFileSync(file, 'utf8').replace(/^heading: .*$/m, () => `heading: ${heading}`);

/** Proposes files as a member of staff, without the editor. @returns the number of the proposal */
export async function propose(title: string, files: Record<string, string>): Promise<number> {
  const main = await ask<{object: {sha: string}}>('git/ref/heads/main');
  const head = `edit/${title.toLowerCase().replaceAll(' ', '-')}-${Date.now()}`;
  await ask('git/refs', {ref: `refs/heads/${head}`, sha: await commitOn(main.object.sha, files)});
  return (await ask<{number: number}>('pulls', {title, body: '', head, base: 'main'})).number;
}

/** @returns a commit upon another that gives some files other words */
async function commitOn(parent: string, files: Record<string, string>): Promise<string> {
  const {tree} = await ask<{tree: {sha: string}}>(`git/commits/${parent}`);
  const entries = await Promise.all(
    Object.entries(files).map(async ([path, text]) => {
      const blob = {content: Buffer.from(text).toString('base64'), encoding: 'base64'};
      return {path, mode: '100644', type: 'blob', sha: (await ask<{sha: string}>('git/blobs', blob)).sha};
    }),
  );
  const made = await ask<{sha: string}>('git/trees', {base_tree: tree.sha, tree: entries});
  return (await ask<{sha: string}>('git/commits', {message: 'Meanwhile', tree: made.sha, parents: [parent]})).sha;
}

/** Asks the stand-in of GitHub, as a member of staff. */
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

async function filesOf(commit: string): Promise<{path: string; sha: string}[]> {
  const {tree} = await ask<{tree: {path: string; sha: string; type: string}[]}>(`git/trees/${commit}?recursive=1`);
  return tree.filter(({type}) => type === 'blob');
}
