import {extname} from 'node:path';

/** What a handler answers to an address that is its own. */
interface Served {
  type: string;
  body: Uint8Array | string;
}

/** Answers an address under `start` with what a build would have written there, or leaves it to others. */
export type Handler = (url: string) => Promise<Served | undefined>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** @returns the type of a built file, by the end of its name */
export const typeOf = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream';
