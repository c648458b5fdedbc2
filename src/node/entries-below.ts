import {readdirSync, type Dirent} from 'node:fs';
import {join} from 'node:path';

/**
 * Replaces Node's `recursive` option, which follows links to other folders since Node 22.
 * @returns all files and folders below a folder; links are listed but not followed
 */
export const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name))] : [entry],
  );
