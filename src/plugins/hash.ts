import {createHash} from 'node:crypto';

const HASH_LENGTH = 10;

/** @returns a short hash of some bytes. */
export const hashOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
