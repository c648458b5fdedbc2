/** A real git repository in a folder of its own, which the stand-in of GitHub speaks for. */
import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {once} from './once';

const NOBODY = '0'.repeat(40);
const MAX_BYTES = 256_000_000;

interface TreeLine {
  mode: string;
  type: string;
  sha: string;
  size?: number;
  path: string;
}

interface Commit {
  sha: string;
  tree: string;
  parents: readonly string[];
  message: string;
}

export interface Entry {
  path: string;
  mode: string;
  /** Nothing for a file that leaves. */
  sha: string | null;
}

export class LocalRepository {
  /** The newest commit of each branch, as git has them too. */
  private readonly heads = new Map<string, string>();
  /** Every commit in turn: none is made elsewhere. */
  private readonly commits = new Map<string, Commit>();

  private constructor(private readonly folder: string) {}

  /** @param source whose `pages` and `static` become the first commit of `main`, as they lie there now */
  static async of(source: string, folders: string[]): Promise<LocalRepository> {
    const repository = new LocalRepository(mkdtempSync(join(tmpdir(), 'github-stand-in-')));
    await repository.git(['init', '--quiet', '--bare', '--initial-branch=main']);
    const options = ['-c', 'core.autocrlf=false', `--work-tree=${resolve(source)}`];
    const index = {GIT_INDEX_FILE: repository.indexFile()};
    await repository.git([...options, 'add', '--', ...folders], {index});
    const tree = await repository.say(['write-tree'], {index});
    await repository.move('main', await repository.commit(tree, [], 'The website as it is', 'Website'));
    return repository;
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }

  /** @returns the commit of a branch, or nothing */
  head = (branch: string): string | undefined => this.heads.get(branch);

  branches = (prefix: string): {name: string; sha: string}[] =>
    [...this.heads].map(([name, sha]) => ({name, sha})).filter(({name}) => name.startsWith(prefix));

  private readonly types = once((sha: string) => this.find(['cat-file', '-t', sha]));

  /** @returns `commit`, `tree` or `blob`; nothing when there is no such thing */
  typeOf = (sha: string) => (this.commits.has(sha) ? Promise.resolve('commit') : this.types(sha));

  private readonly trees = once(async (sha: string): Promise<TreeLine[]> => {
    const lines = (await this.git(['ls-tree', '-r', '-t', '-l', '-z', sha])).toString().split('\0').filter(Boolean);
    return lines.map((line) => {
      const [mode = '', type = '', hash = '', size = ''] = line.slice(0, line.indexOf('\t')).split(/ +/);
      const path = line.slice(line.indexOf('\t') + 1);
      return {mode, type, sha: hash, path, ...(size !== '-' && {size: Number(size)})};
    });
  });

  /** @returns every file and folder of a commit or a tree */
  tree = (sha: string) => this.trees(this.commits.get(sha)?.tree ?? sha);

  bytes = once((sha: string) => this.git(['cat-file', 'blob', sha]));

  commitAt = (sha: string): Commit | undefined => this.commits.get(sha);

  /** @returns the commits that a commit has and the base has not, the oldest first */
  since(base: string, head: string): Commit[] {
    const before = this.ancestors(base);
    return this.inTurn(this.ancestors(head)).filter(({sha}) => !before.has(sha));
  }

  /** @returns the newest commit that both have */
  base(one: string, other: string): string | undefined {
    const before = this.ancestors(one);
    return this.inTurn(this.ancestors(other)).findLast(({sha}) => before.has(sha))?.sha;
  }

  private inTurn = (some: ReadonlySet<string>): Commit[] => [...this.commits.values()].filter(({sha}) => some.has(sha));

  private ancestors(head: string, known = new Set<string>()): Set<string> {
    if (known.has(head)) return known;
    known.add(head);
    for (const parent of this.commits.get(head)?.parents ?? []) this.ancestors(parent, known);
    return known;
  }

  write = once(async (content: string, encoding: 'utf8' | 'base64') =>
    this.say(['hash-object', '-w', '--stdin'], {input: Buffer.from(content, encoding)}),
  );

  writeTree = once(async (base: string, entries: readonly Entry[]) => {
    const index = {GIT_INDEX_FILE: this.indexFile()};
    await this.git(['read-tree', base], {index});
    const lines = entries.map(({path, mode, sha}) => `${sha === null ? 0 : mode} ${sha ?? NOBODY}\t${path}\0`);
    await this.git(['update-index', '-z', '--index-info'], {index, input: lines.join('')});
    return this.say(['write-tree'], {index});
  });

  async commit(tree: string, parents: string[], message: string, author: string): Promise<string> {
    const who = ['-c', `user.name=${author}`, '-c', 'user.email=stand-in@site.example', '-c', 'commit.gpgsign=false'];
    const follows = parents.flatMap((parent) => ['-p', parent]);
    const sha = await this.say([...who, 'commit-tree', tree, ...follows], {input: message});
    this.commits.set(sha, {sha, tree, parents, message});
    return sha;
  }

  /** @throws Error for a name that git does not take */
  async move(branch: string, sha: string): Promise<void> {
    await this.git(['update-ref', `refs/heads/${branch}`, sha]);
    this.heads.set(branch, sha);
  }

  async delete(branch: string): Promise<void> {
    await this.git(['update-ref', '-d', `refs/heads/${branch}`]);
    this.heads.delete(branch);
  }

  private readonly merges = once((one: string, other: string) => this.find(['merge-tree', '--write-tree', one, other]));

  /** @returns the tree of both together; nothing when they changed the same lines */
  merged = (one: string, other: string): Promise<string | undefined> =>
    this.base(one, other) === one ? Promise.resolve(this.commits.get(other)?.tree) : this.merges(one, other);

  /** @returns the commit where the second left the first, which may be named by its branch */
  private left = (one: string, other: string) => this.base(this.heads.get(one) ?? one, other) ?? one;

  private readonly diffs = once((from: string, to: string, ...paths: string[]) =>
    this.say(['diff', '--no-color', '--no-ext-diff', '--end-of-options', from, to, '--', ...paths]),
  );

  /** @returns what a commit changes since it left another, as git writes it */
  diff = (base: string, head: string) => this.diffs(this.left(base, head), head);

  private readonly hunks = once(async (from: string, to: string): Promise<{path: string; patch?: string}[]> => {
    const files = (await this.git(['diff', '--name-only', '-z', '--no-renames', from, to])).toString();
    return Promise.all(
      files
        .split('\0')
        .filter(Boolean)
        .map(async (path) => {
          const said = await this.diffs(from, to, path);
          const hunk = said.indexOf('\n@@ ');
          return {path, ...(hunk !== -1 && {patch: said.slice(hunk + 1)})};
        }),
    );
  });

  /** @returns the hunks of each file that differs, as git writes them; none for bytes that are no text */
  patches = (base: string, head: string) => this.hunks(this.left(base, head), head);

  /** Writes a branch into an empty folder, as a host does that knows what it is compared with. */
  checkOut = (branch: string, folder: string) =>
    this.git(['clone', '--quiet', '--branch', branch, this.folder, folder]);

  private indexFile = () => join(this.folder, `index-${crypto.randomUUID()}`);

  /** The same; nothing where git finds nothing. */
  find = (args: string[]): Promise<string | undefined> => this.say(args).catch(() => undefined);

  /** Asks git itself. */
  async say(...args: Parameters<LocalRepository['git']>): Promise<string> {
    return (await this.git(...args)).toString().trimEnd();
  }

  private git(args: string[], {input, index}: {input?: string | Uint8Array; index?: object} = {}): Promise<Buffer> {
    const env = {...process.env, ...index, GIT_DIR: this.folder, GIT_CONFIG_GLOBAL: '', GIT_OPTIONAL_LOCKS: '0'};
    return new Promise((done, failed) => {
      const options = {env, maxBuffer: MAX_BYTES, encoding: 'buffer'} as const;
      const child = execFile('git', args, options, (error, said) =>
        error ? failed(new Error(error.message)) : done(said),
      );
      child.stdin?.on('error', () => undefined).end(input);
    });
  }
}
