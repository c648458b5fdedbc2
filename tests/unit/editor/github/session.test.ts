import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {
  connect,
  finishSignIn,
  loadBranch,
  canWrite,
  newTokenUrl,
  sendProposal,
  signIn,
  signInWithToken,
  signOut,
} from '../../../../src/editor/github';
import {challengeOf, randomText, storedToken} from '../../../../src/editor/github/session';
import {exchange} from '../../../../src/editor/auth/exchange';
import {onRequest} from '../../../../functions/edit/session';
import onNetlify, {config} from '../../../../netlify/functions/edit-session';
import {githubService, SESSION_PATH} from '../../../../src/node/github-service';
import {sampleChange, withLine, SITE, TestGithub} from '../emulator';

const GITHUB_TOKEN = /\b(gh[a-z]_|github_pat_)\w+/;

/** The parts of a browser tab that sign-in uses. */
class Tab {
  readonly kept = new Map<string, string>();
  readonly elsewhere = jest.fn();
  address = new URL(`${SITE}/edit?page=home#heading`);

  constructor() {
    const storage = (kept: Map<string, string>) => ({
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    });
    const history = {replaceState: (_state: unknown, _title: string, to: string) => this.open(to)};
    const getLocation = () => this.address;
    const window = Object.defineProperty({history}, 'location', {get: getLocation});
    const forbidden = {setItem: this.elsewhere};
    for (const [name, value] of Object.entries({window, sessionStorage: storage(this.kept), localStorage: forbidden}))
      Object.defineProperty(globalThis, name, {value, configurable: true});
  }

  open = (to: string) => void (this.address = new URL(to, this.address));
}

/** Starts a server that redirects every request to another of its addresses. */
async function startRedirectingServer() {
  const asked: string[] = [];
  const server = createServer(({url = ''}, response) => {
    asked.push(url);
    response.writeHead(307, {Location: '/elsewhere'}).end();
  }).listen(0);
  await once(server, 'listening');
  return {port: (server.address() as AddressInfo).port, asked, close: () => server.close()};
}

let github: TestGithub;
let tab: Tab;
/** The addresses of all requests. */
let addresses: string[];
beforeAll(async () => (github = await TestGithub.start()));
beforeEach(() => {
  tab = new Tab();
  addresses = [];
  const {fetch} = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    const url = address instanceof Request ? address.url : String(address);
    addresses.push(url);
    const headers = new Headers(options?.headers);
    // Browsers send the origin of the page.
    if (url.endsWith(SESSION_PATH)) headers.set('Origin', SITE);
    return fetch(address, {...options, headers});
  });
});
afterEach(() => {
  withLine.onLine = true;
  github.emulator.faults.clear();
  jest.restoreAllMocks();
});
afterAll(() => github.stop());

/** @returns the redirect targets of GitHub's sign-in page: for consent and for refusal */
async function asked(): Promise<{agreed: string; declined: string; question: URLSearchParams}> {
  let address = '';
  await signIn(github.service, (to) => (address = to));
  const page = await (await fetch(address)).text();
  const [agreed = '', declined = ''] = [...page.matchAll(/href="([^"]+)"/g)].map(
    ([, link]) => link?.replaceAll('&amp;', '&') ?? '',
  );
  return {agreed, declined, question: new URL(address).searchParams};
}

describe('Signing in with GitHub', () => {
  it('sends a state and the challenge of a secret verifier, and returns with a token', async () => {
    const {agreed, question} = await asked();
    const {verifier} = JSON.parse(tab.kept.get('edit.sign-in') ?? '') as {verifier: string};
    expect(question.get('code_challenge')).toBe(createHash('sha256').update(verifier).digest('base64url'));
    const sent = Object.fromEntries(question);
    expect(sent).toMatchObject({client_id: 'local', redirect_uri: `${SITE}/edit`, code_challenge_method: 'S256'});
    tab.open(agreed);
    const given = await finishSignIn(github.service);
    expect(given).toMatch(GITHUB_TOKEN);
    expect(storedToken()).toBe(given);
    await expect(canWrite(connect(github.service, given ?? ''))).resolves.toBe(true);
    expect(tab.address.href).toBe(`${SITE}/edit?page=home#heading`);
    expect([...tab.kept.keys()]).toEqual(['edit.token']);
  });

  it('ignores a code that this tab did not request, without any request', async () => {
    const {agreed} = await asked();
    const before = addresses.length;
    tab.open(agreed.replace(/state=[^&]+/, 'state=another'));
    await expect(finishSignIn(github.service)).rejects.toMatchObject({kind: 'mismatch'});
    tab.open(agreed);
    await expect(finishSignIn(github.service)).rejects.toMatchObject({kind: 'mismatch'});
    expect(addresses).toHaveLength(before);
    expect(storedToken()).toBeUndefined();
    expect(tab.address.search).not.toContain('code');
  });

  it('reports when the person declines, and when a code is used twice', async () => {
    const {declined} = await asked();
    tab.open(declined);
    await expect(finishSignIn(github.service)).rejects.toMatchObject({kind: 'declined'});
    const {agreed} = await asked();
    const kept = tab.kept.get('edit.sign-in') ?? '';
    tab.open(agreed);
    await finishSignIn(github.service);
    signOut();
    tab.kept.set('edit.sign-in', kept);
    tab.open(agreed);
    await expect(finishSignIn(github.service)).rejects.toMatchObject({kind: 'signInFailed'});
    expect(storedToken()).toBeUndefined();
  });

  it.each([
    ['the host has no function', 'not-found', 'noExchange'],
    ['GitHub does not respond to the host', 'gateway', 'broken'],
    ['the line breaks', 'cut', 'unreachable'],
    ['the answer is truncated', 'json', 'signInFailed'],
  ])('says what is wrong when %s', async (_name, fault, kind) => {
    const {agreed} = await asked();
    tab.open(agreed);
    github.emulator.faults.add({fault, on: `POST ${SESSION_PATH}`, times: 1});
    await expect(finishSignIn(github.service)).rejects.toMatchObject({kind});
  });

  it('accepts all characters in a token except white space and control characters', async () => {
    for (const [given, isTaken] of [
      ['ghu_123_eyJhbGciOi.JSUzI1-NiJ9', true],
      ['ghu_a b', false],
      ['ghu_a\u0000b', false],
      ['', false],
    ] as const) {
      tab.open((await asked()).agreed);
      jest.spyOn(globalThis, 'fetch').mockImplementationOnce(() => Promise.resolve(Response.json({token: given})));
      const signingIn = finishSignIn(github.service);
      if (isTaken) await expect(signingIn).resolves.toBe(given);
      else await expect(signingIn).rejects.toMatchObject({kind: 'signInFailed'});
    }
  });

  it('returns undefined when nobody is signed in, otherwise the earlier token', async () => {
    await expect(finishSignIn(github.service)).resolves.toBeUndefined();
    signInWithToken('github_pat_staff_0123456789');
    await expect(finishSignIn(github.service)).resolves.toBe('github_pat_staff_0123456789');
  });
});

describe('A pasted token', () => {
  it('is accepted without surrounding text, and refused unless it is a fine-grained one', () => {
    for (const none of [
      '',
      'ghp_0123456789012345678901234567890123456',
      'github_pat_',
      'github_pat_a b',
      'my password',
    ])
      expect(() => signInWithToken(none)).toThrow(expect.objectContaining({kind: 'notFineGrained'}) as Error);
    expect(storedToken()).toBeUndefined();
    expect(signInWithToken('  github_pat_staff_0123456789\n')).toBe('github_pat_staff_0123456789');
    expect(storedToken()).toBe('github_pat_staff_0123456789');
    // GitHub has announced tokens with dots and dashes.
    expect(signInWithToken('github_pat_11AB.eyJ0-eXAi_x')).toBe('github_pat_11AB.eyJ0-eXAi_x');
  });

  it('is created on a page of GitHub with the two permissions that the editor needs', () => {
    const owner = 'o'.repeat(39);
    const repository = `${owner}/website`;
    const address = new URL(newTokenUrl({...github.service, web: 'https://github.com', repository}));
    expect(address.origin + address.pathname).toBe('https://github.com/settings/personal-access-tokens/new');
    const {name, ...rest} = Object.fromEntries(address.searchParams);
    // https://docs.github.com/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens#pre-filling-fine-grained-personal-access-token-details-using-url-parameters
    expect(name).toHaveLength(40);
    expect(rest).toEqual({target_name: owner, expires_in: '90', contents: 'write', pull_requests: 'write'});
  });
});

test('A token is in no address, no other storage and no log, and signing out deletes it', async () => {
  const written = [process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write'));
  const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => jest.spyOn(console, name));
  const {agreed} = await asked();
  tab.open(agreed);
  const given = (await finishSignIn(github.service)) ?? '';
  const connection = connect(github.service, given);
  const main = await loadBranch(connection);
  await sendProposal(connection, sampleChange(main));
  github.emulator.faults.add({fault: 'unauthorised', on: '', times: 1});
  const failure: unknown = await canWrite(connection).catch((error: unknown) => error);
  expect(JSON.stringify(failure) + String(failure)).not.toContain(given);
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.join()).not.toContain(given);
  expect(new Set(addresses.map((address) => new URL(address).origin))).toEqual(new Set([github.service.api]));
  expect(tab.elsewhere).not.toHaveBeenCalled();
  for (const spy of [...written, ...logged]) expect(spy).not.toHaveBeenCalled();
  expect(github.emulator.asked.join()).not.toContain(given);
  signOut();
  expect([...tab.kept]).toEqual([]);
});

it('The challenge follows RFC 7636, appendix B, from 43 new characters each time', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
  const made = new Set(Array.from({length: 100}, randomText));
  expect(made.size).toBe(100);
  for (const text of made) expect(text).toMatch(/^[\w-]{43}$/);
});

describe('The function at the host', () => {
  const SECRETS = {GITHUB_CLIENT_ID: 'Iv1.abc', GITHUB_CLIENT_SECRET: 'very-secret'};
  const HOST = 'https://www.ferrowell.example';
  const reported = {code: 'abc123', verifier: 'v'.repeat(43)};
  const ask = (body: unknown, headers: HeadersInit = {Origin: HOST}, method = 'POST') =>
    new Request(HOST + SESSION_PATH, {method, headers, ...(method === 'POST' && {body: JSON.stringify(body)})});
  const answerWith = (status: number, body: unknown) => {
    const answer = () =>
      Promise.resolve(typeof body === 'string' ? new Response(body, {status}) : Response.json(body, {status}));
    return jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  };

  it.each([
    ['of another origin', ask(reported, {Origin: 'https://evil.example'}), 403],
    ['of another scheme', ask(reported, {Origin: 'http://www.ferrowell.example'}), 403],
    ['of a page that hides its origin', ask(reported, {Origin: 'null'}), 403],
    ['without an origin', ask(reported, {}), 403],
    ['that only looks', ask(reported, {Origin: HOST}, 'GET'), 405],
    ['without a verifier', ask({code: 'abc'}), 400],
    ['without a code', ask({verifier: reported.verifier}), 400],
    ['with a number for a code', ask({...reported, code: 123}), 400],
    ['with a list for a verifier', ask({...reported, verifier: [reported.verifier]}), 400],
    ['without words', new Request(HOST + SESSION_PATH, {method: 'POST', headers: {Origin: HOST}}), 400],
    ['with an invalid code', ask({...reported, code: '../x?y=&'}), 400],
    ['that is not an object', ask(null), 400],
    ['that is too long', ask({...reported, code: 'x'.repeat(5000)}), 400],
  ])('refuses a request %s, and asks GitHub nothing', async (_name, request, status) => {
    const asked = answerWith(200, {access_token: 'ghu_abc'});
    expect((await exchange(request, SECRETS)).status).toBe(status);
    expect(asked).not.toHaveBeenCalled();
  });

  it('reads no more of a request than it needs, however long it is', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const endless = {method: 'POST', headers: {Origin: HOST}, body, duplex: 'half'} as const;
    const asked = answerWith(200, {access_token: 'ghu_abc'});
    expect((await exchange(new Request(HOST + SESSION_PATH, endless), SECRETS)).status).toBe(400);
    expect(sent).toBeLessThan(10_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('does not send the secret to a redirect target', async () => {
    const {port, asked, close} = await startRedirectingServer();
    expect((await exchange(ask(reported), SECRETS, `http://localhost:${port}`)).status).toBe(502);
    expect(asked).toEqual(['/login/oauth/access_token']);
    close();
  });

  it('sends GitHub the secret and the verifier, and the page only the token', async () => {
    const asked = answerWith(200, {access_token: 'ghu_abc', refresh_token: 'ghr_abc', scope: ''});
    const answer = await onRequest({request: ask(reported), env: SECRETS});
    expect(await answer.json()).toEqual({token: 'ghu_abc'});
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
    const [[address, options] = []] = asked.mock.calls;
    expect(address).toBe('https://github.com/login/oauth/access_token');
    const client = {client_id: 'Iv1.abc', client_secret: 'very-secret', redirect_uri: `${HOST}/edit`};
    const reply = JSON.parse(options?.body as string) as unknown;
    expect(reply).toEqual({...client, code: 'abc123', code_verifier: reported.verifier});
  });

  it.each([
    ['does not know the code', 200, {error: 'bad_verification_code'}, 401],
    ['has a fault', 503, 'Service unavailable', 502],
    ['answers with a page', 200, '<!doctype html>', 502],
    ['answers with nothing', 200, null, 502],
  ])('says so when GitHub %s, without a word of the secret', async (_name, status, body, expected) => {
    answerWith(status, body);
    const answer = await exchange(ask(reported), SECRETS);
    expect(answer.status).toBe(expected);
    expect(await answer.text()).not.toMatch(/secret|ghu_/);
  });

  it('says without its secret that it is not set up, at both hosts', async () => {
    expect((await onRequest({request: ask(reported), env: {}})).status).toBe(503);
    expect((await onNetlify(ask(reported))).status).toBe(503);
    expect(config.path).toBe(SESSION_PATH);
  });
});

describe('The GitHub service of a build’s editor', () => {
  const place = (kind: 'production' | 'preview' | 'local', env: NodeJS.ProcessEnv) =>
    githubService({kind}, {REPOSITORY_URL: 'https://github.com/ferrowell/website', ...env});

  it('is GitHub for the published site, the emulator for a local build, and undefined for a preview', () => {
    const cloudflare = {CF_PAGES: '1', CF_PAGES_URL: 'https://ab12cd.site.pages.dev', GITHUB_CLIENT_ID: 'Iv1.abc'};
    expect(place('production', cloudflare)).toEqual({
      api: 'https://api.github.com',
      web: 'https://github.com',
      repository: 'ferrowell/website',
      branch: 'main',
      session: '/edit/session',
      clientId: 'Iv1.abc',
      previewHost: 'site.pages.dev',
    });
    // A preview runs unreviewed code, so nobody may sign in there.
    expect(place('preview', cloudflare)).toBeUndefined();
    expect(place('local', cloudflare)?.api).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(JSON.stringify(place('production', cloudflare))).not.toContain('127.0.0.1');
  });

  it('knows the previews of Netlify, and an own server without previews and without the function', () => {
    const netlify = {NETLIFY: 'true', DEPLOY_URL: 'https://65ab--ferrowell.netlify.app', GITHUB_CLIENT_ID: 'Iv1.abc'};
    expect(place('production', netlify)).toMatchObject({clientId: 'Iv1.abc', previewHost: 'ferrowell.netlify.app'});
    const own = place('production', {GITHUB_CLIENT_ID: 'Iv1.abc'});
    expect(own).toMatchObject({branch: 'main', clientId: undefined, previewHost: undefined});
  });
});
