import {HEADERS_FILE} from '../../node/build-record';
import {headerRules, headersOf, readHostFile, redirectsIn, type HeaderRule} from '../host-files';
import {ASK_ANEW, ENCODED, EVERYWHERE, hostOf, NAME, plainAddress, plainPath, TYPES, type Server} from './server';

/**
 * Writes what Caddy needs to serve the built site as the reference host does: clean addresses, one address for each page,
 * the headers of `_headers`, the redirects of `_redirects`, files that were compressed when they were released. Caddy
 * fetches and renews the certificate by itself.
 * @param folder the built site
 * @returns a file for Caddy to import
 * @throws Error when a header, a name or an address could be read as more than one
 */
export function caddyConfig(folder: string, {root, url, port}: Server): string {
  const rules = headerRules(readHostFile(folder, HEADERS_FILE));
  const hostname = hostOf(url);
  const bare = hostname.replace(/^www\./, '');
  const other = bare === hostname ? '' : `${bare} {\n  redir https://${hostname}{uri} permanent\n}\n`;
  const isOfAll = ({pattern}: HeaderRule) => pattern === EVERYWHERE;
  const everywhere = new Map([ASK_ANEW, ...headersOf(rules.filter(isOfAll), '/')]);
  const own = rules.filter((rule) => !isOfAll(rule));
  const config = `# Written by \`npm run headers -- caddy\`. It belongs to one build: its headers name hashes of these pages.
${port === undefined ? `${other}${hostname}` : `http://127.0.0.1:${port}`} {
  root * ${quoted(plainPath(root))}
  header -Server
  # In this order, and not in Caddy's own.
  route {
    # Each page has one address: without an ending, and without a slash behind it.
    @slash path_regexp ^/${NAME}+/$
    route @slash {
      uri strip_suffix /
      redir {uri} permanent
    }
    @start path /index /index.html
    redir @start / permanent
    @hidden path /404 /404.html *.br *.gz */_headers */_redirects */_routes.json
    error @hidden 404
    @ending path_regexp ^/${NAME}+\\.html$
    route @ending {
      uri strip_suffix .html
      redir {uri} permanent
    }
${[...redirectsIn(folder)]
  .map(([from, to]) => `    redir ${plainAddress(from)} ${plainAddress(to)} permanent\n`)
  .join('')}${headerBlock('*', everywhere)}
${own.map((rule) => ownHeaders(rule, rules, everywhere)).join('\n')}
    try_files {path}.html {path}
${Object.entries(TYPES).map(typeLine).join('\n')}
    file_server {
      precompressed br gzip
    }
  }
  handle_errors {
${headerBlock('*', everywhere)}
    rewrite * /404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
  // As `caddy fmt` would have it.
  return config.replace(/^( {2})+/gm, (indent) => '\t'.repeat(indent.length / 2));
}

/** The headers of the addresses of one rule, which Caddy sets over those of all. */
function ownHeaders({pattern}: HeaderRule, rules: readonly HeaderRule[], everywhere: Map<string, string>): string {
  const headers = new Map([ASK_ANEW, ...headersOf(rules, pattern.replace(/\*$/, ''))]);
  const gone = [...everywhere.keys()].filter((name) => !headers.has(name));
  const others = [...headers].filter(([name, value]) => everywhere.get(name) !== value);
  return headerBlock(pattern, new Map(others), gone);
}

function headerBlock(pattern: string, headers: Map<string, string>, gone: readonly string[] = []): string {
  const lines = [...[...headers].map(([name, value]) => `${name} ${quoted(value)}`), ...gone.map((name) => `-${name}`)];
  return `    header ${pattern === '*' ? pattern : plainAddress(pattern)} {\n${lines.map((line) => `      ${line}\n`).join('')}    }`;
}

/** Otherwise the type would depend on what the machine knows of endings. */
const typeLine = ([type, ending]: [string, string]): string =>
  `    header *.${ending} content-type ${quoted(ENCODED.includes(type) ? `${type}; charset=utf-8` : type)}`;

function quoted(value: string): string {
  if (/["\\{}\n]/.test(value)) throw new Error(`Caddy would read more than one thing in ${value}`);
  return `"${value}"`;
}
