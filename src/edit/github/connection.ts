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

/** Who is signed in. */
export interface Person {
  /** The name of the account. */
  login: string;
  /** The name that the person goes by, or that of the account. */
  name: string;
}

/** @returns a connection that asks nothing yet. */
export const connect = (service: GithubService, token: string): Connection => ({service, token, read: new Map()});

const User = z.object({login: z.string(), name: z.string().nullish()});
const Repository = z.object({permissions: z.object({push: z.boolean()}).optional()});

/**
 * Asks who is signed in and whether that account may propose changes. Two requests, which may run beside loadBranch.
 * @throws Trouble, `readOnly` for an account that may look only
 */
export async function whoIs(connection: Connection): Promise<Person> {
  const [{login, name}, {permissions}] = await Promise.all([
    ask(connection, {path: '/user', answer: User}),
    ask(connection, {path: `/repos/${connection.service.repository}`, answer: Repository}),
  ]);
  if (permissions?.push !== true) throw new Trouble('readOnly');
  return {login, name: name ?? login};
}
