import {readdirSync, type Dirent, mkdirSync, mkdtempSync, renameSync, writeFileSync} from 'node:fs';
import nodePath, {dirname, isAbsolute, join, type PlatformPath} from 'node:path';
import {createHash} from 'node:crypto';
import {homedir, tmpdir} from 'node:os';
import {isHost, trustsCaches} from './deployment';

const MISSING_CODES: readonly unknown[] = ['ENOENT', 'ENOTDIR'];

/** @returns whether reading failed because the file does not exist, and for no other reason. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && MISSING_CODES.includes(error.code);

/**
 * Replaces Node's `recursive` option, which follows links to other folders since Node 22.
 * @returns all files and folders below a folder; links are listed but not followed
 */
export const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name))] : [entry],
  );

/**
 * @param platform the path module of the operating system
 * @returns the path with slashes, as in addresses. A backslash in the name of a file, which only Windows forbids, stays.
 */
export const withSlashes = (path: string, platform: Pick<PlatformPath, 'sep'> = nodePath): string =>
  path.split(platform.sep).join('/');

export function writeFileAt(target: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(target), {recursive: true});
  writeFileSync(target, bytes);
}

/** Writes a file under a temporary name and renames it: an interrupted build never leaves half a file in a cache. */
export function writeAtomically(target: string, bytes: Uint8Array): void {
  writeFileAt(`${target}.${process.pid}`, bytes);
  renameSync(`${target}.${process.pid}`, target);
}

const HASH_LENGTH = 10;

export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

const CACHE_NAME = 'energy-services-site';

/** The temporary cache of a build that must not trust earlier builds. */
let temporaryCache: string | undefined;

/**
 * The cache of encoded and rendered pictures; PICTURE_CACHE sets another folder. A host keeps only node_modules/.cache
 * between builds, and a production build there trusts no cache. Elsewhere all clones share the user's cache folder, which
 * `npm ci` does not empty.
 */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  if (env.PICTURE_CACHE) return env.PICTURE_CACHE;
  if (!trustsCaches(env)) return (temporaryCache ??= mkdtempSync(join(tmpdir(), `${CACHE_NAME}-`)));
  if (isHost(env)) return join(process.cwd(), 'node_modules', '.cache');
  return join(userCache(env, platform), CACHE_NAME);
}

/** Windows and macOS define this folder; elsewhere the XDG Base Directory Specification does. */
function userCache({LOCALAPPDATA, XDG_CACHE_HOME}: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  if (platform === 'win32') return LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  // The specification says to ignore relative paths.
  return XDG_CACHE_HOME && isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), '.cache');
}
