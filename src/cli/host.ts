import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';

/** The compatibility date of the reference host's runtime. */
const COMPATIBILITY_DATE = '2026-04-01';
/** Now and then the server hangs while it starts; then it is started again. */
const STARTS = 3;
const START_PATIENCE_MS = 40_000;
const REQUEST_PATIENCE_MS = 5_000;
const PAUSE_MS = 250;
const WAKE_MS = 1_000;
/** A small file of every build. Where a request for the root fails, the server ends (processQueue in its ProxyWorker). */
const ASKED = '/robots.txt';

export interface SiteServer {
  url: string;
  stop: () => void;
}

/**
 * Serves the built site as the reference host does, by the host's own server (Cloudflare Pages: clean addresses,
 * `_headers`, 404).
 * @param folder the built site
 * @throws Error when there is no build, the port is taken, or the server does not come up; one that ends later by itself
 * ends this process too
 */
export async function serveSite(port: number, folder = 'build'): Promise<SiteServer> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('There is no built site yet: run `npm run build` first.');
  const url = `http://127.0.0.1:${port}`;
  // Its answers would be taken for those of this build.
  if (await hasAnswer(url)) throw new Error(`Another server answers at ${url} already: end it first.`);
  let message = '';
  for (let start = 0; start < STARTS; start += 1) {
    const server = startServer(port, folder);
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => (message += String(chunk)));
    if (await answers(server, url)) {
      const waking = keepAwake(url);
      const onEnd = () => {
        throw new Error(`The site's server at ${url} has ended by itself.\n${message}`);
      };
      server.once('exit', onEnd);
      return {
        url,
        stop: () => {
          clearInterval(waking);
          server.off('exit', onEnd);
          stopServer(server);
        },
      };
    }
    stopServer(server);
  }
  throw new Error(`The site's server did not come up at ${url}.\n${message}`);
}

function startServer(port: number, folder: string): ChildProcess {
  const wrangler = join('node_modules', 'wrangler', 'bin', 'wrangler.js');
  const options = [
    '--ip=127.0.0.1',
    `--port=${port}`,
    // Any free port, so that several servers can run side by side.
    '--inspector-port=0',
    `--compatibility-date=${COMPATIBILITY_DATE}`,
    '--log-level=warn',
  ];
  return spawn(process.execPath, [wrangler, 'pages', 'dev', folder, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the processes that it starts end with it.
    detached: process.platform !== 'win32',
    env: {
      ...process.env,
      CI: '1',
      // With some of these options it does not start.
      NODE_OPTIONS: '',
      WRANGLER_SEND_METRICS: 'false',
      // Else every answer passes through an inspector and into a log, which doubles the time and fills the memory.
      VSCODE_INSPECTOR_OPTIONS: 'none',
      WRANGLER_LOG_PATH: 'node_modules/.cache/wrangler',
    },
  });
}

const hasEnded = ({exitCode, signalCode}: ChildProcess) => exitCode !== null || signalCode !== null;

function stopServer(server: ChildProcess): void {
  if (server.pid === undefined || hasEnded(server)) return;
  // After a polite signal it may keep running, and the next server would find its port in use.
  if (process.platform === 'win32') server.kill('SIGKILL');
  else process.kill(-server.pid, 'SIGKILL');
}

async function answers(server: ChildProcess, url: string): Promise<boolean> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline && !hasEnded(server)) {
    if (await hasAnswer(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

/**
 * A request that comes just as the server closes a connection that nothing used for 5 s is held back until the next one
 * comes (requestRetryQueue in its ProxyWorker). A window that waits for its page asks for nothing else, and would wait for
 * ever.
 */
const keepAwake = (url: string): NodeJS.Timeout => setInterval(() => void hasAnswer(url), WAKE_MS).unref();

const hasAnswer = (url: string): Promise<boolean> =>
  fetch(new URL(ASKED, url), {method: 'HEAD', signal: AbortSignal.timeout(REQUEST_PATIENCE_MS)}).then(
    () => true,
    () => false,
  );
