/** The real git repository behind the emulator of GitHub, in a temporary folder. */
import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {createHash} from 'node:crypto';
import {deflateSync} from 'node:zlib';
import {PAGES_FOLDER, STATIC_FOLDER} from '../../../cms/parse';
import {memoizeAsync} from '../../../shared/memoize';

interface Commit {
  sha: string;
  tree: string;
  parents: readonly string[];
  message: string;
}

const MAX_BYTES = 256_000_000;
/** A branch name whose ref file can be written without a git process; git validates any other name. */
const PLAIN_NAME = /^[a-z0-9]+(?:[/-][a-z0-9]+)*$/;

export interface Entry {
  path: string;
  mode: string;
  /** `null` deletes the file. */
  sha: string | null;
}

export class LocalRepository {
  /** The newest commit of each branch, the same as in git. */
  private readonly heads = new Map<string, string>();
  /** All commits in the order of their creation, kept in memory so that the emulator need not run git. */
  private readonly commits = new Map<string, Commit>();
  /** The commits that the emulated GitHub made itself, which it signs. */
  readonly signed = new Set<string>();
  /** Objects that were read or written, kept in memory so that the emulator need not run git. */
  private readonly types = new Map<string, string>();
  private readonly listed = new Map<string, readonly TreeLine[]>();
  private readonly blobs = new Map<string, Buffer>();

  private constructor(private readonly folder: string) {}

  /** @param source a folder; the current content of its `folders` becomes the first commit of `main` */
  static async of(source: string, folders: string[]): Promise<LocalRepository> {
    const repository = new LocalRepository(mkdtempSync(join(tmpdir(), 'github-emulator-')));
    await repository.git(['init', '--quiet', '--bare', '--initial-branch=main']);
    const options = ['-c', 'core.autocrlf=false', `--work-tree=${resolve(source)}`];
    const index = {GIT_INDEX_FILE: join(repository.folder, 'index-of-source')};
    await repository.git([...options, 'add', '--', ...folders], index);
    const tree = await repository.say(['write-tree'], index);
    await repository.remember(source, tree);
    await repository.move('main', repository.commit(tree, [], 'The website as it is', 'Website'));
    return repository;
  }

  /** Keeps the bytes of a folder's files, because a git process for each would take most of a session's time. */
  private async remember(source: string, tree: string): Promise<void> {
    for (const {path, type, sha} of await this.tree(tree)) {
      const bytes = type === 'blob' && readFileSync(join(source, path));
      if (bytes && hashOf('blob', bytes).sha === sha) this.blobs.set(sha, bytes);
    }
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }

  /** @returns the newest commit of a branch; undefined when there is no such branch */
  head = (branch: string): string | undefined => this.heads.get(branch);

  branches = (prefix: string): {name: string; sha: string}[] =>
    [...this.heads].map(([name, sha]) => ({name, sha})).filter(({name}) => name.startsWith(prefix));

  /** @returns `commit`, `tree` or `blob`; undefined when there is no such object */
  typeOf = async (sha: string): Promise<string | undefined> =>
    this.commits.get(sha) ? 'commit' : (this.types.get(sha) ?? this.find(['cat-file', '-t', sha]));

  async tree(commitOrTree: string): Promise<readonly TreeLine[]> {
    const sha = this.commits.get(commitOrTree)?.tree ?? commitOrTree;
    return this.listed.get(sha) ?? this.know(sha, await this.list(sha));
  }

  private async list(sha: string): Promise<TreeLine[]> {
    const lines = (await this.git(['ls-tree', '-r', '-t', '-l', '-z', sha])).toString().split('\0').filter(Boolean);
    return lines.map((line) => {
      const [mode = '', type = '', hash = '', size = ''] = line.slice(0, line.indexOf('\t')).split(/ +/);
      const path = line.slice(line.indexOf('\t') + 1);
      return {mode, type, sha: hash, path, ...(size !== '-' && {size: Number(size)})};
    });
  }

  private know(tree: string, lines: readonly TreeLine[]): readonly TreeLine[] {
    this.listed.set(tree, lines);
    this.types.set(tree, 'tree');
    for (const {sha, type} of lines) this.types.set(sha, type);
    return lines;
  }

  async bytes(sha: string): Promise<Buffer> {
    const bytes = this.blobs.get(sha) ?? (await this.git(['cat-file', 'blob', sha]));
    this.blobs.set(sha, bytes);
    return bytes;
  }

  commitAt = (sha: string): Commit | undefined => this.commits.get(sha);

  /** @returns the commits in the history of `head` that are not in that of `base`, the oldest first */
  since(base: string, head: string): Commit[] {
    const [before, all] = [this.ancestors(base), this.ancestors(head)];
    return [...this.commits.values()].filter(({sha}) => all.has(sha) && !before.has(sha));
  }

  /** @returns the newest commit in the history of both */
  base(one: string, other: string): string | undefined {
    const [before, all] = [this.ancestors(one), this.ancestors(other)];
    return [...this.commits.keys()].findLast((sha) => all.has(sha) && before.has(sha));
  }

  private ancestors(head: string, visited = new Set<string>()): Set<string> {
    if (visited.has(head)) return visited;
    visited.add(head);
    for (const parent of this.commits.get(head)?.parents ?? []) this.ancestors(parent, visited);
    return visited;
  }

  /** @returns the hash of a file with this content */
  write(content: string, encoding: 'utf8' | 'base64'): string {
    const bytes = Buffer.from(content, encoding);
    const sha = writeObject(this.folder, 'blob', bytes);
    this.blobs.set(sha, bytes);
    this.types.set(sha, 'blob');
    return sha;
  }

  /** @returns the hash of `base` with these entries; a new file replaces a folder of the same path, and the reverse */
  async writeTree(base: string, entries: readonly Entry[]): Promise<string> {
    const files = new Map((await this.tree(base)).filter(({type}) => type === 'blob').map((line) => [line.path, line]));
    for (const {path, mode, sha} of entries) {
      for (const other of files.keys())
        if (other === path || other.startsWith(`${path}/`) || path.startsWith(`${other}/`)) files.delete(other);
      if (sha !== null) files.set(path, {mode, type: 'blob', sha, path, size: (await this.bytes(sha)).length});
    }
    const {sha, lines} = writeTree(this.folder, [...files.values()]);
    this.know(sha, lines);
    return sha;
  }

  commit(tree: string, parents: string[], message: string, author: string): string {
    const sha = writeCommit(this.folder, {tree, parents, message, author});
    this.types.set(sha, 'commit');
    this.commits.set(sha, {sha, tree, parents, message});
    return sha;
  }

  private fileOf = (branch: string): string => join(this.folder, 'refs/heads', branch);

  /** @throws Error for a name that git refuses */
  async move(branch: string, sha: string): Promise<void> {
    if (!PLAIN_NAME.test(branch)) await this.git(['update-ref', `refs/heads/${branch}`, sha]);
    else {
      mkdirSync(dirname(this.fileOf(branch)), {recursive: true});
      writeFileSync(this.fileOf(branch), `${sha}\n`);
    }
    this.heads.set(branch, sha);
  }

  async delete(branch: string): Promise<void> {
    if (!PLAIN_NAME.test(branch)) await this.git(['update-ref', '-d', `refs/heads/${branch}`]);
    else rmSync(this.fileOf(branch));
    this.heads.delete(branch);
  }

  /** What git found for commits, which never change. */
  private readonly found = {
    merges: new Map<string, Promise<string | undefined>>(),
    diffs: new Map<string, Promise<string>>(),
  };

  /** @returns the merged tree; undefined when there is a conflict */
  merged = (one: string, other: string): Promise<string | undefined> =>
    this.base(one, other) === one
      ? Promise.resolve(this.commits.get(other)?.tree)
      : memoizeAsync(this.found.merges, `${one} ${other}`, () => this.find(['merge-tree', '--write-tree', one, other]));

  /** @returns the merge base; the first may be the name of a branch */
  private mergeBase = (one: string, other: string) => this.base(this.heads.get(one) ?? one, other) ?? one;

  /** @returns the diff from the merge base to `head`, as git prints it */
  diff(base: string, head: string, ...paths: string[]): Promise<string> {
    const ends = [this.mergeBase(base, head), head, '--', ...paths];
    const options = ['--no-color', '--no-ext-diff', '--end-of-options'];
    return memoizeAsync(this.found.diffs, ends.join(' '), () => this.say(['diff', ...options, ...ends]));
  }

  /** @returns the files that differ between the merge base and `head` */
  paths = async (base: string, head: string): Promise<string[]> =>
    differingPaths(await this.tree(this.mergeBase(base, head)), await this.tree(head));

  /** @returns each file that differs with its hunks, as git prints them; without hunks when it is binary */
  patches = async (base: string, head: string): Promise<{path: string; patch?: string}[]> =>
    Promise.all(
      (await this.paths(base, head)).map(async (path) => {
        const diff = await this.diff(base, head, path);
        const hunk = diff.indexOf('\n@@ ');
        return {path, ...(hunk !== -1 && {patch: diff.slice(hunk + 1)})};
      }),
    );

  /** Clones a branch into an empty folder, with the history that a preview needs to compare it with `main`. */
  checkOut = (branch: string, folder: string) =>
    this.git(['clone', '--quiet', '--branch', branch, this.folder, folder]);

  /** Runs git like `say`. @returns undefined when git fails */
  find = (args: string[]): Promise<string | undefined> => this.say(args).catch(() => undefined);

  async say(...args: Parameters<LocalRepository['git']>): Promise<string> {
    return (await this.git(...args)).toString().trimEnd();
  }

  private git(args: string[], index?: object): Promise<Buffer> {
    const env = {...process.env, ...index, GIT_DIR: this.folder, GIT_CONFIG_GLOBAL: '', GIT_OPTIONAL_LOCKS: '0'};
    return new Promise((resolve, reject) => {
      const options = {env, maxBuffer: MAX_BYTES, encoding: 'buffer'} as const;
      execFile('git', args, options, (error, output) => (error ? reject(new Error(error.message)) : resolve(output)));
    });
  }
}

/** A file or a folder of a tree, as `git ls-tree -r -t -l` lists it. */
interface TreeLine {
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
const FOLDER_PREFIX_LENGTH = 2;

type ObjectType = 'blob' | 'tree' | 'commit';

/** @returns an object as git stores it, and its hash */
function hashOf(type: ObjectType, content: Uint8Array): {whole: Buffer; sha: string} {
  const whole = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  return {whole, sha: createHash('sha1').update(whole).digest('hex')};
}

/** Writes an object into a repository. @returns its hash */
function writeObject(repository: string, type: ObjectType, content: Uint8Array): string {
  const {whole, sha} = hashOf(type, content);
  const folder = join(repository, 'objects', sha.slice(0, FOLDER_PREFIX_LENGTH));
  const file = join(folder, sha.slice(FOLDER_PREFIX_LENGTH));
  if (!existsSync(file)) {
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, deflateSync(whole));
  }
  return sha;
}

/** Writes the tree of these files. @returns its hash, and all its files and folders in the order of git */
function writeTree(repository: string, files: readonly TreeLine[], above = ''): {sha: string; lines: TreeLine[]} {
  const inFolders = new Map<string, TreeLine[]>();
  const here: {line: TreeLine; name: string; inside: TreeLine[]}[] = [];
  for (const line of files) {
    const [name = '', ...innerSegments] = line.path.slice(above.length).split('/');
    if (innerSegments.length === 0) here.push({line, name, inside: []});
    else inFolders.set(name, [...(inFolders.get(name) ?? []), line]);
  }
  for (const [name, below] of inFolders) {
    const path = `${above}${name}`;
    const {sha, lines} = writeTree(repository, below, `${path}/`);
    here.push({line: {mode: FOLDER_MODE, type: 'tree', sha, path}, name, inside: lines});
  }
  // Git compares bytes, and sorts a folder as if its name ended with a slash.
  const sortKey = ({line, name}: (typeof here)[number]) => Buffer.from(line.type === 'tree' ? `${name}/` : name);
  here.sort((one, other) => Buffer.compare(sortKey(one), sortKey(other)));
  const content = here.map(({line: {mode, sha}, name}) =>
    Buffer.concat([Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`), Buffer.from(sha, 'hex')]),
  );
  return {
    sha: writeObject(repository, 'tree', Buffer.concat(content)),
    lines: here.flatMap(({line, inside}) => [line, ...inside]),
  };
}

/** @returns the paths of the files in which two trees differ, in the order of git */
function differingPaths(one: readonly TreeLine[], other: readonly TreeLine[]): string[] {
  const filesOf = (lines: readonly TreeLine[]) =>
    new Map(lines.filter(({type}) => type === 'blob').map(({path, mode, sha}) => [path, `${mode} ${sha}`]));
  const [before, after] = [filesOf(one), filesOf(other)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

function writeCommit(
  repository: string,
  {tree, parents, message, author}: {tree: string; parents: readonly string[]; message: string; author: string},
): string {
  const user = `${author.replace(/[<>\n]/g, '')} <emulator@site.example> ${Math.floor(Date.now() / SECOND_MS)} +0000`;
  const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), `author ${user}`, `committer ${user}`];
  return writeObject(repository, 'commit', Buffer.from(`${lines.join('\n')}\n\n${message.trimEnd()}\n`));
}

/**
 * @returns why the emulator refuses a file; undefined when it accepts the file. Any other file would be part of the
 * preview's build, which runs on this machine.
 */
export function refusalReason(path: string): string | undefined {
  if (path.split('/').some((segment) => ['', '.', '..'].includes(segment) || segment.toLowerCase() === '.git')) {
    return 'tree.path contains a malformed path component';
  }
  if ([PAGES_FOLDER, STATIC_FOLDER].some((folder) => path.startsWith(`${folder}/`))) return undefined;
  return `The emulator takes only files of ${PAGES_FOLDER}/ and ${STATIC_FOLDER}/.`;
}
