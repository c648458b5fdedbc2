import {execFileSync} from 'node:child_process';

const MAX_BYTES = 256_000_000;

interface Options {
  /** After this many milliseconds the command is given up. */
  timeout?: number;
}

/**
 * Runs git in the project's folder. It never asks anything: a question would hold a build up for ever.
 * @returns what it prints
 * @throws Error when there is no git or no repository, when git refuses, and when the time is over
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

/** The same, with nothing in place of an error. */
export function tryGit(...args: Parameters<typeof git>): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/** @returns the bytes of a file at a commit; undefined when it was not there. */
export function bytesAt(commit: string, file: string): Buffer | undefined {
  try {
    const options = {cwd: process.cwd(), maxBuffer: MAX_BYTES, stdio: ['ignore', 'pipe', 'ignore'] as const};
    return execFileSync('git', ['show', `${commit}:./${file}`], {...options, stdio: [...options.stdio]});
  } catch {
    return undefined;
  }
}

/**
 * Reads a whole folder in one process: to start one for each file takes longer than to read them all.
 * @returns the bytes of every file below a folder of the project at a commit, by their path
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
      // A line `<hash> blob <bytes>`, the bytes, and a line end.
      const start = output.indexOf('\n', position) + 1;
      const end = start + Number(output.toString('latin1', position, start).split(' ')[2]);
      position = end + 1;
      return [path, output.subarray(start, end)];
    }),
  );
}

/** @returns the text of a file at a commit; empty when it was not there. */
export const textAt = (commit: string, file: string): string => tryGit(['show', `${commit}:./${file}`]) ?? '';
