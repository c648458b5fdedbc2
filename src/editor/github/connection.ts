import type {GithubService} from '../../node/github-service';

/** The time between two requests about a proposal: in an hour they take less than a sixth of an account's limit. */
export const FOLLOW_MS = 30_000;

/** One file of a commit. */
export interface BranchFile {
  /** Git's hash of its content. */
  sha: string;
  /** The size in bytes. */
  size: number;
  /** Git's mode, which a change keeps. */
  mode: string;
}

export type {GithubService};

/**
 * A signed-in session, which lives as long as the page. It caches what it has read, and its properties never change.
 */
export interface Connection {
  service: GithubService;
  token: string;
  /** The content of files that were read, by git's hash. */
  read: Map<string, Uint8Array>;
  /** The files of commits that were listed. */
  listed: Map<string, ReadonlyMap<string, BranchFile>>;
  /** Cached answers by name: the repository's settings, permissions, what may not be read. */
  known: Map<string, Promise<unknown>>;
}

/** Requests once and caches the answer; after a failure the next call requests again. */
export function memoizeRequest<T>({known}: Connection, name: string, work: () => Promise<T>): Promise<T> {
  const answer = (known.get(name) as Promise<T> | undefined) ?? work();
  known.set(name, answer);
  answer.catch(() => known.delete(name));
  return answer;
}

/** @returns a new connection, without any request. */
export const connect = (service: GithubService, token: string): Connection => ({
  service,
  token,
  read: new Map(),
  listed: new Map(),
  known: new Map(),
});
