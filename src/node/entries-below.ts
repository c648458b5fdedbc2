import {readdirSync, type Dirent} from 'node:fs';
import {join} from 'node:path';

/**
 * The same as Node's own `recursive`, which follows links to other folders since Node 22.
 * @returns everything that is in a folder and in the folders inside it; a link is named, never followed
 */
export const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name))] : [entry],
  );
