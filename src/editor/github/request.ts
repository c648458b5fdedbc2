import * as z from 'zod';
import type {Connection} from './connection';
import {refusal, GitHubError} from './github-error';

/** What git calls a commit, a tree, a file. */
export const Sha = z.string().regex(/^[0-9a-f]{40}$/);

/** A moment, as GitHub writes it. */
export const Day = z.iso.datetime({offset: true}).transform((day) => new Date(day));

/** Without an answer after 20 seconds a request has failed; what is sent may take as long as a slow line needs. */
const PATIENCE_MS = 20_000;
const SLOWEST_BYTES_PER_MS = 16;
const VERSION = '2026-03-10';
const JSON_TYPE = 'application/vnd.github+json';
const RAW_TYPE = 'application/vnd.github.raw+json';

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the address of the interface; its parts are encoded. */
  path: string;
  body?: unknown;
  /** What GraphQL refuses comes with status 200, and part of the answer may be there all the same. */
  refused?: (response: Response, body: unknown, request: string) => GitHubError | undefined;
}

/**
 * Asks GitHub one thing.
 * @param answer what the answer must look like; half an answer looks otherwise
 */
export async function requestJson<T>(connection: Connection, question: Request & {answer: z.ZodType<T>}): Promise<T> {
  const response = await send(connection, question, JSON_TYPE);
  const body = parseJson(await read(question, response.text()));
  const refused = question.refused?.(response, body, named(question));
  if (refused) throw refused;
  const parsed = question.answer.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new GitHubError('incomplete', {request: named(question)});
}

const PER_PAGE = 100;
/** GitHub lists no more of anything. */
const MOST_PAGES = 30;

/**
 * Asks for a whole list, a hundred at a time.
 * @param within the field that holds the list, where the answer is no list itself
 */
export async function requestAllPages<T>(
  connection: Connection,
  what: string,
  answer: z.ZodType<T>,
  {within, ...query}: {within?: string} & Record<string, string> = {},
): Promise<T[]> {
  const list = z.array(answer);
  const form = within === undefined ? list : z.object({[within]: list}).transform((all) => all[within] ?? []);
  const all: T[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const path = repoPath(connection, what, {...query, per_page: String(PER_PAGE), page: String(page)});
    const found = await requestJson(connection, {path, answer: form});
    all.push(...found);
    if (found.length < PER_PAGE) break;
  }
  return all;
}

/** Asks for the bytes of one file. */
export async function requestBytes(connection: Connection, question: Request): Promise<Uint8Array> {
  return new Uint8Array(await read(question, (await send(connection, question, RAW_TYPE)).arrayBuffer()));
}

/** Tells GitHub something whose answer does not matter once it was accepted. */
export async function requestVoid(connection: Connection, question: Request): Promise<void> {
  await send(connection, question, JSON_TYPE);
}

/** @returns the way to something of the repository; names of branches and files are encoded part by part. */
export const repoPath = ({service}: Connection, path: string, query: Record<string, string> = {}): string => {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const search = new URLSearchParams(query).toString();
  return `/repos/${service.repository}/${encoded}${search && `?${search}`}`;
};

const named = ({method = 'GET', path}: Request, status?: number) => [method, path, status].filter(Boolean).join(' ');

async function send({service, token}: Connection, question: Request, accept: string): Promise<Response> {
  const {method = 'GET', path} = question;
  const body = question.body === undefined ? undefined : JSON.stringify(question.body);
  const response = await fetch(service.api + path, {
    method,
    body,
    headers: {
      Accept: accept,
      Authorization: `Bearer ${token}`,
      'X-GitHub-Api-Version': VERSION,
      ...(body !== undefined && {'Content-Type': 'application/json'}),
    },
    // GitHub lets answers be kept for a minute, in which others may have changed the branch.
    cache: 'no-cache',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE_MS + Math.ceil((body?.length ?? 0) / SLOWEST_BYTES_PER_MS)),
  }).catch((error: unknown) => {
    throw broken(error, question, 'unreachable');
  });
  if (response.ok) return response;
  const message = await response.text().catch(() => '');
  throw refusal(response, message, named(question, response.status), service);
}

const read = <T>(question: Request, body: Promise<T>): Promise<T> =>
  body.catch((error: unknown) => {
    throw broken(error, question, 'incomplete');
  });

function broken(error: unknown, question: Request, otherwise: 'unreachable' | 'incomplete'): GitHubError {
  const request = named(question);
  if (error instanceof DOMException && error.name === 'TimeoutError') return new GitHubError('late', {request});
  return new GitHubError(navigator.onLine ? otherwise : 'offline', {request});
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
