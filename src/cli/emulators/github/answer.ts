/** What the emulator of GitHub answers, and how a browser may read it. */
import type {ServerResponse} from 'node:http';

export interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  /** Bytes and text as they are; everything else as JSON. */
  body?: unknown;
}

/** What GitHub allows the pages that may ask it. */
const OPEN = {
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match, Accept, X-GitHub-Api-Version',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Expose-Headers': 'ETag, Retry-After, X-GitHub-SSO, X-RateLimit-Remaining, X-RateLimit-Reset',
};

/** Why GitHub refuses something. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** What GitHub says besides of each field. */
    readonly errors?: readonly object[],
  ) {
    super(message);
  }
}

/** Writes the head of an answer. @returns its body as bytes, not sent yet */
export function writeHead(response: ServerResponse, {status = 200, type, headers, body}: Answer): Uint8Array {
  const isPlain = typeof body === 'string' || body instanceof Uint8Array;
  // A browser repeats a request by itself when a connection that it had used before is cut.
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Type', type ?? (isPlain ? 'text/html; charset=utf-8' : 'application/json'));
  for (const [name, value] of Object.entries({...OPEN, ...headers})) response.setHeader(name, value);
  response.statusCode = status;
  if (body === undefined) return new Uint8Array();
  return body instanceof Uint8Array ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
