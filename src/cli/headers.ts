/** `npm run --silent headers -- nginx`, or `caddy`: prints the header and redirect rules of `build/` for that server. */
import {readBuildRecord} from '../node/build-record';
import {caddyRules, nginxRules} from './server-rules';

const BUILT = 'build';
const SERVERS = new Map([
  ['nginx', nginxRules],
  ['caddy', caddyRules],
]);

try {
  const rules = SERVERS.get(process.argv.slice(2).join());
  if (!rules) throw new Error('Usage: npm run --silent headers -- nginx|caddy');
  if (readBuildRecord(BUILT)?.kind !== 'production')
    throw new Error(
      'This is not a production build, so its forms would not be received. Run DEPLOYMENT=production npm run build first.',
    );
  process.stdout.write(rules(BUILT));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
