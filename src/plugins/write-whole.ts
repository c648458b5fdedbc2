import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** Written aside and renamed, so that a build that is stopped never leaves half a file in a cache. */
export function writeWhole(target: string, bytes: Buffer): void {
  mkdirSync(dirname(target), {recursive: true});
  writeFileSync(`${target}.${process.pid}`, bytes);
  renameSync(`${target}.${process.pid}`, target);
}
