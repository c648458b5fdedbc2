import {extname} from 'node:path';

/** The answer of a handler to one of its addresses. */
interface Served {
  type: string;
  body: Uint8Array | string;
}

/** Under `npm start`: answers an address with what a build would write there, or leaves it to other handlers. */
export type Handler = (url: string) => Promise<Served | undefined>;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** @returns the media type of a built file, by its extension */
export const typeOf = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream';
