import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

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
