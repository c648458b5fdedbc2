/**
 * What: adds a hash of our plugins, of the content model and of the build's purpose to the version of the bundler's
 * persistent cache.
 * Why: Docusaurus's cache identifies a page only by its text and the configuration. It would keep pages that older
 * plugins compiled, and mix previews with production.
 * Upstream: an option that adds files to the cache's build dependencies.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {trustsCaches} from '../../node/deployment';
import {upstreamError} from '../assert-upstream';
import {entriesBelow} from '../../node/disk';

const FOLDERS = ['src/plugins', 'src/cms'];

/**
 * @param config of the bundler, as Docusaurus wrote it
 * @param purpose the purpose of the build
 * @returns an object to merge into the configuration
 * @throws Error when the cache has no version
 */
export function cacheVersion(config: object, siteDir: string, purpose: string): object {
  if (!trustsCaches() || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
  const {experiments} = config as {experiments?: {cache?: {version?: unknown}}};
  const version = experiments?.cache?.version;
  if (typeof version !== 'string') throw upstreamError('gives the cache of its bundler a version', 'cache-version.ts');
  const hash = createHash('sha256').update(purpose);
  for (const folder of FOLDERS) {
    const files = entriesBelow(join(siteDir, folder));
    for (const file of files) if (file.isFile()) hash.update(readFileSync(join(file.parentPath, file.name)));
  }
  return {experiments: {cache: {version: `${version}-${hash.digest('hex')}`}}};
}
