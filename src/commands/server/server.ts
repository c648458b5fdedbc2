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
