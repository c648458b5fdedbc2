import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {parseAllHeaders, type Header} from '@netlify/headers-parser';
import {CspEvaluator} from 'csp_evaluator';
import {Severity} from 'csp_evaluator/dist/finding';
import {CspParser} from 'csp_evaluator/dist/parser';
import {LOCAL_FORMS_URL} from '../../src/node/form-service';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {CompanyFile} from '../../src/site/page-types/buyers';
import {COMPANY_FILE, COMPANY_SCHEMA} from '../../src/site/addresses';
import {site} from './page-content';
import {ROUTES} from './routes';
import {expect, fileTest} from './test';

/** Google's scale counts downwards: "may be serious" and hints come after "medium". */
const serious = (severity: Severity) => severity <= Severity.MEDIUM;

fileTest(
  "Google's CSP evaluator finds no high or medium risk in the policy, and scripts are allowed only by hash",
  async ({request}) => {
    const answer = await request.get('/');
    const policy = answer.headers()['content-security-policy'] ?? '';
    // Only the emulator of the form service may use an unencrypted connection.
    const {csp} = new CspParser(
      policy.replaceAll(LOCAL_FORMS_URL, 'https://forms.example').replaceAll(LOCAL_GITHUB_URL, 'https://api.example'),
    );
    expect(csp.directives['frame-ancestors']).toEqual(["'self'"]);
    const problems = new CspEvaluator(csp).evaluate().filter(({severity}) => serious(severity));
    expect(problems.map(({directive, value, description}) => `${directive} ${value}: ${description}`)).toEqual([]);
    const scripts = csp.directives['script-src'] ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const source of scripts) expect(source).toMatch(/^'(self|sha256-[\w+/]+=*)'$/);
    // A page may not connect to GitHub, although the editor may.
    const ofPage = new CspParser(policyOf(await answer.text())).csp.directives;
    expect(ofPage['connect-src']).toEqual(["'self'", LOCAL_FORMS_URL]);
    expect(ofPage['img-src']).toEqual(["'self'", 'data:']);
  },
);

/** @returns the policy that a document has in addition to that of its headers */
const policyOf = (html: string): string =>
  (/http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&#39;', "'");

fileTest('Both hosts send the same headers with each file, whichever of two rules they prefer', async ({request}) => {
  const input = {headersFiles: ['build/_headers'], configHeaders: undefined, minimal: false};
  const {headers, errors} = await parseAllHeaders(input);
  const rules = headers.filter((rule): rule is Header => 'forRegExp' in rule);
  expect(errors).toEqual([]);
  const files = readdirSync('build', {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative('build', join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`);
  const addresses = files.map((file) => file.replace(/(?:(?<=\/)index)?\.html$/, ''));
  /** The addresses with the same rules get the same headers, so one of each is requested. */
  const samples = new Map<string, string>();
  for (const address of [...addresses, '/no-such-page']) {
    const matching = rules.filter(({forRegExp}) => forRegExp.test(address));
    const names = matching.flatMap(({values}) => Object.keys(values).map((name) => name.toLowerCase()));
    expect(new Set(names).size, `${address} gets a header from two rules`).toBe(names.length);
    samples.set(matching.map((rule) => rule.for).join(' '), address);
  }
  for (const address of samples.values()) {
    const matching = rules.filter(({forRegExp}) => forRegExp.test(address));
    const expected = Object.fromEntries(matching.flatMap((rule) => Object.entries(lowercased(rule))));
    const sent = (await request.get(address, {maxRedirects: 0})).headers();
    expect(sent, address).toMatchObject(expected);
  }
});

const lowercased = ({values}: {values: Record<string, string>}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));

fileTest(
  'Pages forbid embedding, type guessing and caching without revalidation; files are cached indefinitely',
  async ({request}) => {
    const answer = await request.get('/');
    expect(answer.headers()).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const files = [...(await answer.text()).matchAll(/(?:src|href)="?(\/assets\/[^" >]+)/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of new Set(files.map((address) => address.replace(/#.*/, ''))))
      expect((await request.get(file)).headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  },
);

fileTest(
  'The editor and its frame run only their own files, and send no referrer to other sites',
  async ({request}) => {
    for (const path of ['/edit', '/edit/page']) {
      const html = await (await request.get(path)).text();
      expect(html, path).toContain('<meta name="referrer" content="no-referrer">');
      const {'script-src': scripts, 'default-src': others} = new CspParser(policyOf(html)).csp.directives;
      expect([scripts, others], path).toEqual([["'self'"], ["'none'"]]);
    }
  },
);

fileTest(
  'Early hints name each page’s styles, and nothing that a page that saves data does not need',
  async ({request}) => {
    for (const route of ROUTES) {
      const answer = await request.get(route);
      const html = await answer.text();
      const hints = (answer.headers().link ?? '').split(', ');
      const styles = [...html.matchAll(/<link[^>]* rel="?stylesheet"?[^>]* href="?([^" >]+)/g)].map(
        ([, href = '']) => href,
      );
      expect(styles, route).not.toEqual([]);
      expect(hints, route).toEqual(styles.map((href) => `<${href}>; rel=preload; as=style`));
      for (const href of styles) expect((await request.get(href)).status(), href).toBe(200);
    }
  },
);

fileTest('A host runs a function only for the editor’s sign-in', () => {
  const routes: unknown = JSON.parse(readFileSync('build/_routes.json', 'utf8'));
  expect(routes).toEqual({version: 1, include: ['/edit/session'], exclude: []});
});

fileTest('The data for buyers’ software matches its schema, and pages of any site may read it', async ({request}) => {
  const [data, schema] = await Promise.all([COMPANY_FILE, COMPANY_SCHEMA].map((path) => request.get(path)));
  expect(CompanyFile.safeParse(await data?.json()).error).toBeUndefined();
  for (const answer of [data, schema]) {
    expect(answer?.headers()).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  }
});

fileTest('security.txt is plain text with the contact and the expiry day from pages/_site.yml', async ({request}) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
  expect((await answer.text()).trim().split('\n')).toEqual([
    `Contact: mailto:${site.security.email}`,
    `Expires: ${site.security.expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${site.url}/.well-known/security.txt`,
  ]);
});
