/**
 * Writes rules for servers that do not read `_headers` and `_redirects`, so that they serve the site like the reference
 * host: clean addresses, one address for each page, headers and redirects. The rules belong to one build, because the
 * headers contain a hash for each inline script.
 */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {HEADERS_FILE} from '../node/build-record';

/** A block of `_headers`: the headers that it sets, and those that it removes from earlier blocks. */
interface HeaderRule {
  /** `/assets/*` matches all addresses with this prefix; without the asterisk it matches one address. */
  pattern: string;
  set: [name: string, value: string][];
  removed: string[];
}

const REMOVAL_PREFIX = '! ';

/** Reads `_headers`; see https://developers.cloudflare.com/pages/configuration/headers/ */
export function headerRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((item) => item.trim() !== '')) {
    const text = line.trim();
    const rule = rules.at(-1);
    if (!line.startsWith(' ') || !rule) rules.push({pattern: text, set: [], removed: []});
    else if (text.startsWith(REMOVAL_PREFIX)) rule.removed.push(text.slice(REMOVAL_PREFIX.length).toLowerCase());
    else rule.set.push([text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1).trim()]);
  }
  return rules;
}

const isOfRule = ({pattern}: HeaderRule, address: string): boolean =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;

/** @returns the headers of an address by their lower-case name. Values from several blocks are joined, as hosts do. */
export function headersOf(rules: readonly HeaderRule[], address: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter((headerRule) => isOfRule(headerRule, address))) {
    for (const name of rule.removed) headers.delete(name);
    for (const [name, value] of rule.set) {
      const before = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

export function redirectsIn(folder: string): Map<string, string> {
  const lines = readHostFile(folder, '/_redirects').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ')).map(([from = '', to = '']) => [from, to]));
}

export const readHostFile = (folder: string, file: string): string =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';

const ALL_ADDRESSES = '/*';
/** Characters that a redirected address may have; a backslash would lead to another site. */
const NAME = '[\\w./~-]';
const PLAIN_ADDRESS = /^\/[\w.~/-]*\*?$/;
/** Browsers may keep only files with a hash in their name without revalidation; `_headers` names those. */
const REVALIDATE = ['cache-control', 'public, max-age=0, must-revalidate'] as const;
/** Servers know different types, and our headers forbid browsers to guess. */
const TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/json': 'json',
  'application/xml': 'xml',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};
const TEXT_TYPES = Object.keys(TYPES).filter((type) => /^text\/|json|xml/.test(type));

/**
 * @returns directives to include in a `server` block of nginx
 * @throws Error when a header or an address is ambiguous
 */
export function nginxRules(folder: string): string {
  const rules = headerRules(readHostFile(folder, HEADERS_FILE));
  const others = rules.filter(({pattern}) => pattern !== ALL_ADDRESSES && pattern !== '/');
  return `# Written by \`npm run headers -- nginx\` for one build. Include it in the server block, below "root".
charset utf-8;
charset_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};
types {
${joinLines(Object.entries(TYPES), ([type, ending]) => `  ${type} ${ending};`)}
}
absolute_redirect off;
error_page 403 404 =404 /404.html;
${nginxHeaders(rules.filter(({pattern}) => pattern === ALL_ADDRESSES))}
rewrite ^/(${NAME}+)/$ /$1 permanent;
location = / {
  try_files /index.html =404;
${nginxHeaders(rules, '/')}
}
location = /index { return 301 /; }
location = /index.html { return 301 /; }
location = /404 { return 404; }
location = /404.html { internal; }
location ~ "^(?<page>/${NAME}+)\\.html$" { return 301 $page$is_args$args; }
location ~ "/(_headers|_redirects|_routes\\.json)$" { return 404; }
${joinLines([...redirectsIn(folder)], ([from, to]) => `location = ${assertPlainAddress(from)} { return 301 ${assertPlainAddress(to)}; }`)}
location / { try_files $uri.html $uri =404; }
${joinLines(others, ({pattern}) => nginxLocation(rules, assertPlainAddress(pattern)))}
`;
}

function nginxLocation(rules: readonly HeaderRule[], pattern: string): string {
  const isPrefix = pattern.endsWith('*');
  const address = isPrefix ? pattern.slice(0, -1) : pattern;
  return `location ${isPrefix ? address : `= ${address}`} {
  try_files ${isPrefix ? '' : '$uri.html '}$uri =404;
${nginxHeaders(rules, address)}
}`;
}

/** A `location` of nginx that sets headers inherits none, so each repeats them all. The types come from `types`. */
function nginxHeaders(rules: readonly HeaderRule[], address = '/'): string {
  const headers = [...new Map([REVALIDATE, ...headersOf(rules, address)])].filter(([name]) => name !== 'content-type');
  return joinLines(headers, ([name, value]) => `  add_header ${name} ${quoted(value, /["$\\\n]/)} always;`);
}

/** @returns directives to import into a site block of Caddy, with the errors of `nginxRules` */
export function caddyRules(folder: string): string {
  const rules = headerRules(readHostFile(folder, HEADERS_FILE));
  const ofAll = rules.filter(({pattern}) => pattern === ALL_ADDRESSES);
  const everywhere = new Map([REVALIDATE, ...headersOf(ofAll, '/')]);
  const others = rules.filter(({pattern}) => pattern !== ALL_ADDRESSES);
  const page = `${caddyHeaders('*', everywhere)}\n  file_server`;
  return `# Written by \`npm run headers -- caddy\` for one build. Import it into the site block, below "root".
# In this order, and not in Caddy's own.
route {
  @slash path_regexp ^/${NAME}+/$
  route @slash {
    uri strip_suffix /
    redir {uri} permanent
  }
  @start path /index /index.html
  redir @start / permanent
  @hidden path /404 /404.html */_headers */_redirects */_routes.json
  error @hidden 404
  @ending path_regexp ^/${NAME}+\\.html$
  route @ending {
    uri strip_suffix .html
    redir {uri} permanent
  }
${joinLines([...redirectsIn(folder)], ([from, to]) => `  redir ${assertPlainAddress(from)} ${assertPlainAddress(to)} permanent`)}
${caddyHeaders('*', everywhere)}
${joinLines(others, ({pattern}) => caddyOwnHeaders(rules, pattern, everywhere))}
  try_files {path}.html {path}
${joinLines(Object.entries(TYPES), ([type, ending]) => `  header *.${ending} content-type "${type}${TEXT_TYPES.includes(type) ? '; charset=utf-8' : ''}"`)}
  file_server
}
handle_errors {
  rewrite * /404.html
${page}
}
`;
}

/** In Caddy the headers of an address override those of all addresses. */
function caddyOwnHeaders(rules: readonly HeaderRule[], pattern: string, everywhere: Map<string, string>): string {
  const headers = new Map([REVALIDATE, ...headersOf(rules, pattern.replace(/\*$/, ''))]);
  const removed = [...everywhere.keys()].filter((name) => !headers.has(name));
  const changed = [...headers].filter(([name, value]) => everywhere.get(name) !== value);
  return caddyHeaders(assertPlainAddress(pattern), new Map(changed), removed);
}

const caddyHeaders = (pattern: string, headers: Map<string, string>, removed: readonly string[] = []): string => `\
  header ${pattern} {
${joinLines([...headers], ([name, value]) => `    ${name} ${quoted(value, /["\\{}\n]/)}`)}${removed.map((name) => `\n    -${name}`).join('')}
  }`;

const joinLines = <Item>(items: readonly Item[], line: (item: Item) => string): string => items.map(line).join('\n');

function assertPlainAddress(address: string): string {
  if (PLAIN_ADDRESS.test(address)) return address;
  throw new Error(
    `The address ${JSON.stringify(address)} contains characters that are not safe in a server configuration.`,
  );
}

function quoted(value: string, special: RegExp): string {
  if (special.test(value))
    throw new Error(`The header contains characters that are not safe in a server configuration: ${value}`);
  return `"${value}"`;
}
