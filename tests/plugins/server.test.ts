import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {headerRules, headersOf} from '../../src/commands/host-files';
import {caddyConfig} from '../../src/commands/server/caddy';
import {nginxConfig} from '../../src/commands/server/nginx';
import {assertLive, release} from '../../src/commands/server/release';
import {BUILD_RECORD, hashesOf, type BuildRecord} from '../../src/node/build-record';
import {ROOT} from '../project';

const SERVER = {root: '/srv/site', url: 'https://www.site.example', brotli: true};
const RULES = `/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'

/about
  Link: </a.css>; rel=preload; as=style

/
  Link: </a.css>; rel=preload; as=style
  Link: </b.js>; rel=preload; as=script

/assets/js/*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'
`;
const RECORD: BuildRecord = {
  commit: 'c'.repeat(40),
  clean: true,
  shallow: false,
  lockfile: 'a'.repeat(64),
  kind: 'production',
  environment: {DEPLOYMENT: 'production'},
  // As long as a true one, so that it is compressed.
  headers: 'x'.repeat(1000),
  files: {},
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
  build({});
});
afterEach(() => rmSync(folder, {recursive: true}));

const built = () => join(folder, 'build');
function build(record: Partial<BuildRecord>, files: Record<string, string> = {}): void {
  const all = {_headers: RULES, 'index.html': 'word '.repeat(400), ...files};
  mkdirSync(join(built(), '.well-known'), {recursive: true});
  for (const [file, text] of Object.entries(all)) writeFileSync(join(built(), file), text);
  const told = {...RECORD, files: hashesOf(built()), ...record};
  writeFileSync(join(built(), BUILD_RECORD), JSON.stringify(told));
}

describe('The headers of an address', () => {
  it('are those of every rule for it, without what a rule takes away', () => {
    const rules = headerRules(RULES);
    expect(Object.fromEntries(headersOf(rules, '/assets/js/main.js'))).toEqual({
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'",
    });
    expect(headersOf(rules, '/').get('link')).toBe('</a.css>; rel=preload; as=style, </b.js>; rel=preload; as=script');
    expect(headersOf(rules, '/about/history').has('link')).toBe(false);
  });
});

describe('The configuration of nginx', () => {
  it('repeats every header where it sets one, because nginx inherits none there', () => {
    const config = nginxConfig(built(), SERVER);
    const scripts = /location \/assets\/js\/ \{([^}]*)\}/.exec(config)?.[1] ?? '';
    expect(scripts).toContain(`add_header content-security-policy "default-src 'none'" always;`);
    expect(scripts).toContain('add_header x-frame-options "DENY" always;');
    expect(scripts).not.toContain("default-src 'self'");
  });

  it('names the early hints of each page by its file', () => {
    expect(nginxConfig(built(), SERVER)).toContain(`map $uri $page_files {
  ~^/about\\.html$ "</a.css>; rel=preload; as=style";
  ~^/index\\.html$ "</a.css>; rel=preload; as=style, </b.js>; rel=preload; as=script";
}`);
  });

  it('leads former addresses on for good', () => {
    build({}, {_redirects: '/about/our-story /about/history 301\n'});
    expect(nginxConfig(built(), SERVER)).toContain('location = /about/our-story { return 301 /about/history; }');
  });

  it('leaves out what an nginx without its module would not understand', () => {
    expect(nginxConfig(built(), SERVER)).toContain('brotli_static on;');
    expect(nginxConfig(built(), {...SERVER, brotli: false})).not.toContain('brotli');
  });

  it('is not written with a header that nginx would read as more than one thing', () => {
    build({}, {_headers: '/*\n  X-A: "; root /etc; #\n'});
    expect(() => nginxConfig(built(), SERVER)).toThrow('more than one thing');
  });

  it('shows the certificate’s issuer the folder that DEPLOY.md tells certbot to write to', () => {
    const [, told = ''] = /--webroot -w (\S+)/.exec(readFileSync(join(ROOT, 'DEPLOY.md'), 'utf8')) ?? [];
    expect(nginxConfig(built(), SERVER)).toContain(`acme-challenge/ { root ${told}; }`);
  });

  it('listens on this machine alone where only a port is named', () => {
    const config = nginxConfig(built(), {...SERVER, port: 8080});
    expect(config.match(/listen .*/g)).toEqual(['listen 127.0.0.1:8080;']);
  });
});

describe('The configuration of Caddy', () => {
  it('sets for the addresses of a rule what is not as everywhere, and takes away what they shall not have', () => {
    build({}, {_headers: `${RULES}\n/edit\n  ! X-Frame-Options\n`});
    const config = caddyConfig(built(), SERVER);
    const headersAt = (pattern: string) => config.split(`header ${pattern} {`)[1]?.split('}')[0]?.trim();
    expect(headersAt('/assets/js/*')).toBe(`content-security-policy "default-src 'none'"`);
    expect(headersAt('/')).toBe('link "</a.css>; rel=preload; as=style, </b.js>; rel=preload; as=script"');
    expect(headersAt('/edit')).toBe('-x-frame-options');
  });

  it('leads former addresses on for good, and the bare domain to the one with www', () => {
    build({}, {_redirects: '/about/our-story /about/history 301\n'});
    const config = caddyConfig(built(), SERVER);
    expect(config).toContain('redir /about/our-story /about/history permanent');
    expect(config).toMatch(/^site\.example \{\s+redir https:\/\/www\.site\.example\{uri\} permanent\s+\}/m);
  });

  it('is not written with a header that Caddy would read as more than one thing', () => {
    build({}, {_headers: '/*\n  X-A: {env.HOME}\n'});
    expect(() => caddyConfig(built(), SERVER)).toThrow('more than one thing');
  });

  it('listens on this machine alone where only a port is named', () => {
    const config = caddyConfig(built(), {...SERVER, port: 8080});
    expect(config.match(/^\S.*\{$/gm)).toEqual(['http://127.0.0.1:8080 {']);
  });
});

describe('A release', () => {
  it.each([
    [{kind: 'local'}, 'This build is a local one: its forms reach nobody.'],
    [{kind: 'preview'}, 'This build is a preview one: its forms reach nobody.'],
    [{clean: false}, 'This build holds changes that are in no commit.'],
  ] as const)('of a build with %j is refused', (record, sentence) => {
    build(record);
    expect(() => assertLive(built())).toThrow(sentence);
  });

  it('of a folder without a build is refused', () => {
    expect(() => assertLive(join(folder, 'none'))).toThrow('There is no built site');
  });

  it('lies beside the one before with files and headers of its own, so that the way back is a link', async () => {
    const first = await release(built(), folder, SERVER);
    build({commit: 'd'.repeat(40)}, {'index.html': 'other '.repeat(400)});
    const second = await release(built(), folder, SERVER);
    expect(readlinkSync(join(folder, 'current'))).toBe(second);
    for (const [place, word] of [
      [first, 'word '],
      [second, 'other '],
    ] as const) {
      const page = readFileSync(join(place, 'site/index.html'));
      expect(page.toString()).toBe(word.repeat(400));
      expect(brotliDecompressSync(readFileSync(join(place, 'site/index.html.br')))).toEqual(page);
      expect(gunzipSync(readFileSync(join(place, 'site/index.html.gz')))).toEqual(page);
      expect(readFileSync(join(place, 'nginx.conf'), 'utf8')).toContain(`root "${join(place, 'site')}";`);
      expect(readFileSync(join(place, 'Caddyfile'), 'utf8')).toContain(`root * "${join(place, 'site')}"`);
    }
    expect(existsSync(join(built(), 'index.html.br'))).toBe(false);
  });

  it('of the same commit on another day is another one, because an opening may have closed', async () => {
    const first = await release(built(), folder, SERVER);
    build({}, {'index.html': 'closed '.repeat(300)});
    const second = await release(built(), folder, SERVER);
    expect(second).not.toBe(first);
    expect(readFileSync(join(folder, 'current/site/index.html'), 'utf8')).toContain('closed');
    expect(await release(built(), folder, SERVER)).toBe(second);
  });

  it('leaves the newest 30 of those before, and the one that is served until the reload', async () => {
    const served = await release(built(), folder, SERVER);
    const makeOlder = (release: string, days: number) => utimesSync(release, 0, Date.now() / 1000 - days * 86_400);
    for (let days = 1; days <= 32; days += 1) {
      const old = join(folder, 'releases', `old-${days}`);
      mkdirSync(old);
      makeOlder(old, days);
    }
    makeOlder(served, 100);
    build({commit: 'd'.repeat(40)});
    const newest = await release(built(), folder, SERVER);
    const left = readdirSync(join(folder, 'releases'));
    expect(left).toHaveLength(32);
    expect(left).toEqual(expect.arrayContaining([basename(served), basename(newest), 'old-1', 'old-30']));
  });

  it.each([
    ['was altered', () => writeFileSync(join(built(), 'index.html'), 'other')],
    ['is missing', () => rmSync(join(built(), 'index.html'))],
    ['was added', () => writeFileSync(join(built(), 'sw.js'), 'x')],
    ['was added as if it were compressed', () => writeFileSync(join(built(), 'index.html.br'), 'x')],
    ['is a link to another place', () => symlinkSync('/etc/hostname', join(built(), 'hostname.txt'))],
    ['is a folder that leads elsewhere', () => symlinkSync('/etc', join(built(), 'about'))],
  ])('with a file that %s is refused, and the one before stays', async (_what, spoil) => {
    const first = await release(built(), folder, SERVER);
    spoil();
    await expect(release(built(), folder, SERVER)).rejects.toThrow('is not as it was built: /');
    expect(readlinkSync(join(folder, 'current'))).toBe(first);
  });

  it('that was altered on the server is not taken again', async () => {
    const first = await release(built(), folder, SERVER);
    writeFileSync(join(first, 'site/index.html.gz'), gzipSync('other'));
    await expect(release(built(), folder, SERVER)).rejects.toThrow('is not as it was built: /index.html.gz.');
  });
});

describe('Neither server is given', () => {
  it.each([
    ['a site whose name holds more', {url: 'https://www.site.example;autoindex${on}'}],
    ['a site whose name is a number', {url: 'https://127.0.0.1'}],
    ['a folder with a quote', {root: '/srv/a"; root /etc; #'}],
    ['a folder with a line break', {root: '/srv/a\nroot /etc;'}],
    ['a folder with a variable', {root: '/srv/$document_root'}],
  ])('%s', (_what, other) => {
    for (const write of [nginxConfig, caddyConfig]) expect(() => write(built(), {...SERVER, ...other})).toThrow();
  });

  it.each([
    ['a redirect from', {_redirects: '/a;return /b 301\n'}],
    ['a redirect to', {_redirects: '/a /b;} 301\n'}],
    ['a rule for', {_headers: '/a{\n  X-A: b\n'}],
  ])('%s an address that holds more', (_what, files) => {
    build({}, files);
    for (const write of [nginxConfig, caddyConfig]) expect(() => write(built(), SERVER)).toThrow('could read more');
  });
});
