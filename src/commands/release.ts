/**
 * `npm run release -- /srv/site`: makes `build/` the current release on a server of one's own, which serves it from its
 * next reload on; DEPLOY.md tells the rest.
 */
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {loadContent} from '../node/load';
import {release} from './server/release';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {'gzip-only': {type: 'boolean'}}, allowPositionals: true});
  const [place] = positionals;
  if (place === undefined) throw new Error('Say where releases lie: npm run release -- /srv/site');
  const {site} = await loadContent();
  if (!site) throw new Error('pages/_site.yml has flaws: npm run check');
  const folder = await release('build', resolve(place), {url: site.url, brotli: !values['gzip-only']});
  process.stdout.write(`${folder} is the current release. It goes live when the server is reloaded, see DEPLOY.md.\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
