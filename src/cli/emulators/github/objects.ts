/**
 * Writes objects in git's own format. Starting a git process for each file would cost more than the rest of the emulator.
 * @see https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {deflateSync} from 'node:zlib';

/** A file or a folder of a tree, as `git ls-tree -r -t -l` lists it. */
export interface TreeLine {
  mode: string;
  type: string;
  sha: string;
  /** In bytes; undefined for a folder. */
  size?: number;
  path: string;
}

const FOLDER_MODE = '040000';
/** Loose objects are in folders named by the first letters of their hash. */
const FOLDER_LETTERS = 2;

/** @returns the hash of what is now among the objects of a repository */
export function keepObject(repository: string, type: 'blob' | 'tree', content: Uint8Array): string {
  const whole = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  const sha = createHash('sha1').update(whole).digest('hex');
  const folder = join(repository, 'objects', sha.slice(0, FOLDER_LETTERS));
  const file = join(folder, sha.slice(FOLDER_LETTERS));
  if (!existsSync(file)) {
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, deflateSync(whole));
  }
  return sha;
}

/** @returns the hash of the tree that holds these files, and each file and folder of it in the order of git */
export function keepTree(repository: string, files: readonly TreeLine[], above = ''): {sha: string; lines: TreeLine[]} {
  const inFolders = new Map<string, TreeLine[]>();
  const here: {line: TreeLine; name: string; inside: TreeLine[]}[] = [];
  for (const line of files) {
    const [name = '', ...rest] = line.path.slice(above.length).split('/');
    if (rest.length === 0) here.push({line, name, inside: []});
    else inFolders.set(name, [...(inFolders.get(name) ?? []), line]);
  }
  for (const [name, held] of inFolders) {
    const path = `${above}${name}`;
    const {sha, lines} = keepTree(repository, held, `${path}/`);
    here.push({line: {mode: FOLDER_MODE, type: 'tree', sha, path}, name, inside: lines});
  }
  // Byte by byte, the name of a folder as if it ended with a slash.
  const place = ({line, name}: (typeof here)[number]) => Buffer.from(line.type === 'tree' ? `${name}/` : name);
  here.sort((one, other) => Buffer.compare(place(one), place(other)));
  const content = here.map(({line: {mode, sha}, name}) =>
    Buffer.concat([Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`), Buffer.from(sha, 'hex')]),
  );
  return {
    sha: keepObject(repository, 'tree', Buffer.concat(content)),
    lines: here.flatMap(({line, inside}) => [line, ...inside]),
  };
}

/** @returns the paths of the files in which two trees differ, in the order of git */
export function differing(one: readonly TreeLine[], other: readonly TreeLine[]): string[] {
  const filesOf = (lines: readonly TreeLine[]) =>
    new Map(lines.filter(({type}) => type === 'blob').map(({path, mode, sha}) => [path, `${mode} ${sha}`]));
  const [before, after] = [filesOf(one), filesOf(other)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
