/** The content as files: data that the scripts of the pages import, and downloads for visitors. */
import {COMPANY_FILE} from '../../site/addresses';
import {currentContent, currentPageData, collectPageData} from '../../node/load';
import {addressOf} from '../../cms/parse';
import {companySchema, type Download, type Site} from '../../site/page-types';
import {mimeTypeOf, type Handler} from '../handler';
import type {Content} from '../../site/site-definition';
import {notFoundSections} from '../../site/not-found';
import {siteChromeFacts} from '../../site/page-data';
import {lastChanges} from '../../node/git';
import {spriteUrl} from '../icons';
import {hashOf} from '../../node/disk';

const PLAIN_NAME = /^[a-z0-9-]+$/;

/**
 * @returns the name of a page's data file: `page.about.history.json` for `/about/history`. A valid address contains no
 * dot or underscore, so names are unique. An invalid address is reported, but `start` still needs a file name for it
 * that the bundler does not misread.
 */
export const dataFile = (address: string): string => {
  const segments = address.split('/').filter((segment) => segment !== '');
  const names = segments.map((segment) => (PLAIN_NAME.test(segment) ? segment : `_${hashOf(segment)}`));
  return ['page', ...names, 'json'].join('.');
};

/** The folder in which a preview keeps the earlier pages; see src/plugins/preview/before.ts. */
export const BEFORE_FOLDER = '@generated/preview/default/before';
const FILE_BEFORE = /(?:^|\/)preview\/default\/before\/(pages\/.+)$/;

/** @returns the original name of an earlier page's file in that folder; undefined for any other file. */
export const earlierFileOf = (file: string): string | undefined => FILE_BEFORE.exec(file)?.[1];

/** @returns the name of the module with the data of the page in a file. */
export function dataModule(file: string): string {
  const before = earlierFileOf(file);
  return before === undefined
    ? `@generated/content/default/${dataFile(addressOf(file))}`
    : `${BEFORE_FOLDER}/${dataFile(addressOf(before))}`;
}

export interface DataFile {
  name: string;
  data: object;
}

export const SITE_DATA = 'site.json';

/** @returns one file per page, one for the header and footer, and one for the 404 page */
export function dataFiles(content: Content, site: Site): DataFile[] {
  const days = lastChanges();
  const {pages} = collectPageData(content, site);
  const {sections: _sections, ...notFound} = site.notFound;
  return [
    {name: SITE_DATA, data: {...siteChromeFacts(site), sprite: spriteUrl(content), year: yearOfLastChange(days)}},
    {name: 'not-found.json', data: notFound},
    {name: 'not-found-sections.json', data: notFoundSections(site, content.pages)},
    ...content.pages.map(({path, file}) => ({
      name: dataFile(path),
      data: {...pages.get(path), revised: days.get(file)},
    })),
  ];
}

/** @returns the year of the last change of any page, for the HTML. The browser replaces it with the current year. */
export function yearOfLastChange(days: Map<string, string>): number {
  return Number([...days.values()].sort().at(-1)?.slice(0, 4)) || new Date().getFullYear();
}

export async function currentDownloads(): Promise<Download[]> {
  const [{site, pages}, shown] = await Promise.all([currentContent(), currentPageData()]);
  if (!site || !shown) return [];
  const found = pages.flatMap((page) => page.downloads(shown.context));
  return found.some(({path}) => path === COMPANY_FILE) ? [...found, companySchema(site)] : found;
}

/** Under `start`, serves such a file as a build would write it now. */
export const serveDownloads: Handler = async (url) => {
  if (!/\.(csv|json)$/.test(url)) return undefined;
  const file = (await currentDownloads()).find(({path}) => path === url);
  return file && {type: mimeTypeOf(url), body: file.content};
};
