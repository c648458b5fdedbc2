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

/** @returns the bytes of a file at a commit; nothing when it was not there. */
export function bytesAt(commit: string, file: string): Buffer | undefined {
  try {
    const options = {cwd: process.cwd(), maxBuffer: MAX_BYTES, stdio: ['ignore', 'pipe', 'ignore'] as const};
    return execFileSync('git', ['show', `${commit}:./${file}`], {...options, stdio: [...options.stdio]});
  } catch {
    return undefined;
  }
}

/** The same, with nothing in place of an error. */
export function tryGit(...args: Parameters<typeof git>): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/** @returns the text of a file at a commit; empty when it was not there. */
export const textAt = (commit: string, file: string): string => tryGit(['show', `${commit}:./${file}`]) ?? '';
