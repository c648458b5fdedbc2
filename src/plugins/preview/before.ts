/** Rebuilds the pages of the production branch, with today's components and the earlier content. */
import {extname, join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {undefinedIfUnwritable, type Value, writeEdit} from '../../cms/edit';
import {valueAt} from '../../cms/lint';
import {
  addressOf,
  dataOf,
  type EncodeTask,
  encodeTasks,
  pageTypeOf,
  readContent,
  readSource,
  SITE_FILE,
  STATIC_FOLDER,
  frontMatterOf,
  type Versions,
} from '../../cms/parse';
import {encodeContent} from '../../cms/source-map/content';
import {toCurrentRef} from '../../cms/source-map/ref-changes';
import {buildCache} from '../../node/build';
import {writeFileAt} from '../../node/disk';
import {readBytesAt} from '../../node/git';
import {currentContent, collectPageData, readBytes, localHost} from '../../node/load';
import {pictureFacts, pictureCache} from '../../node/picture-facts';
import {projectFiles, staticFile} from '../../node/project-files';
import {hasSideMenu, sideMenuOf, type MenuItem} from '../../site/page-data';
import {Site} from '../../site/page-types';
import {type Content, siteDefinition} from '../../site/site-definition';
import {dataFile, dataFiles, SITE_DATA, type DataFile} from '../content/data-files';
import {sprite, spriteUrl} from '../icons';
import {documentsOf} from '../../site/pdf/documents';
import {comparison} from './compared';

interface Version {
  content: Content;
  site: Site;
}

export function changedDocuments(before: Version, now: Version): {name: string; href: string}[] {
  const documents = ({content, site}: Version) => documentsOf(content, collectPageData(content, site));
  const documentsBefore = new Map(documents(before).map(({file, document}) => [file, document]));
  return documents(now)
    .filter(({file, document}) => !isDeepStrictEqual(document, documentsBefore.get(file)))
    .map(({file, document}) => ({
      // All capability sheets share one name.
      name: document.template === 'sheet' ? `${document.name}: ${document.service.title}` : document.name,
      href: file,
    }));
}

interface PageBefore {
  /** The earlier address. */
  path: string;
  /** The current address; the earlier one if the page is deleted. */
  address: string;
  /** The earlier file and its text. */
  file: {name: string; text: string};
  hasMenu: boolean;
}

export interface PreviewBefore {
  pages: PageBefore[];
  /** The data of these pages and of the layout: plain, and with encoded references. */
  files: DataFile[];
  encoded: DataFile[];
  /** Returns the current reference for one of these pages. */
  refNow: (ref: string) => string;
  sidebar: MenuItem[];
  printed: {name: string; href: string}[];
  /** How to encode the pictures that no page uses any more. */
  pictures: Map<string, EncodeTask>;
  /** The icons of these pages, and the address of their sprite. */
  icons: {url: string; svg: string};
}

/**
 * Returns the changed pages as they were before. It is undefined when there is nothing to compare with, or when the
 * current schema cannot read the earlier pages/_site.yml; pages whose front matter it cannot read are left out.
 */
export const pagesBefore = buildCache(async (): Promise<PreviewBefore | undefined> => {
  const previewComparison = comparison();
  const now = await currentContent();
  if (!previewComparison || !now.site) return undefined;
  const {content, pictures, renamed} = await contentAt(previewComparison.base, previewComparison.versions);
  const {site} = content;
  if (!site) return undefined;
  const files = dataFiles(content, site);
  const filesNow = dataFiles(now, now.site);
  const textsNow = new Map(now.sources.map(({file, text}) => [file, text]));
  const texts = new Map(content.sources.map(({file, text}) => [file, text]));
  const isSame = (name: string) => isDeepStrictEqual(comparableData(files, name), comparableData(filesNow, name));
  const frameIsSame = isSame(SITE_DATA);
  const differs = (path: string, file: string) =>
    !frameIsSame || renamed.has(file) || !isSame(dataFile(path)) || texts.get(file) !== textsNow.get(file);
  const sidebar = sideMenuOf(content);
  const menuIsSame = isDeepStrictEqual(sidebar, sideMenuOf(now));
  const changed = content.pages.filter((page) => differs(page.path, page.file) || (hasSideMenu(page) && !menuIsSame));
  const encoded = encodeContent(content, site);
  const shown = collectPageData(content, site);
  const tasks = encodeTasks([...shown.pages.values()], [...content.pictures, ...content.flags.values()]);
  return {
    pages: changed.map((page) => ({
      path: page.path,
      address: addressOf(renamed.get(page.file) ?? page.file),
      file: {name: page.file, text: texts.get(page.file) ?? ''},
      hasMenu: hasSideMenu(page),
    })),
    files,
    encoded: dataFiles(encoded.content, encoded.site),
    refNow: toCurrentRef(siteDefinition, previewComparison.versions),
    sidebar,
    printed: changedDocuments({content, site}, {content: now, site: now.site}),
    pictures: new Map([...tasks].map(([src, task]) => [src, {...task, file: pictures.get(task.picture.path)}])),
    icons: {url: spriteUrl(content), svg: sprite(content)},
  };
});

/** Ignores the day of the last change and the address of the icons, which always differ. */
function comparableData(files: readonly DataFile[], name: string): object | undefined {
  const data = files.find((file) => file.name === name)?.data;
  return data && (JSON.parse(JSON.stringify({...data, revised: 0, year: 0, sprite: 0})) as object);
}

/**
 * Reads the content at a commit with the current schema, without pages that this schema cannot read.
 * @returns also the files of changed or deleted pictures by the path in the pages, and the current files of renamed
 * pages by their earlier files
 */
async function contentAt(base: string, {changed: pages, replaced}: Versions) {
  const texts = new Map<string, Uint8Array>(readBytes(projectFiles()));
  const sources = new Map((await currentContent()).sources.map((source) => [source.file, source]));
  const renamed = new Map<string, string>();
  for (const {after} of pages) if (after !== undefined) texts.delete(after);
  for (const {before, after} of pages) {
    if (before === undefined) continue;
    if (after !== undefined && before !== after) renamed.set(before, after);
    const bytes = readBytesAt(base, before);
    const now = after === undefined ? undefined : sources.get(after)?.text;
    if (bytes)
      texts.set(before, now === undefined ? bytes : Buffer.from(fillRequiredFields(before, bytes.toString(), now)));
  }
  for (const {before} of pages) if (before !== undefined) sources.delete(before);
  // Unchanged files were read when the build began.
  const read = (file: string, bytes: Uint8Array) => sources.get(file) ?? readSource(siteDefinition, file, bytes);
  const pictures = new Map<string, string>();
  const lookAt = async (path: string) => {
    const now = replaced.has(path) ? undefined : await localHost.readPicture(path);
    const bytes = now ? undefined : readBytesAt(base, `${STATIC_FOLDER}${path}`);
    if (!bytes) return now;
    const facts = await pictureFacts(bytes);
    const file = join(pictureCache(), `before-${facts.content}${extname(staticFile(path))}`);
    writeFileAt(file, bytes);
    pictures.set(path, file);
    return facts;
  };
  const content = await readContent(siteDefinition, texts, [], {...localHost, readPicture: lookAt}, read);
  return {content, pictures, renamed};
}

/**
 * A branch may add a required field, which no earlier page has, so that nothing could be compared. Therefore this adds
 * the field to the earlier text.
 * @returns the earlier text, with each missing required field as the page has it now
 */
export function fillRequiredFields(file: string, before: string, now: string): string {
  const [schema, read] = file === SITE_FILE ? [Site, dataOf] : [pageTypeOf(siteDefinition, file).schema, frontMatterOf];
  const [was, is] = [read(before), read(now)];
  const issues = schema.safeParse(was).error?.issues ?? [];
  return issues.reduce((text, {path}) => {
    const keys = path.filter((key) => typeof key !== 'symbol');
    const value = valueAt(is, keys) as Value | undefined;
    if (valueAt(was, keys) !== undefined || value === undefined) return text;
    return undefinedIfUnwritable(() => writeEdit(siteDefinition, file, text, {kind: 'set', path: keys, value})) ?? text;
  }, before);
}
