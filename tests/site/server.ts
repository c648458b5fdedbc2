import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';

/** The reference host's runtime is as new as this day. */
const COMPATIBILITY_DATE = '2026-04-01';
const READY_TRIES = 120;
const READY_PAUSE_MS = 500;

/** What the host's server says of the missing network of this machine; harmless. */
const NOISE = /Request\.cf|ENOTFOUND|node:dns|GetAddrInfoReqWrap|^\s*$/;

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
      `--compatibility-date=${COMPATIBILITY_DATE}`,
      '--log-level=warn',
    ],
    {env: {...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: 'node_modules/.cache/wrangler'}},
  );
  passOn(server);
  const url = `http://127.0.0.1:${port}`;
  await ready(server, url);
  return {url, stop: () => server.kill('SIGTERM')};
}

function passOn({stdout, stderr}: ChildProcess): void {
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      const lines = chunk
        .toString()
        .split('\n')
        .filter((line) => !NOISE.test(line));
      if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
    });
  }
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < READY_TRIES && server.exitCode === null; tries += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, READY_PAUSE_MS));
  }
  server.kill();
  throw new Error(`The site's server did not come up at ${url}.`);
}
