import {readFileSync, realpathSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import logger from '@docusaurus/logger';
import {DESIGN_FOLDER, withoutPdfPage} from '../../cms/lint';
import {IMAGE_URL, type EncodeTask, STATIC_FOLDER} from '../../cms/parse';
import {currentContent, currentEncodeTasks, currentPageData, pictureFile} from '../../node/load';
import {fromRoot} from '../../node/project-files';
import {mapLimit} from '../../shared/map-limit';
import {staticFiles, mimeTypeOf, type Handler} from '../handler';
import type {Output} from '../output/output';
import {encodeVersions, sourceFileOf, isCached, pictureVersions, type PictureVersion} from './encode';
import {withoutMetadata} from './without-metadata';

/** How many photos to encode at the same time: as many as the smallest build machine has cores. */
const WORKERS = 2;
const PROGRESS_STEP = 10;

/**
 * Writes every picture of the pages in the formats and widths that browsers need, and the files that pages offer as
 * downloads. It encodes what the cache lacks. Originals stay out of the built site.
 * @throws Error when a picture is a symbolic link to another place
 */
export async function writePictures(siteDir: string, output: Output, more?: Map<string, EncodeTask>): Promise<void> {
  const tasks = new Map([...(more ?? []), ...(await currentEncodeTasks())]);
  const originals = new Set([...tasks.values()].map(({picture, file}) => file ?? pictureFile(picture.path)));
  for (const file of originals) assertNoSymbolicLink(siteDir, file);
  const photos = [...tasks].map(([src, task]) => pictureVersions(src, task));
  const missing = photos.filter((versions) => !versions.every(isCached));
  if (missing.length > 0) await encodeMissing(missing);
  for (const version of photos.flat()) output.write(version.url, await bytesOf(version));
  const isPublished = await publishedFiles();
  for (const [address, file] of staticFiles(siteDir)) {
    if (isPublished(address)) output.write(address, await withoutMetadata(readFileSync(file)));
  }
}

/** @returns the published bytes: an encoded version, or an unchanged drawing or badge. */
function bytesOf(version: PictureVersion): Buffer | Promise<Buffer> {
  const bytes = readFileSync(sourceFileOf(version));
  return version.format === undefined ? withoutMetadata(bytes) : bytes;
}

/** A symbolic link in static/ could publish any file of this machine. */
function assertNoSymbolicLink(siteDir: string, file: string): void {
  const root = join(siteDir, STATIC_FOLDER) + sep;
  if (!file.startsWith(root) || realpathSync(file) === join(realpathSync(siteDir), relative(siteDir, file))) return;
  throw new Error(`${fromRoot(file)} is a symbolic link. Replace it with the picture itself.`);
}

async function encodeMissing(missing: PictureVersion[][]): Promise<void> {
  logger.info(`Photos to encode: ${missing.length}. The next build takes them from the cache.`);
  let encodedCount = 0;
  await mapLimit(missing, WORKERS, async (versions) => {
    await encodeVersions(versions);
    encodedCount += 1;
    if (encodedCount % PROGRESS_STEP === 0 || encodedCount === missing.length)
      logger.info(`Photos: ${encodedCount} of ${missing.length}`);
  });
}

/**
 * Finds the files of static/ that visitors may download: those of the design, and those that published pages offer.
 * Files of scheduled pages are not among them, and photos never are.
 */
async function publishedFiles(): Promise<(address: string) => boolean> {
  const [{sources, pages, site}, shown] = await Promise.all([currentContent(), currentPageData()]);
  const named = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && value.startsWith('/files/')) named.add(withoutPdfPage(value));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit([site, ...(shown?.pages.values() ?? [])]);
  const files = new Set(pages.map(({file}) => file));
  for (const {file, body} of sources) if (files.has(file)) visit((body?.links ?? []).map(({name}) => name));
  return (address) => address.startsWith(DESIGN_FOLDER) || named.has(address);
}

/**
 * Under `npm start`: encodes the version that the browser requests. It reads all pages only for an unknown address, or
 * for a version that is not encoded yet, because the page may have a new photo by then.
 */
export function pictureHandler(): Handler {
  let versionsByAddress = new Map<string, PictureVersion>();
  let reading: Promise<void> | undefined;
  async function read(): Promise<void> {
    try {
      const tasks = [...(await currentEncodeTasks())];
      const versions = tasks.flatMap(([src, task]) => pictureVersions(src, task));
      versionsByAddress = new Map(versions.map((version) => [version.url, version]));
    } finally {
      reading = undefined;
    }
  }
  return async (url) => {
    if (!url.startsWith(`${IMAGE_URL}/`)) return undefined;
    const ready = versionsByAddress.get(url);
    if (!ready || !isCached(ready)) await (reading ??= read());
    // An earlier read may have started before the page had this address.
    if (!versionsByAddress.has(url)) await (reading ??= read());
    const version = versionsByAddress.get(url);
    if (!version) return undefined;
    await encodeVersions([version]);
    return {type: mimeTypeOf(url), body: await bytesOf(version)};
  };
}
