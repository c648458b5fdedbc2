/** Serves the built site with the server of the reference host. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {createServer, request as ask} from 'node:http';
import {join} from 'node:path';
import {isForThisMachine, REFUSAL_MESSAGE} from './emulators/origin-guard';
import {freePort, isFree} from './ports';

const COMPATIBILITY_DATE = '2026-04-01';
/** The server sometimes hangs while it starts, so we start it again. */
const MAX_STARTS = 3;
const START_TIMEOUT_MS = 40_000;
const REQUEST_TIMEOUT_MS = 5_000;
const PAUSE_MS = 250;
const KEEP_AWAKE_MS = 1_000;
/**
 * A small file of every build. If a request for the home page fails, the server exits (processQueue in its
 * ProxyWorker).
 */
const SMALL_FILE = '/robots.txt';

export interface SiteServer {
  url: string;
  stop: () => void;
}

/**
 * Serves the built site with the host's own server (Cloudflare Pages), with clean addresses, `_headers` and the 404
 * page. If the server exits later, this process exits too.
 */
export async function serveSite(port: number, folder = 'build'): Promise<SiteServer> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('The site is not built yet. Run `npm run build` first.');
  const url = `http://127.0.0.1:${port}`;
  // Otherwise we would mistake its responses for those of this build.
  if (await isResponding(url)) throw new Error(`Another server is already running at ${url}. Stop it first.`);
  let output = '';
  for (let start = 0; start < MAX_STARTS; start += 1) {
    const server = startServer(port, folder);
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
    if (await waitUntilReady(server, url)) {
      const waking = keepAwake(url);
      const onEnd = () => {
        throw new Error(`The server at ${url} stopped unexpectedly.\n${output}`);
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
  throw new Error(`The server did not start at ${url}.\n${output}`);
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
    // A process group, so that the server's child processes end with it.
    detached: process.platform !== 'win32',
    env: {
      ...process.env,
      CI: '1',
      // Some Node options keep the server from starting.
      NODE_OPTIONS: '',
      WRANGLER_SEND_METRICS: 'false',
      // Otherwise every response goes through an inspector and a log, which doubles the time and fills the memory.
      VSCODE_INSPECTOR_OPTIONS: 'none',
      WRANGLER_LOG_PATH: 'node_modules/.cache/wrangler',
    },
  });
}

const hasEnded = ({exitCode, signalCode}: ChildProcess) => exitCode !== null || signalCode !== null;

function stopServer(server: ChildProcess): void {
  if (server.pid === undefined || hasEnded(server)) return;
  // After SIGTERM it may keep running, and the next server would find its port in use.
  if (process.platform === 'win32') server.kill('SIGKILL');
  else process.kill(-server.pid, 'SIGKILL');
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && !hasEnded(server)) {
    if (await isResponding(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

/**
 * The server may delay a request that arrives while it closes an idle connection, until the next request arrives
 * (requestRetryQueue in its ProxyWorker). A browser window that waits for its page sends no other request, and would
 * wait indefinitely.
 */
const keepAwake = (url: string): NodeJS.Timeout => setInterval(() => void isResponding(url), KEEP_AWAKE_MS).unref();

const isResponding = (url: string): Promise<boolean> =>
  fetch(new URL(SMALL_FILE, url), {method: 'HEAD', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS)}).then(
    () => true,
    () => false,
  );

/**
 * Serves a built site to this machine only. The host's server answers to any host name, so a website whose name
 * resolves to this machine could read unpublished pages (DNS rebinding). Therefore that server has a random port, and a
 * proxy in front of it checks the name.
 */
export async function serveLocally(port: number, folder: string): Promise<SiteServer> {
  if (!(await isFree(port))) throw new Error(`Port ${port} is already in use. Stop the other server first.`);
  const site = await serveSite(await freePort(), folder);
  return localProxy(port, site);
}

/** @returns the same site at another port, for requests whose host name is that of this machine */
export async function localProxy(port: number, site: SiteServer): Promise<SiteServer> {
  const {hostname, port: sitePort} = new URL(site.url);
  const proxy = createServer((request, response) => {
    if (!isForThisMachine(request, port)) {
      response.writeHead(403, {'Content-Type': 'text/plain'}).end(REFUSAL_MESSAGE);
      return;
    }
    const {method, headers, url: path} = request;
    const forwarded = ask({hostname, port: sitePort, method, headers, path}, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    forwarded.once('error', () => response.destroy());
    request.pipe(forwarded);
  });
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  const stop = () => {
    proxy.closeAllConnections();
    proxy.close();
    site.stop();
  };
  return {url: `http://127.0.0.1:${port}`, stop};
}
