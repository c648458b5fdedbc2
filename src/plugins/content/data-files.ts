import {showContent} from '../../node/load';
import {addressOf} from '../../cms/parse';
import type {Site} from '../../site/page-types';
import type {Content} from '../../site/content';
import {frameFacts} from '../../site/page-data';
import {lastChanges} from '../../node/git';
import {spriteUrl} from '../icons';
import {hashOf} from '../../node/disk';

const PLAIN_NAME = /^[a-z0-9-]+$/;

/**
 * @returns the name of the data file of a page: that of `/about/history` is `page.about.history.json`. No plain address
 * holds a dot or an underscore, so no two pages share one. Other addresses are findings; under `start` they are asked for
 * all the same, and as they are the bundler could take them for something else than a name.
 */
export const dataFile = (address: string): string => {
  const segments = address.split('/').filter((segment) => segment !== '');
  return [
    'page',
    ...segments.map((segment) => (PLAIN_NAME.test(segment) ? segment : `_${hashOf(segment)}`)),
    'json',
  ].join('.');
};

/** Where a preview keeps the pages as they were before; see src/plugins/preview/before. */
export const BEFORE = '@generated/preview/default/before';
const FILE_BEFORE = /(?:^|\/)preview\/default\/before\/(pages\/.+)$/;

/** @returns the file of a page as it was, by the file that a preview keeps it in; undefined for any other. */
export const fileBefore = (file: string): string | undefined => FILE_BEFORE.exec(file)?.[1];

/** @returns the module with the data of a page, by its file. */
export function dataModule(file: string): string {
  const before = fileBefore(file);
  return before === undefined
    ? `@generated/content/default/${dataFile(addressOf(file))}`
    : `${BEFORE}/${dataFile(addressOf(before))}`;
}

/** What is written for one page, or for the frame of all. */
export interface DataFile {
  name: string;
  data: object;
}

/** The data of the frame. */
export const SITE_DATA = 'site.json';

/**
 * @param site the company's facts; under `start` the last ones that were right
 * @returns one file a page, one for the frame and one for the page of unknown addresses; and the pages that are made from
 * entries
 */
export function dataFiles(content: Content, site: Site) {
  const days = lastChanges();
  const {pages, made} = showContent(content, site);
  const files: DataFile[] = [
    {name: SITE_DATA, data: {...frameFacts(site), sprite: spriteUrl(content), year: lastYear(days)}},
    {name: 'not-found.json', data: site.notFound},
    ...content.pages.map(({path, file}) => ({
      name: dataFile(path),
      data: {...pages.get(path), revised: days.get(file)},
    })),
    ...made.map(({path, file, data}) => ({name: dataFile(path), data: {...data, revised: days.get(file)}})),
  ];
  return {files, made};
}

/** @returns the year of the last change of any page, for the HTML; the browser puts the visitor's own in its place. */
export function lastYear(days: Map<string, string>): number {
  return Number([...days.values()].sort().at(-1)?.slice(0, 4)) || new Date().getFullYear();
}
