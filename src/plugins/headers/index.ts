import {createHash} from 'node:crypto';
import {BUILD_RECORD} from '../../shared/last-built';
import {deployment} from '../../node/deployment';
import {githubService} from '../../node/github-service';
import {formService} from '../../node/form-service';
import type {Download, Page, Site} from '../../site/page-types';
import {attribute, type BuiltPage} from '../output/page';
import {EDITOR, EDITOR_FRAME} from '../../shared/addresses';

/** Cloudflare Pages reads at most this many rules in `_headers`, and this many characters in a line. */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;

/**
 * Tells the host which styles each page needs first. The host passes this to browsers while it is still fetching the
 * page (Early Hints). Fonts and scripts are not included, because a page that saves data does not fetch them at once.
 * @param room how many more rules the host accepts; pages beyond that have no hints
 * @see https://developers.cloudflare.com/pages/configuration/early-hints/
 */
export const earlyHints = (pages: readonly BuiltPage[], room: number): string =>
  pages
    .slice(0, Math.max(room, 0))
    .map((page) => {
      const styles = page.elements('link').filter((link) => attribute(link, 'rel') === 'stylesheet');
      const lines = styles.map((link) => `  Link: <${attribute(link, 'href') ?? ''}>; rel=preload; as=style\n`);
      const short = lines.filter((line) => line.length <= MAX_LINE_LENGTH);
      return short.length > 0 ? `${page.path}\n${short.join('')}\n` : '';
    })
    .join('');

/** Hosts send this page for unknown addresses. It has no address itself. */
const NOT_FOUND = '/404';

/**
 * The editor and its preview frame have their own policies: they run only their own files, and only the editor connects
 * to GitHub.
 */
function editorRules(): string {
  const {api, session} = githubService() ?? {};
  const hosts = [api, session].flatMap((address) => (address && URL.canParse(address) ? originOf(address) : []));
  const ruleOf = (path: string, ...values: string[]) => `${path}
  ! Content-Security-Policy
  ! X-Frame-Options
  Content-Security-Policy: ${[EDITOR_POLICY, ...values].join('; ')}
  X-Frame-Options: SAMEORIGIN
  ! Referrer-Policy
  Referrer-Policy: no-referrer
  X-Robots-Tag: noindex
  Cache-Control: no-cache

`;
  const connected = ["connect-src 'self'", ...new Set(hosts)].join(' ');
  return [
    ruleOf(EDITOR, connected, "frame-src 'self'", "img-src 'self' data: blob:"),
    ruleOf(EDITOR_FRAME, "connect-src 'self'", "frame-src 'none'", "img-src 'self' blob:"),
  ].join('');
}

const EDITOR_POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'"],
  ...["form-action 'none'", "base-uri 'none'", "frame-ancestors 'self'"],
].join('; ');

/**
 * @param pages the built pages, read with all insertions, so that the policy allows exactly their inline scripts by
 * hash
 * @returns the file `_headers` for the host
 */
export function headersFile(
  pages: BuiltPage[],
  content: {pages: readonly Pick<Page, 'frames'>[]},
  site: Site,
  downloads: readonly Download[] = [],
): string {
  const hashes = [...new Set(pages.flatMap(scriptHashes))].sort();
  const service = formService(site);
  const targets = service ? [originOf(service.endpoint)] : [];
  for (const page of pages) assertFormTargets(page, targets);
  const isPreview = deployment().kind === 'preview';
  // The preview bar asks the published site when it was last built.
  const connected = isPreview ? [originOf(site.url)] : targets;
  const frames = [...new Set(content.pages.flatMap((page) => page.frames).map(originOf))].sort();
  // Every page has the same policy, because visitors keep the policy of the first page when they follow a link.
  const policy = [
    // Not 'none', because Firefox applies this directive to prefetched scripts, which have none of their own.
    "default-src 'self'",
    "object-src 'none'",
    "media-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connected].join(' '),
    "manifest-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    ["form-action 'self'", ...targets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const common =
    commonHeaders(policy.join('; '), isPreview, site.secureSubdomains === true) + (isPreview ? '' : editorRules());
  const shared = [BUILD_RECORD, ...downloads.filter(({forAll}) => forAll).map(({path}) => path)]
    .map(allowOtherOrigins)
    .join('');
  const rules = (common + shared).match(/^\//gm)?.length ?? 0;
  const ofAddresses = pages.filter(({path}) => path !== NOT_FOUND);
  return common + shared + earlyHints(ofAddresses, MAX_RULES - rules);
}

/** @returns Content-Security-Policy sources (level 3, https://www.w3.org/TR/CSP3/) for a page's inline scripts. */
function scriptHashes(page: BuiltPage): string[] {
  const inline = page
    .elements('script')
    .filter((script) => attribute(script, 'src') === undefined && attribute(script, 'type') !== 'application/ld+json');
  if (inline.length === 0) throw new Error(`The page ${page.path} has no inline script to allow by its hash.`);
  return inline.map((script) => `'sha256-${createHash('sha256').update(page.textOf(script)).digest('base64')}'`);
}

function assertFormTargets(page: BuiltPage, targets: string[]): void {
  for (const form of page.elements('form')) {
    const action = attribute(form, 'action') ?? '';
    if (!/^https?:/.test(action) || targets.includes(originOf(action))) continue;
    throw new Error(`The page ${page.path} sends a form to ${action}, which the headers do not allow.`);
  }
}

/** Browsers accept characters such as `;` in a host name, but in a header they would end the directive. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

function originOf(address: string): string {
  const {origin} = new URL(address);
  if (ORIGIN.test(origin)) return origin;
  throw new Error(`The address ${JSON.stringify(address)} contains characters that are not allowed in a header.`);
}

/** Lets pages of other sites read a file (https://fetch.spec.whatwg.org, sections 3.3 and 3.7). */
const allowOtherOrigins = (path: string): string => `${path}
  Access-Control-Allow-Origin: *
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin

`;

/** @param unlisted whether search engines must not index any file; pages of a preview also have a meta element */
const commonHeaders = (policy: string, unlisted: boolean, subdomains: boolean): string => `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000${subdomains ? '; includeSubDomains' : ''}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  ! Access-Control-Allow-Origin
${unlisted ? '  X-Robots-Tag: noindex\n' : ''}
/assets/*
  Cache-Control: public, max-age=31536000, immutable

/.well-known/security.txt
  Content-Type: text/plain; charset=utf-8

`;
