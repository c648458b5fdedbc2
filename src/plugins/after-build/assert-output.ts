import {join, relative} from 'node:path';
import {entriesBelow} from '../../node/entries-below';
import {withSlashes} from '../../node/slashes';

/** Written by Docusaurus's own plugin beside our walk. */
const OF_DOCUSAURUS = ['/sitemap.xml'];

/**
 * Compares what is in the built site with what the build has made. The host obeys some files: `_worker.js` and
 * `functions` run as code, `_redirects` leads visitors elsewhere; so nothing may come there by another way.
 * @param folder the built site
 * @param made the addresses of all files that the bundler and the walk wrote
 * @throws Error that names every other file, and every link to another place
 */
export function lastLook(folder: string, made: Iterable<string>): void {
  const expected = new Set([...made, ...OF_DOCUSAURUS]);
  const foreign = entriesBelow(folder)
    .map((entry) => ({entry, address: `/${withSlashes(relative(folder, join(entry.parentPath, entry.name)))}`}))
    .filter(({entry, address}) => !entry.isDirectory() && !(entry.isFile() && expected.has(address)))
    .map(({address}) => address);
  if (foreign.length === 0) return;
  throw new Error(
    `The built site holds what this build did not make: ${foreign.sort().join(', ')}. ` +
      'It must not be published; find out where it comes from, and remove it there.',
  );
}
