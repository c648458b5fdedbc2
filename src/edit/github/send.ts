/** Sending changes for review: files, tree and commit, which nobody sees; then the branch; then the pull request. */
import type {Connection} from './connection';

/** What a person wants to propose. It is only read. */
export interface Change {
  /**
   * A name that the draft is given once and keeps, from `newKey`. All tries with the same key end in one branch and one
   * pull request.
   */
  key: string;
  /** What `files` are changes of: the branch and its commit as it was read, or as `Sent` said after the last sending. */
  base: {name: string; commit: string};
  /** Everything that differs from the base, by path from the root: text, bytes, or null for a file that leaves. */
  files: ReadonlyMap<string, string | Uint8Array | null>;
  /** The person's own sentence. */
  title: string;
  /** The report of the changes as Markdown, escaped. */
  body: string;
}

/** What came of it. The draft's next base is `{name: branch, commit}`, so that later changes go to the same proposal. */
export interface Sent {
  number: number;
  /** The proposal's page on GitHub. */
  url: string;
  branch: string;
  commit: string;
}

/** @returns a new key for a draft: eight small letters and digits. */
export function newKey(): string {
  throw new Error('Not built yet');
}

/**
 * Sends a change for review. Where the base is the branch of a proposal, `edit/…`, it is added to that proposal; else a
 * new one begins. Branches are `edit/…` only and move forward only. When no pull request comes of a new branch, the
 * branch is taken back. After a failure the same call may be made again, with later changes too.
 * @throws Trouble: `moved` and `gone` (with paths) when others changed the same files since the base was read, so that
 * the person must look at both first; `published` and `withdrawn` when the proposal of the base is over: load
 * `connection.service.branch`, carry the draft over and send it with a new key
 */
export function send(connection: Connection, change: Change): Promise<Sent> {
  throw new Error(`Not built yet: ${connection.token} ${change.key}`);
}
