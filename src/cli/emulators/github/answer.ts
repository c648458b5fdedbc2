/** Responses of the GitHub emulator, and their CORS headers. */
import type {ServerResponse} from 'node:http';

export interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  /** Bytes and text are sent unchanged, everything else as JSON. */
  body?: unknown;
}

/** The CORS headers that GitHub sends. */
const OPEN = {
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match, Accept, X-GitHub-Api-Version',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Expose-Headers': 'ETag, Retry-After, X-GitHub-SSO, X-RateLimit-Remaining, X-RateLimit-Reset',
};

/** An error response of GitHub. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** GitHub's details about each field. */
    readonly errors?: readonly object[],
  ) {
    super(message);
  }
}

/** Writes the status and headers of a response. @returns the body as bytes, not sent yet */
export function writeHead(response: ServerResponse, {status = 200, type, headers, body}: Answer): Uint8Array {
  const isPlain = typeof body === 'string' || body instanceof Uint8Array;
  // When a reused connection closes early, browsers repeat the request.
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Type', type ?? (isPlain ? 'text/html; charset=utf-8' : 'application/json'));
  for (const [name, value] of Object.entries({...OPEN, ...headers})) response.setHeader(name, value);
  response.statusCode = status;
  if (body === undefined) return new Uint8Array();
  return body instanceof Uint8Array ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
