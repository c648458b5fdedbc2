import type {IncomingMessage, ServerResponse} from 'node:http';

/** How `start.ts` names the origins of the site to an emulator's own process: separated by blanks. */
export const ORIGINS_VARIABLE = 'EMULATOR_ORIGINS';

/** @returns the origins of the site that this emulator was started for. */
export const siteOrigins = (env: NodeJS.ProcessEnv = process.env): string[] =>
  (env[ORIGINS_VARIABLE] ?? '').split(' ').filter(Boolean);

/** The two names by which a browser on this machine reaches a port of it. */
export const localOrigins = (port: number | string): string[] =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);

/** Whether a request names this machine itself, and not a name of somebody's own that leads here. */
export const namesThisMachine = ({headers: {host = ''}}: IncomingMessage, port: number | string): boolean =>
  localOrigins(port).includes(`http://${host}`);

/**
 * Whether a page of another website asks without an origin, as for a picture or a script: browsers then tell it by a
 * header that no page can write. To follow a link to a page is no such thing.
 * @see https://www.w3.org/TR/fetch-metadata/
 */
const isForAnotherSite = ({headers}: IncomingMessage): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'])) &&
  !(headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document');

/**
 * Lets an emulator answer its own pages and those of the site that it was started for. Any website can make a browser
 * send requests to a port of this machine; a name of its own that leads here shows in `Host`, its pages in `Origin`,
 * which browsers add to whatever may change something. Programs of this machine name no origin, and may ask.
 * @see https://fetch.spec.whatwg.org/#origin-header
 */
export class Gate {
  constructor(private readonly site: readonly string[] = []) {}

  /** @returns whether the request is answered; then pages of the site may read the answer */
  opens(request: IncomingMessage, response: ServerResponse, own: string): boolean {
    const {origin} = request.headers;
    const {port} = new URL(own);
    // Nothing of an emulator is shown inside of another page.
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Vary', 'Origin');
    if (!namesThisMachine(request, port)) return false;
    if (origin === undefined) return !isForAnotherSite(request);
    if (localOrigins(port).includes(origin)) return true;
    if (!this.site.includes(origin)) return false;
    response.setHeader('Access-Control-Allow-Origin', origin);
    return true;
  }
}

/** What is said to everybody else. */
export const REFUSED = 'This answers only the website that runs on this machine.';
