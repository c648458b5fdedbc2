import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';

/** The reference host's runtime is as new as this day. */
const COMPATIBILITY_DATE = '2026-04-01';
const READY_TRIES = 120;
const READY_PAUSE_MS = 500;

export interface SiteServer {
  url: string;
  stop: () => void;
}

/**
 * Serves the built site as the reference host does, by the host's own server (Cloudflare Pages: clean addresses,
 * `_headers`, 404).
 * @throws Error when there is no build, or the server does not answer within a minute
 */
export async function serveSite(port: number): Promise<SiteServer> {
  if (!existsSync('build/index.html')) throw new Error('There is no built site yet: run `npm run build` first.');
  const wrangler = join('node_modules', 'wrangler', 'bin', 'wrangler.js');
  const server = spawn(
    process.execPath,
    [
      wrangler,
      'pages',
      'dev',
      'build',
      '--ip=127.0.0.1',
      `--port=${port}`,
      // Any free port, so that several servers can run side by side.
      '--inspector-port=0',
      `--compatibility-date=${COMPATIBILITY_DATE}`,
      '--log-level=warn',
    ],
    {env: {...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: 'node_modules/.cache/wrangler'}},
  );
  // What it says matters only if it does not come up.
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(server, url))) {
    server.kill();
    throw new Error(`The site's server did not come up at ${url}.\n${said}`);
  }
  return {url, stop: () => server.kill('SIGTERM')};
}

async function answers(server: ChildProcess, url: string): Promise<boolean> {
  for (let tries = 0; tries < READY_TRIES && server.exitCode === null; tries += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return true;
    await new Promise((resolve) => setTimeout(resolve, READY_PAUSE_MS));
  }
  return false;
}
