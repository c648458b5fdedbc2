import {execFileSync} from 'node:child_process';
import {buildCache} from './build';
import {PAGES_FOLDER} from '../cms/parse';

const MAX_BYTES = 256_000_000;

/** Runs git in the project's folder. It never prompts, because a prompt would block a build indefinitely. */
const runGit = (args: string[], options: {timeout?: number; input?: string} = {}): Buffer =>
  execFileSync('git', args, {
    cwd: process.cwd(),
    env: {...process.env, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -oBatchMode=yes', GIT_OPTIONAL_LOCKS: '0'},
    maxBuffer: MAX_BYTES,
    stdio: ['pipe', 'pipe', 'ignore'],
    ...options,
  });

function undefinedOnError<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** @throws Error when there is no git or no repository, when git fails, and when the time limit is exceeded */
export const git = (...given: Parameters<typeof runGit>): string => runGit(...given).toString();

export const tryGit = (...given: Parameters<typeof runGit>): string | undefined =>
  undefinedOnError(() => git(...given));

export const readBytesAt = (commit: string, file: string): Buffer | undefined =>
  undefinedOnError(() => runGit(['show', `${commit}:./${file}`]));

export const readTextAt = (commit: string, file: string): string => readBytesAt(commit, file)?.toString() ?? '';

/**
 * Reads a whole folder with one process, because a process for each file takes longer than reading.
 * @returns the content of every file below a folder of the project at a commit, by its path
 */
export function readFilesAt(commit: string, folder: string): Map<string, Buffer> {
  const listed = git(['ls-tree', '-r', '-z', commit, '--', folder]).split('\0');
  const blobs = listed.flatMap((line) => {
    const [, hash, path] = /^\d+ blob (\w+)\t(.+)$/s.exec(line) ?? [];
    return hash !== undefined && path !== undefined ? [{hash, path}] : [];
  });
  const input = blobs.map(({hash}) => `${hash}\n`).join('');
  const output = runGit(['cat-file', '--batch'], {input});
  let position = 0;
  return new Map(
    blobs.map(({path}) => {
      // git prints `<hash> blob <bytes>`, the content, and a line break.
      const start = output.indexOf('\n', position) + 1;
      const end = start + Number(output.toString('latin1', position, start).split(' ')[2]);
      position = end + 1;
      return [path, output.subarray(start, end)];
    }),
  );
}

/** The day of each file's last change; empty when the history is missing or shallow, because a guess could be wrong. */
export const lastChanges = buildCache(() => {
  const days = new Map<string, string>();
  if (tryGit(['rev-parse', '--is-shallow-repository'])?.trim() !== 'false') return days;
  let day = '';
  for (const line of (tryGit(['log', '--format=@%cs', '--name-only', '--', PAGES_FOLDER]) ?? '').split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
});

const NAME = '([A-Za-z0-9-]+/(?!\\.{1,2}(?:\\.git)?/?$)[\\w.-]+?)';
/** Only `https://github.com/owner/name.git`: no user name or password, no other scheme. */
const GITHUB_URL = new RegExp(`^https://github\\.com/${NAME}(?:\\.git)?/?$`);
/** git's `origin` may also be `git@github.com:owner/name`, or contain the password of the clone. */
const ORIGIN = new RegExp(`^(?:https://(?:[^@/]+@)?|ssh://git@|git@)github\\.com[/:]${NAME}(?:\\.git)?/?$`);

/**
 * Reads the repository's page on GitHub from REPOSITORY_URL, which Netlify sets, or from git's `origin`, without any
 * password. It is undefined when the repository is elsewhere or unknown.
 */
export function repository(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const {REPOSITORY_URL: url} = env;
  const match =
    url === undefined ? ORIGIN.exec(tryGit(['remote', 'get-url', 'origin'])?.trim() ?? '') : GITHUB_URL.exec(url);
  return match?.[1] && `https://github.com/${match[1]}`;
}
