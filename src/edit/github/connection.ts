import * as z from 'zod';
import type {GithubService} from '../../content/host/github-service';
import {ask} from './request';
import {Trouble} from './trouble';

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

const Repository = z.object({permissions: z.object({push: z.boolean()}).optional()});

/**
 * Asks whether the account may propose changes: one request, which may run beside others.
 * @throws Trouble, `readOnly` for an account that may look only
 */
export async function assertMayWrite(connection: Connection): Promise<void> {
  const path = `/repos/${connection.service.repository}`;
  const {permissions} = await ask(connection, {path, answer: Repository});
  if (permissions?.push !== true) throw new Trouble('readOnly');
}
