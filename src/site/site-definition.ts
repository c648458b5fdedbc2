import type {ReportMessage} from '../cms/values/diagnostic';
import {asGroup, asList, type Group} from '../cms/values/values';
import {THANK_YOU_PATH} from './addresses';
import {BLOCKS} from './blocks';
import {LABELS} from './labels';
import {LOCALE} from './locale';
import {plain} from './page-types/plain';
import {PAGE_TYPES, type AnyPage} from './page-types/registry';
import {ENTRY_LISTS} from './page-types/shared';
import {Site} from './page-types/site';
import {ERRORS} from './rules/errors';
import {pdfFiles} from './page-types/pdf-files';
import type {Checked as CheckedOf, Reader as ReaderOf} from '../cms/edit';
import type {Content as ContentOf} from '../cms/parse';
import type {SiteDefinition} from '../cms/definition/site-definition';

export type Definition = SiteDefinition<AnyPage, typeof Site>;

export type Content = ContentOf<Definition>;

export type Checked = CheckedOf<Definition>;

export type Reader = ReaderOf<Definition>;

/**
 * The programs of this site that hosts run: the exact text of each, by its path. Any other file in a folder where hosts
 * look for programs is rejected. Their code is in src/editor/auth.
 */
export const PROGRAMS: Readonly<Record<string, string>> = {
  'functions/edit/session.ts': `/** Cloudflare Pages runs this at /edit/session. It is the only function of this site. */
import {exchange, type Secrets} from '../../src/editor/auth/exchange';

export const onRequest = ({request, env}: {request: Request; env: Secrets}) => exchange(request, env);
`,
  'netlify/functions/edit-session.ts': `/** Netlify runs this at /edit/session. It is the only function of this site. */
import {exchange} from '../../src/editor/auth/exchange';

export default (request: Request) => exchange(request, process.env);

export const config = {path: '/edit/session'};
`,
};

export const siteDefinition: Definition = {
  pageTypes: PAGE_TYPES,
  plain,
  siteFile: Site,
  blocks: BLOCKS,
  entryLists: ENTRY_LISTS,
  rules: ERRORS,
  neededPages: {[`${THANK_YOU_PATH.slice(1)}.mdx`]: 'forms open it in browsers without JavaScript'},
  refusedPage,
  generatedFiles: pdfFiles,
  programs: PROGRAMS,
  nameOfPage,
  labels: LABELS,
  locale: LOCALE,
};

function refusedPage(name: string): ReportMessage | undefined {
  if (/^404(\/index)?\.mdx$/.test(name)) {
    return {message: 'The text of this page is in pages/_site.yml, under notFound.', help: 'Delete the file.'};
  }
  if (!/^services\/(.+\/|(services|readme)\.)/.test(name)) return undefined;
  const message = 'The file of a service must be directly in pages/services.';
  return {message, help: 'Move or rename the file.'};
}

/** @returns the page's name in the menu, which people use for it. */
function nameOfPage({navigation}: Group, address: string): string | undefined {
  const item = asList(navigation)
    .map(asGroup)
    .find(({href}) => href === address);
  return typeof item?.name === 'string' ? item.name : undefined;
}
