/**
 * `npm run --silent headers -- nginx`, or `caddy`: prints what the server needs to serve `build/`. `--root` names the
 * folder on the server, `--gzip-only` is for an nginx without its module for brotli, `--port` serves at a port of this
 * machine alone.
 */
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {loadContent} from '../node/load';
import {caddyConfig} from './server/caddy';
import {nginxConfig} from './server/nginx';
import {assertLive} from './server/release';

const BUILT = 'build';
const SERVERS = new Map([
  ['nginx', nginxConfig],
  ['caddy', caddyConfig],
]);
const OPTIONS = {root: {type: 'string'}, port: {type: 'string'}, 'gzip-only': {type: 'boolean'}} as const;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: OPTIONS, allowPositionals: true});
  const write = SERVERS.get(positionals.join());
  if (!write) throw new Error('Say for which server: npm run --silent headers -- nginx, or caddy');
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port === undefined) assertLive(BUILT);
  const {site} = await loadContent();
  if (!site) throw new Error('pages/_site.yml has flaws: npm run check');
  const server = {root: values.root ?? resolve(BUILT), url: site.url, port, brotli: !values['gzip-only']};
  process.stdout.write(write(BUILT, server));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
