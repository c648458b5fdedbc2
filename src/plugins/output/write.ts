import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** Writes a file, and makes the folder it is in. */
export function write(target: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(target), {recursive: true});
  writeFileSync(target, bytes);
}

/** The same, aside and renamed, so that a build that is stopped never leaves half a file in a cache. */
export function writeWhole(target: string, bytes: Uint8Array): void {
  write(`${target}.${process.pid}`, bytes);
  renameSync(`${target}.${process.pid}`, target);
}
