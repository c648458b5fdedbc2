import {readFileSync} from 'node:fs';
import {CspEvaluator} from 'csp_evaluator';
import {Severity} from 'csp_evaluator/dist/finding';
import {CspParser} from 'csp_evaluator/dist/parser';
import {LOCAL_FORMS_URL} from '../../src/node/form-service';
import {CompanyFile} from '../../src/site/page-types/buyers';
import {COMPANY_FILE, COMPANY_SCHEMA} from '../../src/shared/addresses';
import {site} from './page-content';
import {ROUTES} from './routes';
import {expect, fileTest} from './test';

/** Google's scale counts downwards: "may be serious" and hints come after "medium". */
const serious = (severity: Severity) => severity <= Severity.MEDIUM;

fileTest(
  "Google's CSP evaluator finds no high or medium risk in the policy, and scripts are allowed only by hash",
  async ({request}) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    // Only the emulator of the form service may use an unencrypted connection.
    const {csp} = new CspParser(policy.replaceAll(LOCAL_FORMS_URL, 'https://forms.example'));
    expect(csp.directives['frame-ancestors']).toEqual(["'none'"]);
    const problems = new CspEvaluator(csp).evaluate().filter(({severity}) => serious(severity));
    expect(problems.map(({directive, value, description}) => `${directive} ${value}: ${description}`)).toEqual([]);
    const scripts = csp.directives['script-src'] ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const source of scripts) expect(source).toMatch(/^'(self|sha256-[\w+/]+=*)'$/);
  },
);

fileTest(
  'Pages forbid embedding, type guessing and caching without revalidation; files are cached indefinitely',
  async ({request}) => {
    const answer = await request.get('/');
    expect(answer.headers()).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
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

fileTest('The editor sends no referrer to other sites', async ({request}) => {
  for (const path of ['/edit', '/edit/page'])
    expect((await request.get(path)).headers()['referrer-policy'], path).toBe('no-referrer');
});

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
      'cross-origin-resource-policy': 'cross-origin',
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
