/** Builds a preview of a proposal that changes two pages, in a copy of the site and like a host. */
import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {addressOf} from '../../src/cms/values/paths';
import {scheduledDay} from '../../src/cms/content/scheduled';
import {pageFiles} from '../../src/node/project-files';
import {BUILD_RECORD} from '../../src/site/last-built';
import {Copy} from './copy';
import {site, TODAY, frontMatterOfFile} from './page-content';

const NETLIFY = {NETLIFY: 'true', HEAD: 'new-experience', REPOSITORY_URL: 'https://github.com/company/site.git'};

/** Enough new text that the page's size grows by tenths of a kilobyte. */
const LONG_TEXT =
  'Today 14 tugs, 9 jetties and 63 cranes serve Warri, Bonny, Uyo, Kwale, Ogidigben, Forcados and Escravos. ';

/** The new name of the first benefit in the preview. */
export const BENEFIT = 'A house of learning';

/** The changes of the proposal: a text in a file, and its replacement. */
export const CHANGES: readonly (readonly [file: string, from: RegExp | string, to: string])[] = [
  ['pages/careers.mdx', /^(benefits:\n {2}- title: ).*$/m, `$1${BENEFIT}`],
  ['pages/about/history.mdx', /^lead: /m, `$&${LONG_TEXT}`],
  [
    'pages/about/history.mdx',
    'Boats come by themselves.\n',
    '$&  - id: slip\n    title: The Slip\n    description: Boats are pulled out of the water here.\n',
  ],
  ['pages/about/who-we-are.mdx', '![The deck of a jetty](/img/deck.jpg)', '![The deck of a jetty](/img/crane.jpg)'],
];

/** Folders whose pages may be scheduled, and their lists. */
export const LISTS = [
  ['careers', 'openings'],
  ['projects', 'projects'],
] as const;

export const PUBLISHED_RECORD = site.url + BUILD_RECORD;

/** Simulates the build record of the published site, which no test contacts. */
export const lastBuilt = (page: Page, day = TODAY): Promise<unknown> =>
  page.route(PUBLISHED_RECORD, (route) => route.fulfill({json: {day}, headers: {'Access-Control-Allow-Origin': '*'}}));

/** @returns the copy, the folder of its preview, and the commit that was built */
export function buildPreview(): {copy: Copy; preview: string; commit: string} {
  const copy = new Copy('preview');
  publishAll(copy);
  copy.git('remote', 'add', 'origin', join(copy.folder, '.git'));
  copy.git('checkout', '--quiet', '-b', NETLIFY.HEAD);
  for (const change of CHANGES) copy.edit(...change);
  copy.commit('Name a benefit again, and add an entry');
  const commit = copy.git('rev-parse', 'HEAD');
  const host = {...NETLIFY, CONTEXT: 'deploy-preview', REVIEW_ID: '42', COMMIT_REF: commit};
  return {copy, preview: copy.build('preview', host), commit};
}

/** Removes scheduled content, which only previews show. */
function publishAll(copy: Copy): void {
  for (const file of pageFiles().filter((item) => scheduledDay(frontMatterOfFile(item), TODAY) !== undefined)) {
    rmSync(join(copy.folder, file));
    const inMenu = new RegExp(`^.*href: ${addressOf(file)}\\}\\n`, 'm');
    if (inMenu.test(readFileSync(join(copy.folder, 'pages/_site.yml'), 'utf8')))
      copy.edit('pages/_site.yml', inMenu, '');
  }
  copy.commit('Nothing waits');
}
