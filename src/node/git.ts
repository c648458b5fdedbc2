import {execFileSync} from 'node:child_process';

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
