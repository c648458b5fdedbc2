import type {GithubService} from '../../node/github-service';

/** Between two looks at a proposal: an hour of them is less than a sixth of what GitHub allows an account. */
export const FOLLOW_MS = 30_000;

/** One file of a commit. */
export interface BranchFile {
  /** Git's own hash of its bytes. */
  sha: string;
  /** In bytes. */
  size: number;
  /** Git's mode, which a change keeps. */
  mode: string;
}

export type {GithubService};

/** Somebody who is signed in. One connection lives as long as the page; it remembers what it has read and never changes. */
export interface Connection {
  service: GithubService;
  token: string;
  /** The bytes of files that were read, by git's hash of them. */
  read: Map<string, Uint8Array>;
  /** The files of commits whose lists were read. */
  listed: Map<string, ReadonlyMap<string, BranchFile>>;
  /** What is asked once, by its name: how the repository is set, who may write, what may not be read. */
  known: Map<string, Promise<unknown>>;
}

/** Asks once; after a failure the next one asks again. */
export function memoizeRequest<T>({known}: Connection, name: string, work: () => Promise<T>): Promise<T> {
  const asked = (known.get(name) as Promise<T> | undefined) ?? work();
  known.set(name, asked);
  asked.catch(() => known.delete(name));
  return asked;
}

/** @returns a connection that asks nothing yet. */
export const connect = (service: GithubService, token: string): Connection => ({
  service,
  token,
  read: new Map(),
  listed: new Map(),
  known: new Map(),
});
