import {copyFileSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname, extname, join} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentImageJobs} from '../../content/host/load';
import {STATIC_FOLDER} from '../../content/paths';
import type {Handler} from '../dev';
import {fileOf, isCached, versionsOf, type Version} from './versions';

type Bundler = typeof import('@rspack/core');

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
 * cache does not hold yet; `start` encodes on request. Originals stay out of the built site.
 */
export default function imagesPlugin(context: LoadContext): Plugin {
  return {
    name: 'images',
    configureWebpack(config, _isServer, {currentBundler}) {
      leaveOriginals(config.plugins ?? [], currentBundler.instance as unknown as Bundler, context);
      return {};
    },
    async postBuild({outDir}) {
      await encodeAll(await allVersions(), outDir);
    },
  };
}

/** With its library: a build that finds all in its cache saves the time and the memory. */
const loadEncoder = () => import('./encode');

const allVersions = async () => [...(await currentImageJobs())].map(([src, job]) => versionsOf(src, job));

async function encodeAll(photos: Version[][], outDir: string): Promise<void> {
  const missing = photos.filter((versions) => !versions.every(isCached));
  if (missing.length > 0) await encodeMissing(missing);
  for (const version of photos.flat()) copy(fileOf(version), `${outDir}${version.url}`);
}

function copy(file: string, target: string): void {
  mkdirSync(dirname(target), {recursive: true});
  copyFileSync(file, target);
}

async function encodeMissing(missing: Version[][]): Promise<void> {
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

/** @returns the pictures of static/ that the pages show in other versions. */
function originals(siteDir: string): string[] {
  return [join(siteDir, STATIC_FOLDER, 'img', '!(brand)', '**')];
}

/** Docusaurus would copy static/ as it is; pictures whose versions are served are left out. */
function leaveOriginals(plugins: unknown[], {CopyRspackPlugin}: Bundler, {siteDir, outDir}: LoadContext): void {
  const position = plugins.findIndex((plugin) => plugin instanceof CopyRspackPlugin);
  if (position === -1) return;
  const globOptions = {ignore: originals(siteDir)};
  plugins[position] = new CopyRspackPlugin({
    patterns: [{from: join(siteDir, STATIC_FOLDER), to: outDir, toType: 'dir', info: {minimized: true}, globOptions}],
  });
}

/** Under `start`: encodes the version that the browser asks for. */
export const servePicture: Handler = async (url) => {
  const version = (await allVersions()).flat().find((one) => one.url === url);
  if (!version) return undefined;
  const {encodeVersions} = await loadEncoder();
  await encodeVersions([version]);
  return {type: CONTENT_TYPES[extname(url)] ?? 'application/octet-stream', body: readFileSync(fileOf(version))};
};
