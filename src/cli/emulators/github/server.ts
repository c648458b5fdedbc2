/**
 * An emulator of GitHub over a real git repository on this machine. It refuses what GitHub refuses, imitates failures
 * of GitHub and of the network on request, shows proposals, and lets you play the reviewer.
 */
import {createHash} from 'node:crypto';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import * as z from 'zod';
import {SESSION_PATH} from '../../../node/github-service';
import {OriginGuard, REFUSAL_MESSAGE} from '../origin-guard';
import {
  writeHead,
  Refusal,
  type Answer,
  People,
  REPOSITORY,
  REPOSITORY_ID,
  DEFAULT_SETTINGS,
  type Settings,
} from './settings';
import {answerApi} from './api';
import {Faults, failsAfterWork, responseOfFault, breakConnection} from './faults';
import {OAuth} from './oauth';
import {previewPage, pullPage, repositoryPage, rulesPage} from './pages';
import {Pulls, type PullRecord} from './pulls';
import {pullAddress} from './pull-routes';
import type {LocalRepository} from './repository';
import {buildCopy, CODE_PATHS} from '../../build';
import {serveLocally, type SiteServer} from '../../host';
import {findFreePort} from '../../ports';

type HostedPreview = {state: 'building'} | {state: 'ready'; url: string} | {state: 'failed'; message: string};

class Previews {
  private readonly previews = new Map<string, HostedPreview>();
  private readonly servers: SiteServer[] = [];
  private readonly folders: string[] = [];

  /** @param site the origin of the site with the editor that opens a proposal */
  constructor(
    private readonly repository: LocalRepository,
    private readonly site = '',
  ) {}

  /** Builds a preview when somebody first opens it, because most proposals are never opened here. */
  of(pull: PullRecord): HostedPreview {
    const preview = this.previews.get(pull.sha) ?? {state: 'building'};
    if (!this.previews.has(pull.sha)) {
      this.previews.set(pull.sha, preview);
      this.build(pull).then(
        ({url}) => this.previews.set(pull.sha, {state: 'ready', url}),
        (error: unknown) => this.previews.set(pull.sha, {state: 'failed', message: String(error)}),
      );
    }
    return preview;
  }

  remove(): void {
    for (const {stop} of this.servers) stop();
    for (const folder of this.folders) rmSync(folder, {recursive: true, force: true});
  }

  private async build({number, head, sha}: PullRecord): Promise<SiteServer> {
    const folder = mkdtempSync(join(tmpdir(), 'preview-'));
    this.folders.push(folder);
    await this.repository.checkOut(head, folder);
    for (const name of CODE_PATHS) cpSync(name, join(folder, name), {recursive: true});
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    const out = join(folder, 'build');
    const host = {NETLIFY: 'true', CONTEXT: 'deploy-preview', REVIEW_ID: String(number), HEAD: head, COMMIT_REF: sha};
    await buildCopy(folder, out, {...host, ...(this.site !== '' && {LOCAL_EDITOR_ORIGIN: this.site})});
    const server = await serveLocally(await findFreePort(), out);
    this.servers.push(server);
    return server;
  }
}

const SEE_OTHER = 303;
const API_PATHS = /^\/(?:repos|repositories|users?|graphql)\b/;
const Fault = z.object({fault: z.string(), on: z.string().default(''), times: z.int().positive().default(1)});

export interface Exchange {
  method: string;
  path: string;
  version: string;
  sent: unknown;
  status: number;
  answer: unknown;
}

export class GithubEmulator {
  /** Receives every exchange except for simulated failures. */
  onExchange?: (exchange: Exchange) => void;
  readonly faults = new Faults();
  /** How this repository differs from the default; it may change at any time. */
  readonly settings: Settings = {...DEFAULT_SETTINGS};
  readonly people = new People();
  readonly pulls: Pulls;
  readonly previews: Previews;
  /** The API requests in order, such as `GET /user`. */
  readonly asked: string[] = [];
  /** The requests with a simulated failure so far. */
  readonly failed: string[] = [];
  readonly server: Server;
  private readonly oauth: OAuth;
  private readonly gate: OriginGuard;

  /** @param site the origins of the site whose pages may send requests */
  constructor(
    readonly repository: LocalRepository,
    public url: string,
    site: readonly string[] = [],
  ) {
    this.oauth = new OAuth(site, this.people.appToken);
    this.gate = new OriginGuard(site);
    this.pulls = new Pulls(repository, this.settings);
    this.previews = new Previews(repository, site[0]);
    this.server = createServer((request, response) => void this.serveSafely(request, response));
  }

  /** No request may end the emulator. */
  private async serveSafely(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (this.gate.opens(request, response, this.url)) await this.serve(request, response);
      else response.end(writeHead(response, {status: 403, body: {message: REFUSAL_MESSAGE}}));
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.end(writeHead(response, {status: 400, body: {message: String(error)}}));
    }
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {method = 'GET'} = request;
    const address = new URL(request.url ?? '/', this.url);
    const what = `${method} ${decodeURIComponent(address.pathname)}`;
    const sent = await text(request).catch(() => '');
    if (method === 'OPTIONS') return void response.end(writeHead(response, {status: 204}));
    const fault = address.pathname.startsWith('/emulator') ? undefined : this.faults.meet(what);
    const isDone = fault === undefined || failsAfterWork(fault);
    const answer = isDone ? await this.answer(request, address, sent) : responseOfFault(fault);
    if (fault === undefined && answer && API_PATHS.test(address.pathname)) {
      const path = address.pathname + address.search;
      const version = String(request.headers['x-github-api-version']);
      const reported = {method, path, version, sent: sent === '' ? undefined : parseJson(sent)};
      this.onExchange?.({...reported, status: answer.status ?? 200, answer: answer.body});
    }
    const body = writeHead(response, answer ?? {});
    if (fault !== undefined && (isDone || !answer)) breakConnection(fault, response, body);
    else response.end(body);
    if (fault !== undefined) this.failed.push(what);
  }

  private async answer(request: IncomingMessage, address: URL, sent: string): Promise<Answer> {
    try {
      return await this.route(request, address, sent);
    } catch (error) {
      if (error instanceof Refusal) {
        const {status, message, errors} = error;
        return {status, body: {message, documentation_url: 'https://docs.github.com/rest', ...(errors && {errors})}};
      }
      if (error instanceof z.ZodError || error instanceof SyntaxError) {
        return {status: 422, body: {message: 'Invalid request.'}};
      }
      return {status: 500, body: {message: String(error)}};
    }
  }

  private async route(request: IncomingMessage, {pathname, search, searchParams}: URL, sent: string): Promise<Answer> {
    const {method = 'GET', headers} = request;
    const {repository, pulls, url} = this;
    const body = <T>(form: z.ZodType<T>) => form.parse(JSON.parse(sent));
    if (pathname === '/') return {body: repositoryPage(pulls.list(), url, this.people.tokens)};
    if (pathname.startsWith('/emulator/')) return this.control(`${method} ${pathname}`, sent, body);
    if (pathname === '/login/oauth/authorize') return this.oauth.ask(searchParams);
    if (pathname === '/login/oauth/access_token') return this.oauth.token(body);
    if (pathname === SESSION_PATH) {
      return this.oauth.session({method, origin: headers.origin ?? '', path: pathname, text: sent}, url);
    }
    if (pathname === `/${REPOSITORY}/blob/HEAD/.github/rules.md`) return {body: rulesPage()};
    const [, number, secret] = new RegExp(`^/${REPOSITORY}/pull/(\\d+)(?:/preview/(.*))?$`).exec(pathname) ?? [];
    if (number !== undefined) {
      const pull = pulls.get(Number(number));
      if (secret === undefined) return {body: pullPage(pull, await repository.diff(pull.base, pull.sha), url)};
      if (secret !== pull.secret) throw new Refusal(404, 'Not Found');
      return this.preview(pull);
    }
    const moved = this.movedTo(pathname, search, method);
    if (moved) return moved;
    const route = decodeURIComponent(pathname).replace(this.named(), `/repos/${REPOSITORY}`);
    this.asked.push(`${method} ${route}`);
    // A read-only account may use GraphQL, which checks permissions itself.
    const isWriting = method !== 'GET' && route !== '/graphql';
    const account = this.people.of(headers.authorization, isWriting);
    if (isWriting && this.settings.isArchived) throw new Refusal(403, 'Repository was archived so is read-only.');
    const answer = await answerApi(method, route, {
      repository,
      pulls,
      account,
      settings: this.settings,
      url,
      query: searchParams,
      accept: headers.accept ?? '',
      body,
    });
    return method === 'GET' ? notModified(answer, headers['if-none-match']) : answer;
  }

  private named = () => new RegExp(`^/(?:repositories/${REPOSITORY_ID}|repos/${this.settings.name})(?=/|$)`);

  /** GitHub redirects from a former name to the repository's id, with 307 if the request has a body. */
  private movedTo(pathname: string, search: string, method: string): Answer | undefined {
    const former = `/repos/${REPOSITORY}`;
    if (this.settings.name === REPOSITORY || !pathname.startsWith(former)) return undefined;
    const Location = `${this.url}/repositories/${REPOSITORY_ID}${pathname.slice(former.length)}${search}`;
    const status = method === 'GET' ? 301 : 307;
    return {status, headers: {Location}, body: {message: 'Moved Permanently', url: Location}};
  }

  private preview(pull: PullRecord): Answer {
    const preview = this.previews.of(pull);
    if (preview.state === 'ready') return {status: SEE_OTHER, headers: {Location: preview.url}};
    return {body: previewPage(pull, preview.state === 'failed' ? preview.message : undefined)};
  }

  /** Handles commands of tests and of the buttons on its pages. */
  private async control(what: string, sent: string, body: <T>(form: z.ZodType<T>) => T): Promise<Answer> {
    if (what === 'GET /emulator/asked') return {body: this.asked};
    if (what === 'POST /emulator/faults') this.faults.add(body(Fault));
    if (what === 'DELETE /emulator/faults') this.faults.clear();
    if (what.endsWith('/emulator/faults')) return {body: {}};
    const [, number, action] = /^POST \/emulator\/pulls\/(\d+)\/(\w+)$/.exec(what) ?? [];
    const pull = this.pulls.get(Number(number));
    if (action === 'approve') this.pulls.review(pull, {state: 'APPROVED'});
    if (action === 'ask') {
      this.pulls.review(pull, {state: 'CHANGES_REQUESTED', body: new URLSearchParams(sent).get('body') ?? ''});
    }
    if (action === 'publish') await this.pulls.publish(pull);
    if (action === 'close') this.pulls.close(pull);
    if (action === 'pass') pull.check = 'success';
    if (action === 'fail') pull.check = 'failure';
    return {status: SEE_OTHER, headers: {Location: pullAddress(this.url, pull.number)}, body: {}};
  }
}

/** Responds with 304 when the browser already has this version. */
function notModified(answer: Answer, etag: string | undefined): Answer {
  const bytes = answer.body instanceof Uint8Array ? answer.body : JSON.stringify(answer.body ?? null);
  const ETag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
  const headers = {...answer.headers, ETag, 'Cache-Control': 'private, max-age=60, s-maxage=60'};
  return etag === ETag ? {status: 304, headers} : {...answer, headers};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
