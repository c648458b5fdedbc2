import * as z from 'zod';
import {parseJson} from '../../shared/parse-json';
import type {Connection} from './connection';
import {restError, GitHubError} from './github-error';

/** Git's hash of a commit, a tree or a file. */
export const Sha = z.string().regex(/^[0-9a-f]{40}$/);

export const Timestamp = z.iso.datetime({offset: true}).transform((day) => new Date(day));

/** A request fails after 20 seconds without an answer; an upload may take as long as a slow connection needs. */
const TIMEOUT_MS = 20_000;
const MIN_BYTES_PER_MS = 16;
const VERSION = '2026-03-10';
const JSON_TYPE = 'application/vnd.github+json';
const RAW_TYPE = 'application/vnd.github.raw+json';

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the API's address, with encoded segments. */
  path: string;
  body?: unknown;
  /** GraphQL refuses with status 200, perhaps with a part of the answer. */
  refused?: (response: Response, body: unknown) => GitHubError | undefined;
}

/** Sends one request to GitHub. @param answer the schema of the answer, which rejects incomplete ones */
export async function requestJson<T>(connection: Connection, apiRequest: Request & {answer: z.ZodType<T>}): Promise<T> {
  const response = await sendRequest(connection, apiRequest, JSON_TYPE);
  const body = parseJson(await read(response.text()));
  const refused = apiRequest.refused?.(response, body);
  if (refused) throw refused;
  const parsed = apiRequest.answer.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new GitHubError('incomplete');
}

const PER_PAGE = 100;
/** The maximum number of pages that GitHub lists. */
const MAX_PAGES = 30;

/** Requests a whole list, 100 items at a time. @param within the field with the list, if the answer is not a list */
export async function requestAllPages<T>(
  connection: Connection,
  what: string,
  answer: z.ZodType<T>,
  {within, ...query}: {within?: string} & Record<string, string> = {},
): Promise<T[]> {
  const list = z.array(answer);
  const form = within === undefined ? list : z.object({[within]: list}).transform((all) => all[within] ?? []);
  const all: T[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const path = repoPath(connection, what, {...query, per_page: String(PER_PAGE), page: String(page)});
    const found = await requestJson(connection, {path, answer: form});
    all.push(...found);
    if (found.length < PER_PAGE) break;
  }
  return all;
}

export async function requestBytes(connection: Connection, question: Request): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await read((await sendRequest(connection, question, RAW_TYPE)).arrayBuffer()));
}

/** Sends a request whose answer nobody needs. */
export async function requestVoid(connection: Connection, question: Request): Promise<void> {
  await sendRequest(connection, question, JSON_TYPE);
}

/** @returns an API path in the repository, with each segment of branch and file names encoded. */
export const repoPath = ({service}: Connection, path: string, query: Record<string, string> = {}): string => {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const search = new URLSearchParams(query).toString();
  return `/repos/${service.repository}/${encoded}${search && `?${search}`}`;
};

async function sendRequest({service, token}: Connection, question: Request, accept: string): Promise<Response> {
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
    // GitHub allows caching for a minute, but others may change the branch in that time.
    cache: 'no-cache',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS + Math.ceil((body?.length ?? 0) / MIN_BYTES_PER_MS)),
  }).catch((error: unknown) => {
    throw connectionError(error, 'unreachable');
  });
  if (response.ok) return response;
  const message = await response.text().catch(() => '');
  throw restError(response, message, service);
}

const read = <T>(body: Promise<T>): Promise<T> =>
  body.catch((error: unknown) => {
    throw connectionError(error, 'incomplete');
  });

function connectionError(error: unknown, otherwise: 'unreachable' | 'incomplete'): GitHubError {
  if (error instanceof DOMException && error.name === 'TimeoutError') return new GitHubError('late');
  return new GitHubError(navigator.onLine ? otherwise : 'offline');
}
