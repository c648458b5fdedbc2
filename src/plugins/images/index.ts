import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, extname, join} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {imageJobs} from '../../content/images';
import type {Handler} from '../dev';
import {encodeVersions, fileOf, isCached, versionsOf, type Version} from './encode';

/** Photos encoded at the same time: as many as the smallest build machine has cores. */
const WORKERS = 2;
const PROGRESS_STEP = 10;

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * Serves every picture that the pages name in the formats and widths that browsers want. A build encodes what the
 * cache does not hold yet; `start` encodes on request. Originals stay out of the built site unless a page links to one.
 */
export default function imagesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'images',
    async postBuild({outDir}) {
      await encodeAll(allVersions(), outDir);
      removeOriginals(siteDir, outDir);
    },
  };
}

const allVersions = () => [...imageJobs()].map(([src, job]) => versionsOf(src, job));

async function encodeAll(photos: Version[][], outDir: string): Promise<void> {
  const missing = photos.filter((versions) => !versions.every(isCached));
  if (missing.length > 0) logger.info(`Photos to encode: ${missing.length}. The next build finds them in its cache.`);
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
  for (const version of photos.flat()) {
    const target = `${outDir}${version.url}`;
    mkdirSync(dirname(target), {recursive: true});
    copyFileSync(fileOf(version), target);
  }
}

/** Docusaurus copies static/ as it is; pictures whose versions are served are taken out again. */
function removeOriginals(siteDir: string, outDir: string): void {
  const html = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(outDir, file), 'utf8'))
    .join('');
  const folder = join(siteDir, 'static');
  for (const {file} of imageJobs().values()) {
    const address = file.slice(folder.length);
    if (file.startsWith(folder) && !html.includes(`"${address}"`)) rmSync(join(outDir, address), {force: true});
  }
}

/** Under `start`: encodes the version that the browser asks for. */
export const servePicture: Handler = async (url) => {
  const version = allVersions()
    .flat()
    .find((one) => one.url === url);
  if (!version) return undefined;
  await encodeVersions([version]);
  return {type: CONTENT_TYPES[extname(url)] ?? 'application/octet-stream', body: readFileSync(fileOf(version))};
};
