import type {IncomingMessage, ServerResponse} from 'node:http';

/** The variable in which `start.ts` gives the site's origins to an emulator, separated by spaces. */
export const ORIGINS_VARIABLE = 'EMULATOR_ORIGINS';

/** @returns the origins of the site for which this emulator was started. */
export const siteOrigins = (env: NodeJS.ProcessEnv = process.env): string[] =>
  (env[ORIGINS_VARIABLE] ?? '').split(' ').filter(Boolean);

export const localOrigins = (port: number | string): string[] =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);

/** Returns whether a request names this machine, and not a domain that resolves to it. */
export const isForThisMachine = ({headers: {host = ''}}: IncomingMessage, port: number | string): boolean =>
  localOrigins(port).includes(`http://${host}`);

/**
 * Returns whether a page of another website requests a subresource, such as a picture or a script. Such requests have no `Origin`,
 * but browsers add a header that no page can set. @see https://www.w3.org/TR/fetch-metadata/
 */
const isForAnotherSite = ({headers}: IncomingMessage): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'])) &&
  !(headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document');

/**
 * Lets an emulator answer only its own pages and those of its site, because any website can make a browser send requests
 * to a port of this machine. `Host` reveals a domain of that website that resolves to this machine. `Origin` reveals its
 * pages; browsers add it to every request that may change something. Programs on this machine send no `Origin`, and are
 * allowed.
 * @see https://fetch.spec.whatwg.org/#origin-header
 */
export class OriginGuard {
  constructor(private readonly site: readonly string[] = []) {}

  /** @returns whether the request is allowed; if so, pages of the site may read the response */
  opens(request: IncomingMessage, response: ServerResponse, ownOrigin: string): boolean {
    const {origin} = request.headers;
    const {port} = new URL(ownOrigin);
    // No other page may embed the emulator.
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Vary', 'Origin');
    if (!isForThisMachine(request, port)) return false;
    if (origin === undefined) return !isForAnotherSite(request);
    if (localOrigins(port).includes(origin)) return true;
    if (!this.site.includes(origin)) return false;
    response.setHeader('Access-Control-Allow-Origin', origin);
    return true;
  }
}

export const REFUSAL_MESSAGE = 'This emulator answers only requests from the local website.';
