/** A folder for built files, new for each test of the file that imports it. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

export let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'built-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

/** Writes files that contain their own paths. */
export function put(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), file);
  }
}
