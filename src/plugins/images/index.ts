import {readFileSync, realpathSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import logger from '@docusaurus/logger';
import {fromRoot} from '../../node/project-files';
import {currentEncodeTasks, pictureFile} from '../../node/load';
import {publishedFiles} from '../../node/published-files';
import {IMAGE_URL, type EncodeTask, STATIC_FOLDER} from '../../cms/parse';
import type {Output} from '../output/output';
import {typeOf, type Handler} from '../handler';
import {staticFiles} from '../static';
import {fileOf, isCached, pictureVersions, type PictureVersion} from './picture-versions';
import {withoutMetadata} from './without-metadata';

/** How many photos to encode at the same time: as many as the smallest build machine has cores. */
const WORKERS = 2;
const PROGRESS_STEP = 10;

/**
 * Writes every picture of the pages in the formats and widths that browsers need, and the files that pages offer as
 * downloads. It encodes what the cache lacks. Originals stay out of the built site.
 * @throws Error when a picture is a symbolic link to another place
 */
export async function writePictures(
  siteDir: string,
  output: Output,
  more = new Map<string, EncodeTask>(),
): Promise<void> {
  const jobs = new Map([...more, ...(await currentEncodeTasks())]);
  const originals = new Set([...jobs.values()].map(({picture, file}) => file ?? pictureFile(picture.path)));
  for (const file of originals) assertOwn(siteDir, file);
  const photos = [...jobs].map(([src, task]) => pictureVersions(src, task));
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
  const bytes = readFileSync(fileOf(version));
  return version.format === undefined ? withoutMetadata(bytes) : bytes;
}

/** A symbolic link in static/ could publish any file of this machine. */
function assertOwn(siteDir: string, file: string): void {
  const root = join(siteDir, STATIC_FOLDER) + sep;
  if (!file.startsWith(root) || realpathSync(file) === join(realpathSync(siteDir), relative(siteDir, file))) return;
  throw new Error(`${fromRoot(file)} is a link to another place. Put the picture itself there.`);
}

/** Imported only when needed: a build with a full cache saves the library's time and memory. */
const loadEncoder = () => import('./encode');

const allVersions = async () => [...(await currentEncodeTasks())].map(([src, task]) => pictureVersions(src, task));

async function encodeMissing(missing: PictureVersion[][]): Promise<void> {
  const {encodeVersions} = await loadEncoder();
  logger.info(`Photos to encode: ${missing.length}. The next build finds them in its cache.`);
  const total = missing.length;
  let done = 0;
  const work = async () => {
    for (let versions = missing.shift(); versions; versions = missing.shift()) {
      await encodeVersions(versions);
      done += 1;
      if (done % PROGRESS_STEP === 0 || done === total) logger.info(`Photos: ${done} of ${total}`);
    }
  };
  await Promise.all(Array.from({length: WORKERS}, work));
}

/**
 * Under `npm start`: encodes the version that the browser requests. It reads all pages only for an unknown address, or
 * for a version that is not encoded yet, because the page may have a new photo by then.
 */
export function pictureHandler(): Handler {
  let known = new Map<string, PictureVersion>();
  let reading: Promise<void> | undefined;
  const isReady = (url: string) => {
    const version = known.get(url);
    return version !== undefined && isCached(version);
  };
  async function read(): Promise<void> {
    try {
      known = new Map((await allVersions()).flat().map((version) => [version.url, version]));
    } finally {
      reading = undefined;
    }
  }
  return async (url) => {
    if (!url.startsWith(`${IMAGE_URL}/`)) return undefined;
    if (!isReady(url)) await (reading ??= read());
    // An earlier read may have started before the page had this address.
    if (!known.has(url)) await (reading ??= read());
    const version = known.get(url);
    if (!version) return undefined;
    const {encodeVersions} = await loadEncoder();
    await encodeVersions([version]);
    return {type: typeOf(url), body: await bytesOf(version)};
  };
}
