/** What every server of one's own is told of the built site. */

export interface Server {
  /** The folder that is served: the built site with its compressed files. */
  root: string;
  /** The site's public address. */
  url: string;
  /** Serves at this port of this machine alone, without encryption, to look at. */
  port?: number;
  /** Whether nginx has the module that serves `.br` files (Debian: libnginx-mod-http-brotli-static). */
  brotli: boolean;
}

/** A folder of a server, in which no sign has a meaning for its configuration. */
const PLAIN_PATH = /^\/[\w./ @+-]*$/;
/** An address of the site, or the beginning of such addresses. */
const PLAIN_ADDRESS = /^\/[\w.~/-]*\*?$/;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]+$/;

/** @returns a path as it stands. @throws Error for one that a server could read as more */
export const plainPath = (path: string): string => plain(PLAIN_PATH, path, 'folder');

/** @returns an address as it stands. @throws Error for one that a server could read as more */
export const plainAddress = (address: string): string => plain(PLAIN_ADDRESS, address, 'address');

/** @returns the name of the site's host. @throws Error for an address with more in it than a name */
export const hostOf = (url: string): string => plain(HOST, new URL(url).hostname, 'name of a site');

function plain(pattern: RegExp, value: string, what: string): string {
  if (pattern.test(value)) return value;
  throw new Error(`A server could read more in the ${what} ${JSON.stringify(value)} than stands there.`);
}

/** Names that an address may have to be led elsewhere; a backslash would lead to another site. */
export const NAME = '[\\w./~-]';
/** The type of a file by its ending. */
export const TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/json': 'json',
  'application/xml': 'xml',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};
/** The types of text, which name their encoding. */
export const ENCODED = Object.keys(TYPES).filter((type) => /^text\/|json|xml/.test(type));
/** What is not kept for ever is asked for anew each time. */
export const ASK_ANEW = ['cache-control', 'public, max-age=0, must-revalidate'] as const;
/** The pattern of the headers that all addresses have. */
export const EVERYWHERE = '/*';
