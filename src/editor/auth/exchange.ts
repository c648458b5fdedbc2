/**
 * The only function that a host runs. It exchanges the code of a sign-in and the App's secret for the person's
 * token. It stores and logs nothing, and answers only pages of its own site.
 */

/** The secrets, which the host stores; see src/editor/README.md. */
export interface Secrets {
  GITHUB_CLIENT_ID?: string;
  GITHUB_CLIENT_SECRET?: string;
}

const TIMEOUT_MS = 10_000;
/** The maximum size of a request; a code and its verifier need less. */
const MAX_BYTES = 4096;
const CODE = /^[\w-]{1,200}$/;
const VERIFIER = /^[\w.~-]{43,128}$/;

const respond = (status: number, body: {token: string} | {error: string}): Response =>
  Response.json(body, {status, headers: {'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff'}});

/** @returns `{token}`, or `{error}` with 400, 401, 403, 405, 502 or 503. @param request a POST of `{code, verifier}` */
export async function exchange(request: Request, env: Secrets, github = 'https://github.com'): Promise<Response> {
  const {origin} = new URL(request.url);
  if (request.method !== 'POST') return respond(405, {error: 'method'});
  if (request.headers.get('Origin') !== origin) return respond(403, {error: 'origin'});
  const {GITHUB_CLIENT_ID: id, GITHUB_CLIENT_SECRET: secret} = env;
  if (!id || !secret) return respond(503, {error: 'sign-in is not set up'});
  const asked = await parseRequest(request);
  if (!asked) return respond(400, {error: 'request'});
  const response = await fetch(`${github}/login/oauth/access_token`, {
    method: 'POST',
    headers: {Accept: 'application/json', 'Content-Type': 'application/json'},
    body: JSON.stringify({
      client_id: id,
      client_secret: secret,
      code: asked.code,
      code_verifier: asked.verifier,
      redirect_uri: `${origin}/edit`,
    }),
    // Following a redirect would send the secret elsewhere. Cloudflare supports only 'manual' and 'follow'.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  const found = (await response?.json().catch(() => undefined)) as {access_token?: unknown} | null | undefined;
  if (!response?.ok || !found) return respond(502, {error: 'github'});
  return typeof found.access_token === 'string'
    ? respond(200, {token: found.access_token})
    : respond(401, {error: 'code'});
}

/** @returns the page's request; undefined when it is not two short strings of the right form. */
async function parseRequest(request: Request): Promise<{code: string; verifier: string} | undefined> {
  try {
    const {code, verifier} = JSON.parse(await readLimitedText(request)) as Record<string, unknown>;
    if (typeof code !== 'string' || typeof verifier !== 'string') return undefined;
    return CODE.test(code) && VERIFIER.test(verifier) ? {code, verifier} : undefined;
  } catch {
    return undefined;
  }
}

/** @throws RangeError as soon as the body is too long, without reading the rest */
async function readLimitedText(request: Request): Promise<string> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    if (length > MAX_BYTES) {
      await reader?.cancel();
      throw new RangeError('The request is too long.');
    }
    text += decoder.decode(part.value, {stream: true});
  }
  return text;
}
