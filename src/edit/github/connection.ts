import type {GithubService} from '../../node/github-service';

export type {GithubService};

/** Somebody who is signed in. One connection lives as long as the page; it remembers the texts that it has read. */
export interface Connection {
  service: GithubService;
  token: string;
  /** The bytes of files that were read, by git's hash of them. */
  read: Map<string, Uint8Array>;
}

/** @returns a connection that asks nothing yet. */
export const connect = (service: GithubService, token: string): Connection => ({service, token, read: new Map()});
