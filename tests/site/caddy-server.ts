import {join} from 'node:path';
import {caddyConfig} from '../../src/commands/server/caddy';
import {OwnServer} from './own-server';

export class Caddy extends OwnServer {
  readonly name = 'Caddy';
  protected readonly places = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'];
  readonly encodings = ['br', 'gzip'];
  readonly answers = {outside: 404, moved: 308};

  protected configure(built: string, url: string) {
    const server = {root: this.root, url, brotli: true};
    const local = this.write('local', caddyConfig(built, {...server, port: this.port}));
    const visited = this.write('visited', caddyConfig(built, server));
    const config = this.write(
      'Caddyfile',
      `{
  admin off
  default_bind 127.0.0.1
  http_port ${this.port + 2}
  https_port ${this.port + 1}
  local_certs
  skip_install_trust
  storage file_system "${join(this.folder, 'storage')}"
  log {
    level ERROR
  }
}
import ${local}
import ${visited}
`,
    );
    const options = ['--config', config, '--adapter', 'caddyfile'];
    return {check: ['validate', ...options], serve: ['run', ...options]};
  }
}
