/**
 * `npm run --silent nightly -- service`, or `timer`: prints what systemd needs to build, release and look at the site each
 * night on a server of one's own. `--place` names the folder of the releases, `--server` is nginx or caddy.
 */
import {userInfo} from 'node:os';
import {dirname} from 'node:path';
import {parseArgs} from 'node:util';
import {plainPath} from './server/server';

const OPTIONS = {
  place: {type: 'string', default: '/srv/site'},
  server: {type: 'string', default: 'nginx'},
} as const;
/** How each server looks at its configuration before it takes it. */
const CHECKS: Readonly<Record<string, string>> = {
  nginx: '/usr/sbin/nginx -t',
  caddy: '/usr/bin/caddy validate --config /etc/caddy/Caddyfile --adapter caddyfile',
};
/** A plain name of Linux, in which no sign has a meaning for systemd. */
const USER = /^[a-z_][a-z0-9_-]*$/;
/** A server that refuses its configuration says so in the journal alone, and a night that took too long says nothing. */
const REST = 'The night ended with: $$SERVICE_RESULT. On the server, journalctl --unit=website-nightly tells the rest.';

function service(place: string, server: string): string {
  const check = CHECKS[server];
  if (check === undefined) throw new Error('Say which server reloads: --server=nginx, or caddy');
  const {username} = userInfo();
  if (!USER.test(username))
    throw new Error(`systemd could read more in the name of the user ${JSON.stringify(username)}.`);
  const say = '>> "$$RUNTIME_DIRECTORY/said" 2>&1';
  const said = 'tail -c 10000 "$$RUNTIME_DIRECTORY/said"';
  const build = `unset HEARTBEAT_URL; git pull --ff-only && npm ci && DEPLOYMENT=production npm run build && npm run release -- "${plainPath(place)}"`;
  return `[Unit]
Description=Nightly build of the website
Wants=network-online.target
After=network-online.target

[Service]
Type=oneshot
User=${username}
WorkingDirectory=${plainPath(process.cwd())}
Environment="PATH=${plainPath(dirname(process.execPath))}:/usr/local/bin:/usr/bin:/bin"
# Holds HEARTBEAT_URL=https://…, for root alone to read.
EnvironmentFile=-/etc/website-nightly
RuntimeDirectory=website-nightly
TimeoutStartSec=2h
ExecStartPre=-/bin/sh -c 'npm run --silent heartbeat -- start < /dev/null'
ExecStart=/bin/sh -c '{ ${build}; } ${say}'
ExecStart=+${check}
ExecStart=+/usr/bin/systemctl reload ${server}
ExecStart=/bin/sh -c 'unset HEARTBEAT_URL; npm run --silent alive -- --nightly ${say}'
# Whatever came of it; $SERVICE_RESULT is "success", or why it failed.
ExecStopPost=-/bin/sh -c '${said}'
ExecStopPost=/bin/sh -c '{ ${said}; [ "$$SERVICE_RESULT" = success ] || echo "${REST}"; } | npm run --silent heartbeat -- "$$SERVICE_RESULT"'
`;
}

const TIMER = `[Unit]
Description=Nightly build of the website

[Timer]
OnCalendar=*-*-* 00:05:00 Africa/Lagos
# A night on which the machine was off is made up for.
Persistent=true

[Install]
WantedBy=timers.target
`;

function main(): void {
  const {values, positionals} = parseArgs({options: OPTIONS, allowPositionals: true});
  const asked = positionals.join();
  if (asked === 'timer') process.stdout.write(TIMER);
  else if (asked === 'service') process.stdout.write(service(values.place, values.server));
  else throw new Error('Say what to print: npm run --silent nightly -- service, or timer');
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
