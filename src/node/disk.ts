import {readdirSync, type Dirent, mkdirSync, renameSync, writeFileSync} from 'node:fs';
import nodePath, {join, type PlatformPath, dirname} from 'node:path';
import {createHash} from 'node:crypto';

const NOT_THERE: readonly unknown[] = ['ENOENT', 'ENOTDIR'];

/** @returns whether reading failed because the file does not exist, and for no other reason. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && NOT_THERE.includes(error.code);

/**
 * Replaces Node's `recursive` option, which follows links to other folders since Node 22.
 * @returns all files and folders below a folder; links are listed but not followed
 */
export const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name))] : [entry],
  );

/**
 * @param path in the form of the operating system
 * @param platform the path module of that system
 * @returns the path with slashes, as in pages and addresses. A backslash in the name of a file, which only Windows
 * forbids, stays.
 */
export const withSlashes = (path: string, platform: Pick<PlatformPath, 'sep'> = nodePath): string =>
  path.split(platform.sep).join('/');

/** Writes a file, and creates its folder. */
export function write(target: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(target), {recursive: true});
  writeFileSync(target, bytes);
}

/**
 * Writes a file under a temporary name and renames it, so that an interrupted build never leaves half a file in a
 * cache.
 */
export function writeWhole(target: string, bytes: Uint8Array): void {
  write(`${target}.${process.pid}`, bytes);
  renameSync(`${target}.${process.pid}`, target);
}

const HASH_LENGTH = 10;

/** @returns a short hash of some bytes, for the name of a file. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}
