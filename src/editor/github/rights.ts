import * as z from 'zod';
import type {Connection} from './connection';
import {ask} from './request';

const Repository = z.object({permissions: z.object({push: z.boolean()}).optional()});

/**
 * Asks whether the account may propose changes: one request, which may run beside others.
 * @throws GitHubError
 */
export async function mayWrite(connection: Connection): Promise<boolean> {
  const path = `/repos/${connection.service.repository}`;
  const {permissions} = await ask(connection, {path, answer: Repository});
  return permissions?.push === true;
}
