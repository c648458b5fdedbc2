import {execFileSync} from 'node:child_process';
import {buildCache} from './build';
import {PAGES_FOLDER} from '../cms/parse';

const MAX_BYTES = 256_000_000;

interface Options {
  /** Stops the command after this many milliseconds. */
  timeout?: number;
}

/**
 * Runs git in the project's folder. It never prompts, because a prompt would block a build for ever.
 * @returns its output
 * @throws Error when there is no git or no repository, when git fails, and when the time is over
 */
export function git(args: string[], {timeout}: Options = {}): string {
  return execFileSync('git', args, {
    cwd: process.cwd(),
    encoding: 'utf8',
    env: {...process.env, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -oBatchMode=yes', GIT_OPTIONAL_LOCKS: '0'},
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout,
  });
}

/** Runs git. @returns its output; undefined when git fails */
export function tryGit(...args: Parameters<typeof git>): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/** @returns the content of a file at a commit; undefined when the commit does not have it. */
export function bytesAt(commit: string, file: string): Buffer | undefined {
  try {
    const options = {cwd: process.cwd(), maxBuffer: MAX_BYTES, stdio: ['ignore', 'pipe', 'ignore'] as const};
    return execFileSync('git', ['show', `${commit}:./${file}`], {...options, stdio: [...options.stdio]});
  } catch {
    return undefined;
  }
}

/**
 * Reads a whole folder with one process, because a process for each file takes longer than reading.
 * @returns the content of every file below a folder of the project at a commit, by its path
 * @throws Error when git does not have the commit
 */
export function filesAt(commit: string, folder: string): Map<string, Buffer> {
  const listed = git(['ls-tree', '-r', '-z', commit, '--', folder]).split('\0');
  const blobs = listed.flatMap((line) => {
    const [, hash, path] = /^\d+ blob (\w+)\t(.+)$/s.exec(line) ?? [];
    return hash !== undefined && path !== undefined ? [{hash, path}] : [];
  });
  const input = blobs.map(({hash}) => `${hash}\n`).join('');
  const output = execFileSync('git', ['cat-file', '--batch'], {cwd: process.cwd(), maxBuffer: MAX_BYTES, input});
  let position = 0;
  return new Map(
    blobs.map(({path}) => {
      // git prints `<hash> blob <bytes>`, the content, and a line end.
      const start = output.indexOf('\n', position) + 1;
      const end = start + Number(output.toString('latin1', position, start).split(' ')[2]);
      position = end + 1;
      return [path, output.subarray(start, end)];
    }),
  );
}

/** @returns the text of a file at a commit; empty when the commit does not have it. */
export const textAt = (commit: string, file: string): string => tryGit(['show', `${commit}:./${file}`]) ?? '';

/**
 * Reads from git when each page was last changed.
 * @returns days (`2026-11-21`) by file; empty when the history is missing or shallow, because a guess could be wrong
 */
export const lastChanges = buildCache(() => {
  const days = new Map<string, string>();
  try {
    if (git(['rev-parse', '--is-shallow-repository']).trim() !== 'false') return days;
    let day = '';
    for (const line of git(['log', '--format=@%cs', '--name-only', '--', PAGES_FOLDER]).split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // Without git or a repository, pages carry no date.
  }
  return days;
});

const NAME = '([A-Za-z0-9-]+/(?!\\.{1,2}(?:\\.git)?/?$)[\\w.-]+?)';
/** Only `https://github.com/owner/name.git`: no user name or password, no other scheme. */
const GITHUB_URL = new RegExp(`^https://github\\.com/${NAME}(?:\\.git)?/?$`);
/** git's `origin` may also be `git@github.com:owner/name`, or contain the password of the clone. */
const ORIGIN = new RegExp(`^(?:https://(?:[^@/]+@)?|ssh://git@|git@)github\\.com[/:]${NAME}(?:\\.git)?/?$`);

/**
 * Reads the repository's page on GitHub from REPOSITORY_URL, which Netlify sets, or from git's `origin`.
 * @returns an address without any password; undefined when the repository is elsewhere or unknown, or when
 * REPOSITORY_URL has a user name, a password or another scheme than https
 */
export function repository(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const {REPOSITORY_URL: url} = env;
  const match =
    url === undefined ? ORIGIN.exec(tryGit(['remote', 'get-url', 'origin'])?.trim() ?? '') : GITHUB_URL.exec(url);
  return match?.[1] && `https://github.com/${match[1]}`;
}
