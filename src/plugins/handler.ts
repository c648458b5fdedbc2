import {extname} from 'node:path';

/** The answer of a handler to one of its addresses. */
interface Served {
  type: string;
  body: Uint8Array | string;
}

/** Under `npm start`: answers an address with what a build would write there, or leaves it to other handlers. */
export type Handler = (url: string) => Promise<Served | undefined>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** @returns the media type of a built file, by its extension */
export const typeOf = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream';
