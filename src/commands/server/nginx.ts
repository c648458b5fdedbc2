import {HEADERS_FILE} from '../../node/build-record';
import {headerRules, headersOf, readHostFile, redirectsIn, type HeaderRule} from '../host-files';
import {ASK_ANEW, ENCODED, EVERYWHERE, hostOf, NAME, plainAddress, plainPath, TYPES, type Server} from './server';

/** nginx names the encoding of this type in any case. */
const OF_ITSELF = 'text/html';
/** nginx takes the type of a file from its name. */
const OF_NGINX = 'content-type';

/**
 * Writes what nginx needs to serve the built site as the reference host does: clean addresses, one address for each page,
 * the headers of `_headers`, the redirects of `_redirects`, files that were compressed when they were released.
 * @param folder the built site
 * @returns a file for nginx's `http` block
 * @throws Error when a header, a name or an address could be read as more than one
 */
export function nginxConfig(folder: string, server: Server): string {
  const {root, brotli} = server;
  const rules = headerRules(readHostFile(folder, HEADERS_FILE));
  const {pages, patterns} = byRoute(rules);
  return `# Written by \`npm run headers -- nginx\`. It belongs to one build: its headers name hashes of these pages.
${mapOf(pages)}${outer(server)}
  root "${plainPath(root)}";
  server_tokens off;
  charset utf-8;
  charset_types ${ENCODED.filter((type) => type !== OF_ITSELF).join(' ')};
  types {
${Object.entries(TYPES)
  .map(([type, ending]) => `    ${type} ${ending};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  gzip_static on;
${brotli ? '  brotli_static on;\n' : ''}  absolute_redirect off;
  error_page 403 404 =404 /404.html;
${headerLines(headersOf(rules, '/'), pages)}

  # Each page has one address: without an ending, and without a slash behind it.
  rewrite ^/(${NAME}+)/$ /$1 permanent;
  location = / { try_files /index.html =404; }
  location = /index { return 301 /; }
  location = /index.html { return 301 /; }
  location = /404 { return 404; }
  location = /404.html { internal; }
  location ~ "^(?<page>/${NAME}+)\\.html$" { return 301 $page$is_args$args; }
  location ~ "\\.(br|gz)$" { return 404; }
  location ~ "/(_headers|_redirects|_routes\\.json)$" { return 404; }
${[...redirectsIn(folder)]
  .map(([from, to]) => `  location = ${plainAddress(from)} { return 301 ${plainAddress(to)}; }\n`)
  .join('')}
  location / { try_files $uri.html $uri =404; }
${patterns.map((rule) => locationOf(rule, rules)).join('\n')}
}
`;
}

/** What one address alone is given may be told by its file; what many are given needs a place of its own. */
function byRoute(rules: readonly HeaderRule[]) {
  const others = rules.filter(({pattern}) => pattern !== EVERYWHERE);
  const isPage = ({pattern, set}: HeaderRule) => !pattern.endsWith('*') && set.every(([name]) => name === 'Link');
  return {pages: others.filter(isPage), patterns: others.filter((rule) => !isPage(rule))};
}

/**
 * Early hints: the header `Link` of each page, by the file that is sent. As patterns, for names of any length would need
 * a setting of the whole server.
 */
function mapOf(pages: readonly HeaderRule[]): string {
  if (pages.length === 0) return '';
  const lines = pages.map(({pattern, set}) => {
    const file = pattern === '/' ? '/index.html' : `${plainAddress(pattern)}.html`;
    return `  ~^${file.replaceAll('.', '\\.')}$ ${quoted(set.map(([, value]) => value).join(', '))};\n`;
  });
  return `map $uri $page_files {\n${lines.join('')}}\n`;
}

function locationOf({pattern}: HeaderRule, rules: readonly HeaderRule[]): string {
  const isPrefix = pattern.endsWith('*');
  const address = plainAddress(isPrefix ? pattern.slice(0, -1) : pattern);
  const headers = headersOf(rules, address);
  return `  location ${isPrefix ? '' : '= '}${address} {\n    try_files ${isPrefix ? '' : '$uri.html '}$uri =404;\n${headerLines(headers, [], '    ')}\n  }`;
}

function headerLines(headers: Map<string, string>, pages: readonly HeaderRule[], indent = '  '): string {
  const all = new Map([ASK_ANEW, ...headers]);
  const lines = [...all]
    .filter(([name]) => name !== OF_NGINX && name !== 'link')
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`);
  return [...lines, ...(pages.length > 0 ? [`${indent}add_header link $page_files;`] : [])].join('\n');
}

function quoted(value: string): string {
  if (/["$\\\n]/.test(value)) throw new Error(`nginx would read more than one thing in the header ${value}`);
  return `"${value}"`;
}

/** The beginning of the site's own block: for all the world with encryption, or for this machine alone. */
function outer({url, port}: Server): string {
  if (port !== undefined) return `server {\n  listen 127.0.0.1:${port};`;
  const hostname = hostOf(url);
  const bare = hostname.replace(/^www\./, '');
  const certificate = (names: string) => `  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${names};
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:10m;`;
  const other =
    bare === hostname ? '' : `server {\n${certificate(bare)}\n  return 301 https://${hostname}$request_uri;\n}\n`;
  return `server {
  listen 80;
  listen [::]:80;
  server_name ${[...new Set([hostname, bare])].join(' ')};
  # Where the certificate's issuer looks, as it did before this site; certbot's option is --webroot -w /var/www/html.
  location ^~ /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 301 https://${hostname}$request_uri; }
}
${other}server {
${certificate(hostname)}`;
}
