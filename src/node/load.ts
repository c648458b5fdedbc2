import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {ProjectFile} from '../cms/lint';
import {
  type EncodeTask,
  encodeTasks,
  isContentFile,
  type ContentHost,
  selectPublished,
  withoutClosed,
  readContent,
} from '../cms/parse';
import type {SiteContext} from '../site/page-types';
import {isBuild, buildCache, buildDay} from './build';
import {deployment} from './deployment';
import {projectFiles, staticFile} from './project-files';
import {formService} from './form-service';
import {readPictureFile, ICON_NAMES, flagFile, flagOf} from './picture-facts';
import {createSiteContext, showPage, type AllPageData} from '../site/page-data';
import {type Content, siteDefinition} from '../site/site-definition';

/** The sizes in bytes of the PDFs that this build has made, by their address; their links show them. */
export const generatedSizes = new Map<string, number>();

/** The content host for this machine's disk and packages. */
export const localHost: ContentHost = {
  readPicture: (path) => readPictureFile(staticFile(path)),
  fileNamesIn(folder) {
    const path = staticFile(folder);
    return existsSync(path) && statSync(path).isDirectory() ? readdirSync(path) : [];
  },
  icons: ICON_NAMES,
  flagOf,
};

export async function loadContent(): Promise<Content> {
  const files = projectFiles();
  return readContent(siteDefinition, readBytes(files), files, localHost);
}

export function readBytes(files: readonly ProjectFile[]): Map<string, Uint8Array> {
  const texts = files.filter(({file, kind}) => kind === 'file' && isContentFile(file));
  return new Map(texts.map(({file}) => [file, readFileSync(join(process.cwd(), file))]));
}

/** The content for the current build. Only previews and `npm start` include scheduled pages, and only `npm start` closed ones. */
export const currentContent = buildCache(async () => {
  const content = await loadContent();
  if (!isBuild()) return content;
  return (deployment().kind === 'preview' ? withoutClosed : selectPublished)(content, buildDay());
});

/** @param site the company's facts; under `npm start` the last valid ones */
export function collectPageData(content: Content, site: SiteContext['site']): AllPageData {
  const inStatic = (file: string) => (existsSync(staticFile(file)) ? statSync(staticFile(file)).size : undefined);
  const context = createSiteContext(content, site, {
    sizeOf: (file) => generatedSizes.get(file) ?? inStatic(file),
    today: buildDay(),
    formService: formService(site),
  });
  const pages = new Map(content.pages.map((page) => [page.path, showPage(page, context)]));
  return {context, pages};
}

/** The data of all pages for the current build; undefined while pages/_site.yml is invalid. */
export const currentPageData = buildCache(async () => {
  const content = await currentContent();
  return content.site && collectPageData(content, content.site);
});

/** The encode tasks of the current build, by the `src` in its pages. */
export const currentEncodeTasks = buildCache(async () => {
  const shown = await currentPageData();
  if (!shown) return new Map<string, EncodeTask>();
  const {pictures, flags} = await currentContent();
  return encodeTasks([...shown.pages.values()], [...pictures, ...flags.values()]);
});

export const pictureFile = (path: string): string => flagFile(path) ?? staticFile(path);
