import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {nginxConfig} from '../../src/commands/server/nginx';
import {OwnServer} from './own-server';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Where the module is missing, files travel as gzip. */
const HAS_BROTLI = existsSync(BROTLI);

export class Nginx extends OwnServer {
  readonly name = 'nginx';
  protected readonly places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
  readonly encodings = HAS_BROTLI ? ['br', 'gzip'] : ['gzip'];
  readonly answers = {outside: 400, moved: 301};

  protected configure(built: string, url: string) {
    const server = {root: this.root, url, brotli: HAS_BROTLI};
    const local = this.write('local.conf', nginxConfig(built, {...server, port: this.port}));
    this.makeCertificate();
    const visited = this.write('visited.conf', this.atOwnPorts(nginxConfig(built, server)));
    const serve = ['-p', this.folder, '-c', this.write('nginx.conf', this.around([local, visited]))];
    return {check: ['-t', ...serve], serve};
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
      .replaceAll('listen 80;', `listen 127.0.0.1:${this.port + 2};`)
      .replaceAll('listen 443', `listen 127.0.0.1:${this.port + 1}`)
      .replace(/\/etc\/letsencrypt\/live\/[^/]+/g, this.folder);
  }

  private around(included: readonly string[]): string {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return `daemon off;
${process.getuid?.() === 0 ? 'user root;\n' : ''}${HAS_BROTLI ? `load_module ${BROTLI};\n` : ''}pid nginx.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
  ${included.map((name) => `include ${name};`).join(' ')}
}
`;
  }
}
