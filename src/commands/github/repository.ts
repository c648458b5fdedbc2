/** A real git repository in a folder of its own, which the stand-in of GitHub speaks for. */
import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const NOBODY = '0'.repeat(40);
const MAX_BYTES = 256_000_000;
const RECORD = '\x1e';
const FIELD = '\x1f';

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
  parents: string[];
  author: string;
  message: string;
}

export interface Entry {
  path: string;
  mode: string;
  /** Nothing for a file that leaves. */
  sha: string | null;
}

export class LocalRepository {
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
  head = (branch: string) => this.find(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`]);

  async branches(prefix: string): Promise<{name: string; sha: string}[]> {
    const lines = await this.say(['for-each-ref', '--format=%(refname:lstrip=2) %(objectname)', 'refs/heads']);
    return lines
      .split('\n')
      .map((line) => line.split(' '))
      .map(([name = '', sha = '']) => ({name, sha}))
      .filter(({name}) => name !== '' && name.startsWith(prefix));
  }

  /** @returns whether there is such a thing: a `commit`, a `tree`, a `blob` */
  async has(sha: string, type: string): Promise<boolean> {
    return (await this.find(['cat-file', '-t', sha])) === type;
  }

  isName = async (branch: string) => (await this.find(['check-ref-format', '--branch', branch])) !== undefined;

  async tree(sha: string): Promise<TreeLine[]> {
    const lines = (await this.git(['ls-tree', '-r', '-t', '-l', '-z', sha])).toString().split('\0').filter(Boolean);
    return lines.map((line) => {
      const [mode = '', type = '', hash = '', size = ''] = line.slice(0, line.indexOf('\t')).split(/ +/);
      return {
        mode,
        type,
        sha: hash,
        path: line.slice(line.indexOf('\t') + 1),
        ...(size !== '-' && {size: Number(size)}),
      };
    });
  }

  bytes = (sha: string) => this.git(['cat-file', 'blob', sha]);

  async commits(range: string[]): Promise<Commit[]> {
    const format = `--format=${['%H', '%T', '%P', '%an', '%B'].join('%x1f')}%x1e`;
    const records = (await this.say(['log', '--reverse', format, ...range])).split(RECORD);
    return records
      .map((record) => record.trim())
      .filter(Boolean)
      .map((record) => {
        const [sha = '', tree = '', parents = '', author = '', message = ''] = record.split(FIELD);
        return {sha, tree, parents: parents.split(' ').filter(Boolean), author, message: message.trim()};
      });
  }

  write = async (bytes: Uint8Array) => (await this.say(['hash-object', '-w', '--stdin'], {input: bytes})).trim();

  async writeTree(base: string | undefined, entries: readonly Entry[]): Promise<string> {
    const index = {GIT_INDEX_FILE: this.indexFile()};
    if (base !== undefined) await this.git(['read-tree', base], {index});
    const lines = entries.map(({path, mode, sha}) => `${sha === null ? 0 : mode} ${sha ?? NOBODY}\t${path}\0`);
    if (lines.length > 0) await this.git(['update-index', '-z', '--index-info'], {index, input: lines.join('')});
    return this.say(['write-tree'], {index});
  }

  commit(tree: string, parents: string[], message: string, author: string): Promise<string> {
    const who = ['-c', `user.name=${author}`, '-c', 'user.email=stand-in@site.example', '-c', 'commit.gpgsign=false'];
    const follows = parents.flatMap((parent) => ['-p', parent]);
    return this.say([...who, 'commit-tree', tree, ...follows], {input: message});
  }

  move = (branch: string, sha: string) => this.git(['update-ref', `refs/heads/${branch}`, sha]);

  delete = (branch: string) => this.git(['update-ref', '-d', `refs/heads/${branch}`]);

  base = (one: string, other: string) => this.find(['merge-base', one, other]);

  /** @returns the tree of both together; nothing when they changed the same lines */
  merged = (one: string, other: string) => this.find(['merge-tree', '--write-tree', one, other]);

  diff = (range: string) => this.say(['diff', '--no-color', '--no-ext-diff', range]);

  private indexFile = () => join(this.folder, `index-${crypto.randomUUID()}`);

  private async find(args: string[]): Promise<string | undefined> {
    return this.say(args).catch(() => undefined);
  }

  private async say(...args: Parameters<LocalRepository['git']>): Promise<string> {
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
