import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {caddyRules, nginxRules, headerRules, headersOf} from '../../../src/cli/server-rules';

const HEADERS = `/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'

/about
  Link: </a.css>; rel=preload; as=style

/
  Link: </a.css>; rel=preload; as=style
  Link: </b.js>; rel=preload; as=script

/edit
  ! X-Frame-Options

/assets/js/*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
  write({_headers: HEADERS, _redirects: '/about/our-story /about/history 301\n'});
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

/** @returns the lines of a block, without their indentation */
const block = (config: string, head: string) => config.split(`${head} {\n`)[1]?.split('}')[0]?.match(/\S.*/g);

it('The headers of an address come from all matching rules, without the headers that a rule removes', () => {
  const rules = headerRules(HEADERS);
  const headers = Object.fromEntries(headersOf(rules, '/assets/js/main.js'));
  expect(headers).toEqual({'x-frame-options': 'DENY', 'content-security-policy': "default-src 'none'"});
  expect(headersOf(rules, '/').get('link')).toBe('</a.css>; rel=preload; as=style, </b.js>; rel=preload; as=script');
  expect(headersOf(rules, '/about/history').has('link')).toBe(false);
});

it('The rules for nginx repeat every header in each location, because nginx inherits none, and redirect former addresses', () => {
  expect(block(nginxRules(folder), 'location /assets/js/')).toEqual([
    'try_files $uri =404;',
    'add_header cache-control "public, max-age=0, must-revalidate" always;',
    'add_header x-frame-options "DENY" always;',
    `add_header content-security-policy "default-src 'none'" always;`,
  ]);
  expect(block(nginxRules(folder), 'location = /about')).toContain(
    'add_header link "</a.css>; rel=preload; as=style" always;',
  );
  expect(nginxRules(folder).match(/^location = \/ \{/gm)).toHaveLength(1);
  expect(nginxRules(folder)).toContain('location = /about/our-story { return 301 /about/history; }');
});

it('The rules for Caddy set what differs for an address, remove what it must not have, and redirect former addresses', () => {
  const config = caddyRules(folder);
  expect(block(config, 'header /assets/js/*')).toEqual([`content-security-policy "default-src 'none'"`]);
  expect(block(config, 'header /')).toEqual([
    'link "</a.css>; rel=preload; as=style, </b.js>; rel=preload; as=script"',
  ]);
  expect(block(config, 'header /edit')).toEqual(['-x-frame-options']);
  expect(config).toContain('redir /about/our-story /about/history permanent');
});

describe.each([
  ['nginx', nginxRules, '/*\n  X-A: "; root /etc; #\n'],
  ['Caddy', caddyRules, '/*\n  X-A: {env.HOME}\n'],
])('The rules for %s', (_name, rulesFor, header) => {
  it('are not written with a header that the server could misread', () => {
    write({_headers: header});
    expect(() => rulesFor(folder)).toThrow(
      'The header contains characters that are not safe in a server configuration',
    );
  });

  it.each([
    ['a redirect from', {_redirects: '/a;return /b 301\n'}],
    ['a redirect to', {_redirects: '/a /b;} 301\n'}],
    ['a rule for', {_headers: '/a{\n  X-A: b\n'}],
  ])('are not written with %s an address that holds more', (_what, files) => {
    write(files);
    expect(() => rulesFor(folder)).toThrow(' contains characters that are not safe in a server configuration');
  });
});
