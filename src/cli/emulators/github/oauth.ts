import {createHash} from 'node:crypto';
import * as z from 'zod';
import {exchange} from '../../../editor/auth/exchange';
import {forHtml} from '../../../shared/escape';
import {Refusal, type Answer} from './settings';

const CLIENT = {GITHUB_CLIENT_ID: 'local', GITHUB_CLIENT_SECRET: 'nothing-secret'};
const TokenRequest = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string(),
  code_verifier: z.string(),
  redirect_uri: z.string(),
});

/** Signs in as GitHub does for an OAuth app. */
export class OAuth {
  /** The parameters of the request for each code. */
  private readonly codes = new Map<string, {challenge: string; redirect: string}>();

  /** @param site the origins of the site; sign-in redirects only to its pages */
  constructor(
    private readonly site: readonly string[],
    private readonly appToken: string,
  ) {}

  /** @returns the consent page; its buttons return to the site. */
  ask(query: URLSearchParams): Answer {
    const asked = (name: string) => query.get(name) ?? '';
    const redirect = asked('redirect_uri');
    const isKnown = asked('code_challenge_method') === 'S256' && asked('client_id') === CLIENT.GITHUB_CLIENT_ID;
    if (!this.isOfSite(redirect) || !isKnown) {
      throw new Refusal(400, 'The redirect_uri, the client_id or the challenge is invalid.');
    }
    const code = crypto.randomUUID();
    this.codes.set(code, {challenge: asked('code_challenge'), redirect});
    const link = (answer: Record<string, string>) =>
      forHtml(`${redirect}?${new URLSearchParams({...answer, state: asked('state')}).toString()}`);
    return {
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Emulator of GitHub: sign in</title>
<h1>May the website’s editor act for you?</h1>
<p>This is the local emulator of GitHub. Nothing leaves this machine.</p>
<p><a href="${link({code})}">Authorize</a></p><p><a href="${link({error: 'access_denied'})}">Cancel</a></p>`,
    };
  }

  /** Exchanges a code, the secret and the verifier for a token. Errors have status 200, as on GitHub. */
  token(body: <T>(form: z.ZodType<T>) => T): Answer {
    const reported = body(TokenRequest);
    const asked = this.codes.get(reported.code);
    this.codes.delete(reported.code);
    if (reported.client_id !== CLIENT.GITHUB_CLIENT_ID || reported.client_secret !== CLIENT.GITHUB_CLIENT_SECRET) {
      return {body: {error: 'incorrect_client_credentials'}};
    }
    const proof = createHash('sha256').update(reported.code_verifier).digest('base64url');
    const isRight = asked?.challenge === proof && asked.redirect === reported.redirect_uri;
    return {
      body: isRight ? {access_token: this.appToken, token_type: 'bearer', scope: ''} : {error: 'bad_verification_code'},
    };
  }

  /** Runs the host's sign-in function locally, as if it were called at the site's own address. */
  async session(request: {method: string; origin: string; path: string; text: string}, url: string): Promise<Answer> {
    const {method, origin, path, text} = request;
    if (!this.isOfSite(origin)) throw new Refusal(403, 'Only the local site may sign in here.');
    const asked = new Request(origin + path, {method, headers: {Origin: origin}, body: text});
    const answer = await exchange(asked, CLIENT, url);
    return {status: answer.status, body: await answer.json()};
  }

  private isOfSite = (address: string): boolean => URL.canParse(address) && this.site.includes(new URL(address).origin);
}
