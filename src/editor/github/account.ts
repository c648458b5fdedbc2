import * as z from 'zod';
import type {Connection} from './connection';
import {ask} from './request';

const User = z.object({login: z.string().regex(/^[\w-]{1,100}$/)});

/** @returns the name of the account to which the token belongs: one request. @throws GitHubError */
export const accountOf = async (connection: Connection): Promise<string> =>
  (await ask(connection, {path: '/user', answer: User})).login;
