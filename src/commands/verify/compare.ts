import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD_RECORD, HEADERS_FILE, hashesOf, sha256Of, type BuildRecord} from '../../node/build-record';
import {
  cleanAddress,
  headerRules,
  headersOf,
  NOT_FOUND_FILE,
  readHostFile,
  REDIRECTS_FILE,
  redirectsIn,
  ROUTES_FILE,
} from '../host-files';
import {headerFlaws, movedFlaws, typeFlaws} from './headers';
import {get, inTurn, VISITORS, type HostAnswer, type Progress, type Visitor} from './requests';

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
 * Compares what a live site serves with a build, file by file and header by header, each as a program and as a browser
 * asks for it.
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
    ([file]) => !FOR_THE_HOST.includes(file) && !redirects.has(cleanAddress(file)),
  );

  const flawsOf = (name: string, hash: string, {status, headers, body}: HostAnswer): string[] => {
    const isNotFound = name === NOT_FOUND_FILE;
    const address = isNotFound ? UNKNOWN : cleanAddress(name);
    const expected = isNotFound ? NOT_FOUND : OK;
    if (status === NOT_FOUND && !isNotFound) return [`${address} is missing.`];
    if (status !== expected) return [`${address} is answered with ${status} in place of ${expected}.`];
    const differs = sha256Of(body) === hash ? [] : [`${address} differs from what was built.`];
    const given = headersOf(rules, address);
    const types = given.has('content-type') ? [] : typeFlaws(address, name, headers);
    return [...differs, ...types, ...headerFlaws(address, given, headers)];
  };

  const file = async ([name, hash]: [string, string]): Promise<string[]> => {
    const address = site + (name === NOT_FOUND_FILE ? UNKNOWN : cleanAddress(name));
    const [asProgram = [], asBrowser = []] = await Promise.all(
      VISITORS.map(async (visitor) => flawsOf(name, hash, await get(address, visitor))),
    );
    const forBrowsers = asBrowser.filter((flaw) => !asProgram.includes(flaw));
    return [...asProgram, ...forBrowsers.map((flaw) => `For browsers alone: ${flaw}`)];
  };

  const redirect = async ([from, to]: [string, string]): Promise<string[]> => {
    const flawsFor = async (visitor: Visitor): Promise<string[]> => {
      const {status, headers, body} = await get(site + from, visitor);
      const leads = headers.get('location') ?? '';
      const isMoved = status === MOVED && URL.canParse(leads, site) && new URL(leads, site).href === site + to;
      // Hosts that obey no redirects show the page that leads on.
      const isShown = status === OK && sha256Of(body) === hashes[`${from}.html`];
      if (isShown) return headerFlaws(from, headersOf(rules, from), headers);
      return isMoved ? movedFlaws(from, headersOf(rules, from), headers) : [`${from} does not lead to ${to}.`];
    };
    return [...new Set((await Promise.all(VISITORS.map(flawsFor))).flat())];
  };

  const stranger = async (address: string): Promise<string[]> =>
    (await get(site + address)).status === OK ? [`${address} is extra: the build has no such file.`] : [];

  const named = Object.keys(live.files).filter((name) => !(name in hashes));
  const strangers = [...UNINVITED, ...named.map(cleanAddress), HEADERS_FILE, REDIRECTS_FILE];
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

/** The record itself names no hash of itself, so it is compared by what it says. */
function recordFlaws(folder: string, live: BuildRecord, named: string[]): string[] {
  const built = JSON.parse(readFileSync(join(folder, BUILD_RECORD), 'utf8')) as BuildRecord;
  const other = Object.entries(built.files).filter(([name, hash]) => live.files[name] !== hash);
  return [
    ...(built.kind === live.kind
      ? []
      : [`${BUILD_RECORD} says that the build is a ${live.kind} one; made again it is a ${built.kind} one.`]),
    ...(built.lockfile === live.lockfile ? [] : [`${BUILD_RECORD} names another lockfile.`]),
    ...other.map(([name]) => `${BUILD_RECORD} names another hash for ${name}, or none.`),
    ...named.map((name) => `${BUILD_RECORD} names ${name}, which the build does not make.`),
  ];
}
