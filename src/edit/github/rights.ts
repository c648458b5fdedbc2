import * as z from 'zod';
import type {Connection} from './connection';
import {ask} from './request';
import {Trouble} from './trouble';

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
