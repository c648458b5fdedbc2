/** The pages of a preview as they were on the production branch, drawn by the same parts from what was said there. */
import {isDeepStrictEqual} from 'node:util';
import {addressOf, type EncodeTask, encodeTasks} from '../../../cms/parse';
import {buildCache} from '../../../node/build';
import {currentContent, showContent} from '../../../node/load';
import type {Site} from '../../../site/page-types';
import {dataFile, dataFiles, SITE_DATA, type DataFile} from '../../content/data-files';
import {sprite, spriteUrl} from '../../icons/sprite';
import {encodeContent} from '../../../cms/source-map/content';
import {refsSince} from '../../../cms/source-map/since';
import {compared} from '../compared';
import {printedSince} from '../printed';
import {contentAt, type ContentBefore} from './content';
import type {Content} from '../../../site/content';
import {hasSideMenu, sideMenuOf, type MenuItem} from '../../../site/page-data';
import {siteDefinition} from '../../../site/site-definition';

/** A page that was different, or is gone. */
interface PageBefore {
  /** Its address then. */
  path: string;
  /** Its address now, or the same where it is gone. */
  address: string;
  /** Its file then, as it was written; undefined for a page that is made from an entry. */
  file?: {name: string; text: string};
  /** Whether the side menu of the services is beside it. */
  hasMenu: boolean;
}

export interface Before {
  pages: PageBefore[];
  /** What these pages and the frame are given to show: plain, and with its place behind each word. */
  files: DataFile[];
  encoded: DataFile[];
  /** What a place on these pages is called now. */
  refNow: (ref: string) => string;
  /** The side menu of the services. */
  sidebar: MenuItem[];
  /** The PDFs that say something else now. */
  printed: {name: string; href: string}[];
  /** How to make the pictures that no page shows any more. */
  pictures: Map<string, EncodeTask>;
  /** The icons of these pages, and their address. */
  icons: {url: string; svg: string};
}

/**
 * The pages that changed, as they were. Nothing when no comparison is possible, or when today's schema cannot read
 * pages/_site.yml as it was then; a page whose front matter it cannot read is left out.
 */
export const pagesBefore = buildCache(async (): Promise<Before | undefined> => {
  const known = compared();
  const now = await currentContent();
  if (!known || !now.site) return undefined;
  const before = await contentAt(known.base, known.versions);
  if (!before.content.site) return undefined;
  return {
    ...compare(before, before.content.site, now, now.site),
    refNow: refsSince(siteDefinition, known.versions),
  };
});

function compare(
  {content, pictures: kept, renamed}: ContentBefore,
  site: Site,
  now: Content,
  siteNow: Site,
): Omit<Before, 'refNow'> {
  const {files, made} = dataFiles(content, site);
  const {files: filesNow} = dataFiles(now, siteNow);
  const textsNow = new Map(now.sources.map(({file, text}) => [file, text]));
  const texts = new Map(content.sources.map(({file, text}) => [file, text]));
  const isSame = (name: string) => isDeepStrictEqual(asWritten(files, name), asWritten(filesNow, name));
  const frameIsSame = isSame(SITE_DATA);
  const differs = (path: string, file: string) =>
    !frameIsSame || renamed.has(file) || !isSame(dataFile(path)) || texts.get(file) !== textsNow.get(file);
  const [sidebar, sidebarNow] = [sideMenuOf(content), sideMenuOf(now)];
  const menuIsSame = isDeepStrictEqual(sidebar, sidebarNow);
  const written = content.pages.filter((page) => differs(page.path, page.file) || (hasSideMenu(page) && !menuIsSame));
  const ofEntries = made.filter(({path}) => !frameIsSame || !isSame(dataFile(path)));
  const encoded = encodeContent(content, site);
  const shown = showContent(content, site);
  const jobs = encodeTasks(
    [...shown.pages.values(), ...shown.made.map(({data}) => data)],
    [...content.pictures, ...content.flags.values()],
  );
  return {
    pages: [
      ...written.map((page) => ({
        path: page.path,
        address: addressOf(renamed.get(page.file) ?? page.file),
        file: {name: page.file, text: texts.get(page.file) ?? ''},
        hasMenu: hasSideMenu(page),
      })),
      ...ofEntries.map(({path}) => ({path, address: path, hasMenu: false})),
    ],
    files,
    encoded: dataFiles(encoded.content, encoded.site).files,
    sidebar,
    printed: printedSince({content, site}, {content: now, site: siteNow}),
    pictures: new Map([...jobs].map(([src, job]) => [src, {...job, file: kept.get(job.picture.path)}])),
    icons: {url: spriteUrl(content), svg: sprite(content)},
  };
}

/** The day of the last change is no change, nor is the address of all icons. */
function asWritten(files: readonly DataFile[], name: string): object | undefined {
  const data = files.find((file) => file.name === name)?.data;
  return data && (JSON.parse(JSON.stringify({...data, revised: 0, year: 0, sprite: 0})) as object);
}
