import type {GithubService} from '../../content/host/github-service';

export type {GithubService};

/** Somebody who is signed in. One connection lives as long as the page; it remembers the texts that it has read. */
export interface Connection {
  service: GithubService;
  token: string;
  /** The texts that were read, by git's hash of their bytes. */
  read: Map<string, Uint8Array>;
}

/** Who is signed in. */
export interface Person {
  /** The name of the account. */
  login: string;
  /** The name that the person goes by, or that of the account. */
  name: string;
}

/** @returns a connection that asks nothing yet. */
export const connect = (service: GithubService, token: string): Connection => ({service, token, read: new Map()});

/**
 * Asks who is signed in and whether that account may propose changes. Two requests, which may run beside loadBranch.
 * @throws Trouble, `readOnly` for an account that may look only
 */
export function whoIs(connection: Connection): Promise<Person> {
  throw new Error(`Not built yet: ${connection.token}`);
}
