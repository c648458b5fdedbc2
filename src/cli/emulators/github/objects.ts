/**
 * Writes files, trees and commits in git's own format without a git process, because starting one takes longer than everything
 * else that the emulator does. @see https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
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

const SECOND_MS = 1000;
const FOLDER_MODE = '040000';
/** Loose objects are in folders named by the first letters of their hash. */
const FOLDER_LETTERS = 2;

/** Writes an object into a repository. @returns its hash */
export function keepObject(repository: string, type: 'blob' | 'tree' | 'commit', content: Uint8Array): string {
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

/** Writes the tree of these files. @returns its hash, and all its files and folders in the order of git */
export function keepTree(repository: string, files: readonly TreeLine[], above = ''): {sha: string; lines: TreeLine[]} {
  const inFolders = new Map<string, TreeLine[]>();
  const here: {line: TreeLine; name: string; inside: TreeLine[]}[] = [];
  for (const line of files) {
    const [name = '', ...rest] = line.path.slice(above.length).split('/');
    if (rest.length === 0) here.push({line, name, inside: []});
    else inFolders.set(name, [...(inFolders.get(name) ?? []), line]);
  }
  for (const [name, below] of inFolders) {
    const path = `${above}${name}`;
    const {sha, lines} = keepTree(repository, below, `${path}/`);
    here.push({line: {mode: FOLDER_MODE, type: 'tree', sha, path}, name, inside: lines});
  }
  // Git compares bytes, and sorts a folder as if its name ended with a slash.
  const sortKey = ({line, name}: (typeof here)[number]) => Buffer.from(line.type === 'tree' ? `${name}/` : name);
  here.sort((one, other) => Buffer.compare(sortKey(one), sortKey(other)));
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

/** Writes a commit. @returns its hash */
export function keepCommit(
  repository: string,
  {tree, parents, message, author}: {tree: string; parents: readonly string[]; message: string; author: string},
): string {
  const user = `${author.replace(/[<>\n]/g, '')} <emulator@site.example> ${Math.floor(Date.now() / SECOND_MS)} +0000`;
  const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), `author ${user}`, `committer ${user}`];
  return keepObject(repository, 'commit', Buffer.from(`${lines.join('\n')}\n\n${message.trimEnd()}\n`));
}
