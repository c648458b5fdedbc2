import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {nginxConfig} from '../../src/commands/nginx/config';
import {compress} from '../../src/commands/nginx/compress';
import {NGINX_PORT, NGINX_URL} from './address';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

export const NGINX = PLACES.find((path) => existsSync(path));
/** Where the module is missing, files travel as gzip. */
export const HAS_BROTLI = existsSync(BROTLI);

/** nginx in a folder of its own, with the configuration that the command writes: at one port without encryption, at the
 * next as visitors meet it, with a certificate made for the test. */
export class Nginx {
  readonly folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  private server: ChildProcess | undefined;

  async start(built: string, url: string): Promise<void> {
    const root = join(this.folder, 'site');
    cpSync(built, root, {recursive: true});
    await compress(root);
    const server = {root, url, brotli: HAS_BROTLI};
    this.write('local.conf', nginxConfig(built, {...server, port: NGINX_PORT}));
    this.makeCertificate();
    this.write('public.conf', this.atOwnPorts(nginxConfig(built, server)));
    this.write('nginx.conf', this.around(['local.conf', 'public.conf']));
    const options = ['-p', this.folder, '-c', join(this.folder, 'nginx.conf')];
    const {status, stderr} = spawnSync(NGINX ?? '', ['-t', ...options], {encoding: 'utf8'});
    if (status !== 0) throw new Error(stderr);
    this.server = spawn(NGINX ?? '', options, {stdio: ['ignore', 'ignore', 'inherit']});
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await answers()) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }

  async stop(): Promise<void> {
    const {server} = this;
    if (server?.kill('SIGTERM')) await once(server, 'exit');
    rmSync(this.folder, {recursive: true, force: true});
  }

  private write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  private makeCertificate(): void {
    const files = ['-keyout', join(this.folder, 'privkey.pem'), '-out', join(this.folder, 'fullchain.pem')];
    const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', ...files];
    execFileSync('openssl', options, {stdio: 'ignore'});
  }

  /** Only root may take the ports of the web, and only a server of its own has the certificate. */
  private atOwnPorts(config: string): string {
    return config
      .replace(/listen \[::\]:.*\n/g, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${NGINX_PORT + 2};`)
      .replaceAll('listen 443', `listen 127.0.0.1:${NGINX_PORT + 1}`)
      .replace(/\/etc\/letsencrypt\/live\/[^/]+/g, this.folder);
  }

  private around(included: string[]): string {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return `daemon off;
${process.getuid?.() === 0 ? 'user root;\n' : ''}${HAS_BROTLI ? `load_module ${BROTLI};\n` : ''}pid nginx.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
  ${included.map((name) => `include ${join(this.folder, name)};`).join(' ')}
}
`;
  }
}

const answers = () =>
  fetch(NGINX_URL).then(
    () => true,
    () => false,
  );
