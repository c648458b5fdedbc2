/** Faults that the emulator of GitHub has on request. */
import type {ServerResponse} from 'node:http';
import type {Answer} from './settings';

const RESET_AFTER_SECONDS = 3600;
const resetTime = () => String(Math.floor(Date.now() / 1000) + RESET_AFTER_SECONDS);
const html = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;

/** An error of the REST API. */
const restError = (status: number, message: string, headers?: Answer['headers']) => ({
  status,
  headers,
  body: {message},
});
/** An error of the GraphQL API, which has status 200. */
const graphql = (error: object, data?: object, headers?: Answer['headers']) => ({
  headers,
  body: {...(data && {data}), errors: [error]},
});
const rateLimitHeaders = () => ({'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': resetTime()});
const PAUSE = {'Retry-After': '60'};
const TOO_FAST = 'You have exceeded a secondary rate limit.';
const FORBIDDEN = 'Resource not accessible by integration';
const SSO = 'Resource protected by organization SAML enforcement.';
const SSO_PAGE = {'X-GitHub-SSO': 'required; url=https://github.com/orgs/local/sso?authorization_request=A1'};
const NOTHING = {repository: null};
const PARTIAL_DATA = {repository: {pullRequests: {nodes: []}}};

/** Faults that are a complete HTTP response. */
const RESPONSE_FAULTS: Readonly<Record<string, () => Answer>> = {
  unauthorised: () => restError(401, 'Bad credentials'),
  forbidden: () => restError(403, FORBIDDEN),
  limit: () => restError(403, 'API rate limit exceeded', rateLimitHeaders()),
  'secondary-limit': () => restError(403, TOO_FAST, PAUSE),
  'too-many': () => restError(429, 'Too many requests'),
  'not-found': () => restError(404, 'Not Found'),
  conflict: () => restError(409, 'Conflict'),
  'too-large': () => restError(413, 'Request Entity Too Large'),
  invalid: () => restError(422, 'Validation Failed'),
  protected: () => restError(422, 'Repository rule violations found'),
  taken: () => restError(422, 'Reference already exists'),
  'base-modified': () => restError(405, 'Base branch was modified. Review and try the merge again.'),
  sso: () => restError(403, SSO, SSO_PAGE),
  'graphql-limit': () =>
    graphql(
      {type: 'RATE_LIMITED', message: 'API rate limit already exceeded for user ID 1.'},
      undefined,
      rateLimitHeaders(),
    ),
  'graphql-pause': () => graphql({message: TOO_FAST}, undefined, PAUSE),
  'graphql-part': () =>
    graphql({type: 'RESOURCE_LIMITS_EXCEEDED', message: 'Resource limits for this query exceeded.'}, PARTIAL_DATA),
  'graphql-forbidden': () => graphql({type: 'FORBIDDEN', message: FORBIDDEN}, NOTHING),
  'graphql-sso': () => graphql({type: 'FORBIDDEN', extensions: {saml_failure: true}, message: SSO}, NOTHING),
  'graphql-fault': () => graphql({message: 'Something went wrong while executing your query.'}),
  'graphql-null': () => ({body: {data: NOTHING}}),
  error: () => restError(500, 'Server Error'),
  gateway: () => ({status: 502, type: 'text/html', body: html('Bad gateway')}),
  unavailable: () => restError(503, 'Service unavailable'),
  html: () => ({type: 'text/html', body: html('Welcome to the hotel network')}),
  shape: () => ({body: {message: 'An answer of another kind'}}),
};

/** Faults of the connection; those of `failsAfterWork` occur after the request has been executed. */
const CONNECTION_FAULTS = ['cut', 'half', 'json', 'hang', 'lost', 'lost-late'];

export const FAULT_NAMES: readonly string[] = [...CONNECTION_FAULTS, ...Object.keys(RESPONSE_FAULTS)];

export interface Fault {
  fault: string;
  /** A part of the request, such as `POST /repos/local/website/pulls`; empty for every request. */
  on: string;
  times: number;
}

/** The active faults; each is removed when enough requests have failed. */
export class Faults {
  private waiting: Fault[] = [];

  add(fault: Fault): void {
    this.waiting.push({...fault});
  }

  clear(): void {
    this.waiting = [];
  }

  /** @returns the fault for a request, and counts that request */
  meet(request: string): string | undefined {
    const fault = this.waiting.find(({on, times}) => times > 0 && request.includes(on));
    if (fault) fault.times -= 1;
    return fault?.fault;
  }
}

/** @returns the response of a fault; undefined for a fault of the connection */
export const responseOfFault = (fault: string): Answer | undefined => RESPONSE_FAULTS[fault]?.();

/** @returns whether the emulator executes the request before it fails */
export const failsAfterWork = (fault: string): boolean => ['half', 'json', 'lost', 'lost-late'].includes(fault);

/** Breaks the connection while the response is sent. */
export function breakConnection(fault: string, response: ServerResponse, body: Uint8Array): void {
  const half = body.subarray(0, body.length / 2);
  if (fault === 'hang' || fault === 'lost-late') return;
  if (fault === 'json') response.end(half);
  else if (fault === 'half') {
    response.setHeader('Content-Length', body.length);
    response.write(half, () => response.destroy());
  } else response.destroy();
}
