import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD_RECORD, hashesOf, sha256Of, type BuildRecord} from '../../content/host/build-record';
import {
  addressOf,
  HEADERS_FILE,
  headerRules,
  headersOf,
  NOT_FOUND_FILE,
  readHostFile,
  REDIRECTS_FILE,
  redirectsIn,
  ROUTES_FILE,
} from '../host-files';
import {get, inTurn, type Progress} from './requests';

const OK = 200;
const MOVED = 301;
const NOT_FOUND = 404;

/** No page leads there. A host does not list its files, so of those that nothing names only these are looked for. */
const UNINVITED = [
  '/sw.js',
  '/service-worker.js',
  '/index.php',
  '/wp-login.php',
  '/admin',
  '/ads.txt',
  '/.htaccess',
  '/.env',
  '/.git/config',
];
/** Files that a host may keep to itself; it matters to none whether it serves the last one. */
const FOR_THE_HOST = [HEADERS_FILE, REDIRECTS_FILE, ROUTES_FILE];
const UNKNOWN = '/no-such-page';

/**
 * Compares what a live site serves with a build, file by file and header by header.
 * @param site its address without a path
 * @param folder the built site to compare with
 * @param live what the site says of its own build
 * @returns one sentence for each thing that differs, is missing or is extra
 */
export async function compare(site: string, folder: string, live: BuildRecord, tell: Progress): Promise<string[]> {
  const hashes = hashesOf(folder);
  const redirects = redirectsIn(folder);
  const rules = headerRules(readHostFile(folder, HEADERS_FILE));
  const files = Object.entries(hashes).filter(
    ([file]) => !FOR_THE_HOST.includes(file) && !redirects.has(addressOf(file)),
  );

  const file = async ([name, hash]: [string, string]): Promise<string[]> => {
    const isNotFound = name === NOT_FOUND_FILE;
    const address = isNotFound ? UNKNOWN : addressOf(name);
    const {status, headers, body} = await get(site + address);
    const expected = isNotFound ? NOT_FOUND : OK;
    if (status === NOT_FOUND && !isNotFound) return [`${address} is missing.`];
    if (status !== expected) return [`${address} is answered with ${status} in place of ${expected}.`];
    const differs = sha256Of(body) === hash ? [] : [`${address} differs from what was built.`];
    return [...differs, ...headerFlaws(address, headersOf(rules, address), headers)];
  };

  const redirect = async ([from, to]: [string, string]): Promise<string[]> => {
    const {status, headers, body} = await get(site + from);
    const leads = headers.get('location') ?? '';
    if (status === MOVED && new URL(leads, site).pathname === to) return [];
    // Hosts that obey no redirects show the page that leads on.
    const isPage = status === OK && sha256Of(body) === hashes[`${from}.html`];
    return isPage ? [] : [`${from} does not lead to ${to}.`];
  };

  const stranger = async (address: string): Promise<string[]> =>
    (await get(site + address)).status === OK ? [`${address} is extra: the build has no such file.`] : [];

  const named = Object.keys(live.files).filter((name) => !(name in hashes));
  const strangers = [...UNINVITED, ...named.map(addressOf), HEADERS_FILE, REDIRECTS_FILE];
  return [
    ...recordFlaws(folder, live, named),
    ...(await inTurn(
      [
        ...files.map((one) => () => file(one)),
        ...[...redirects].map((one) => () => redirect(one)),
        ...strangers.map((one) => () => stranger(one)),
      ],
      tell,
    )),
  ];
}

/** What a host adds of its own is its affair, but no page of this site needs a cookie. */
function headerFlaws(address: string, expected: Map<string, string>, found: Headers): string[] {
  const cookie = found.has('set-cookie') ? [`${address} sets a cookie.`] : [];
  const others = [...expected].filter(([name, value]) => found.get(name) !== value);
  return [
    ...cookie,
    ...others.map(
      ([name, value]) => `${address} has the header ${name}: ${found.get(name) ?? '(none)'} in place of: ${value}`,
    ),
  ];
}

/** The record itself names no hash of itself, so it is compared by what it says. */
function recordFlaws(folder: string, live: BuildRecord, named: string[]): string[] {
  const built = JSON.parse(readFileSync(join(folder, BUILD_RECORD), 'utf8')) as BuildRecord;
  const other = Object.entries(built.files).filter(([name, hash]) => live.files[name] !== hash);
  return [
    ...(built.lockfile === live.lockfile ? [] : [`${BUILD_RECORD} names another lockfile.`]),
    ...other.map(([name]) => `${BUILD_RECORD} names another hash for ${name}, or none.`),
    ...named.map((name) => `${BUILD_RECORD} names ${name}, which the build does not make.`),
  ];
}
