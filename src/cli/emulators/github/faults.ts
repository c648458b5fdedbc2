/** Faults that the emulator of GitHub has on request. */
import type {ServerResponse} from 'node:http';
import type {Answer} from './settings';

const LATER_SECONDS = 3600;
const soon = () => String(Math.floor(Date.now() / 1000) + LATER_SECONDS);
const html = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;

/** Faults that are a complete HTTP response. */
const REFUSALS: Readonly<Record<string, () => Answer>> = {
  unauthorised: () => ({status: 401, body: {message: 'Bad credentials'}}),
  forbidden: () => ({status: 403, body: {message: 'Resource not accessible by integration'}}),
  limit: () => ({
    status: 403,
    headers: {'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': soon()},
    body: {message: 'API rate limit exceeded'},
  }),
  'secondary-limit': () => ({
    status: 403,
    headers: {'Retry-After': '60'},
    body: {message: 'You have exceeded a secondary rate limit.'},
  }),
  'too-many': () => ({status: 429, body: {message: 'Too many requests'}}),
  'not-found': () => ({status: 404, body: {message: 'Not Found'}}),
  conflict: () => ({status: 409, body: {message: 'Conflict'}}),
  'too-large': () => ({status: 413, body: {message: 'Request Entity Too Large'}}),
  invalid: () => ({status: 422, body: {message: 'Validation Failed'}}),
  protected: () => ({status: 422, body: {message: 'Repository rule violations found'}}),
  taken: () => ({status: 422, body: {message: 'Reference already exists'}}),
  'base-modified': () => ({
    status: 405,
    body: {message: 'Base branch was modified. Review and try the merge again.'},
  }),
  sso: () => ({
    status: 403,
    headers: {'X-GitHub-SSO': 'required; url=https://github.com/orgs/local/sso?authorization_request=A1'},
    body: {message: 'Resource protected by organization SAML enforcement.'},
  }),
  'graphql-limit': () => ({
    headers: {'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': soon()},
    body: {errors: [{type: 'RATE_LIMITED', message: 'API rate limit already exceeded for user ID 1.'}]},
  }),
  'graphql-pause': () => ({
    headers: {'Retry-After': '60'},
    body: {errors: [{message: 'You have exceeded a secondary rate limit.'}]},
  }),
  'graphql-part': () => ({
    body: {
      data: {repository: {pullRequests: {nodes: []}}},
      errors: [{type: 'RESOURCE_LIMITS_EXCEEDED', message: 'Resource limits for this query exceeded.'}],
    },
  }),
  'graphql-forbidden': () => ({
    body: {data: {repository: null}, errors: [{type: 'FORBIDDEN', message: 'Resource not accessible by integration'}]},
  }),
  'graphql-sso': () => ({
    body: {
      data: {repository: null},
      errors: [
        {
          type: 'FORBIDDEN',
          extensions: {saml_failure: true},
          message: 'Resource protected by organization SAML enforcement.',
        },
      ],
    },
  }),
  'graphql-fault': () => ({body: {errors: [{message: 'Something went wrong while executing your query.'}]}}),
  'graphql-null': () => ({body: {data: {repository: null}}}),
  error: () => ({status: 500, body: {message: 'Server Error'}}),
  gateway: () => ({status: 502, type: 'text/html', body: html('Bad gateway')}),
  unavailable: () => ({status: 503, body: {message: 'Service unavailable'}}),
  html: () => ({type: 'text/html', body: html('Welcome to the hotel network')}),
  shape: () => ({body: {message: 'An answer of another kind'}}),
};

/** Faults of the connection; `isAfterwards` says which come after the work is done. */
const CONNECTION = ['cut', 'half', 'json', 'hang', 'lost', 'lost-late'];

export const FAULT_NAMES: readonly string[] = [...CONNECTION, ...Object.keys(REFUSALS)];

export interface Fault {
  fault: string;
  /** A part of the request, such as `POST /repos/local/website/pulls`; empty for every request. */
  on: string;
  times: number;
}

/** The faults that are set, until enough requests have failed. */
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
export const refusalOf = (fault: string): Answer | undefined => REFUSALS[fault]?.();

/** @returns whether the emulator does the work before it fails */
export const isAfterwards = (fault: string): boolean => ['half', 'json', 'lost', 'lost-late'].includes(fault);

/** Breaks the connection while the response is sent. */
export function spoil(fault: string, response: ServerResponse, body: Uint8Array): void {
  const half = body.subarray(0, body.length / 2);
  if (fault === 'hang' || fault === 'lost-late') return;
  if (fault === 'json') response.end(half);
  else if (fault === 'half') {
    response.setHeader('Content-Length', body.length);
    response.write(half, () => response.destroy());
  } else response.destroy();
}
