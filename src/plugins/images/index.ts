import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {extname, join} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {imageJobs} from '../../content/images';
import type {Handler} from '../dev';
import {encode, isCached, place, versionsOf, type Version} from './encode';

/** The project's machines have two cores; sharp uses one for each version. */
const WORKERS = 2;
const PROGRESS_STEP = 20;

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg', '.png': 'image/png', '.svg': 'image/svg+xml',
};

/**
 * Serves every picture that the pages name in the formats and widths that browsers want. A build encodes what the
 * cache does not hold yet; `start` encodes on request. Originals stay out of the built site unless a page links to one.
 */
export default function imagesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'images',
    async postBuild({outDir}) {
      await encodeAll([...imageJobs()].flatMap(([src, job]) => versionsOf(src, job)), outDir);
      removeOriginals(siteDir, outDir);
    },
  };
}

async function encodeAll(versions: Version[], outDir: string): Promise<void> {
  const missing = versions.filter((version) => !isCached(version)).length;
  if (missing > 0) logger.info(`Encoding ${missing} versions of photos; the next build finds them in its cache.`);
  const queue = versions.sort((a, b) => Number(isCached(a)) - Number(isCached(b)));
  let done = 0;
  const work = async () => {
    for (let version = queue.shift(); version; version = queue.shift()) {
      await place(version, outDir);
      done += 1;
      if (done <= missing && done % PROGRESS_STEP === 0) logger.info(`Photos: ${done} of ${missing}`);
    }
  };
  await Promise.all(Array.from({length: WORKERS}, work));
}

/** Docusaurus copies static/ as it is; pictures whose versions are served are taken out again. */
function removeOriginals(siteDir: string, outDir: string): void {
  const html = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(outDir, file), 'utf8'))
    .join('');
  for (const {file} of imageJobs().values()) {
    const address = file.slice(join(siteDir, 'static').length);
    if (!html.includes(`"${address}"`)) rmSync(join(outDir, address), {force: true});
  }
}

/** Under `start`: encodes the version that the browser asks for. */
export const servePicture: Handler = async (url) => {
  const versions = [...imageJobs()].flatMap(([src, job]) => versionsOf(src, job));
  const version = versions.find((one) => one.url === url);
  if (!version) return undefined;
  return {type: CONTENT_TYPES[extname(url)] ?? 'application/octet-stream', body: readFileSync(await encode(version))};
};
