import {createHash} from 'node:crypto';
import {BUILD_RECORD} from '../../site/last-built';
import {deployment} from '../../node/deployment';
import {githubService} from '../../node/github-service';
import {formService} from '../../node/form-service';
import type {Download, Page, Site} from '../../site/page-types';
import {attribute, type BuiltPage} from '../output/page';
import {BUNDLES_POLICY, EDITOR_PATH, EDITOR_FRAME_PATH, PASTE_POLICY, PROSEMIRROR_POLICY} from '../../shared/addresses';
import {forHtml} from '../../shared/escape';

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

interface Content {
  pages: readonly Pick<Page, 'frames'>[];
}

/** The addresses that only some documents may use, besides their own site. */
interface Sources {
  connect: readonly string[];
  frame: readonly string[];
  img: readonly string[];
  form: readonly string[];
}

const listed = (directive: string, sources: readonly string[]): string =>
  [directive, ...new Set(sources.length > 0 ? sources : ["'none'"])].join(' ');

/** @returns the sources of the public pages; on previews, the bar asks the published site when it was last built */
function pageSources(content: Content, site: Site): Sources {
  const service = formService(site);
  const targets = service ? [originOf(service.endpoint)] : [];
  return {
    connect: ["'self'", ...(isPreview() ? [originOf(site.url)] : targets)],
    frame: [...new Set(content.pages.flatMap((page) => page.frames).map(originOf))].sort(),
    img: ["'self'", 'data:'],
    form: ["'self'", ...targets],
  };
}

const isPreview = () => deployment().kind === 'preview';

/** @returns the sources of the editor, which connects to GitHub, or of its frame */
function editorSources(document: 'editor' | 'frame'): Sources {
  const {api, session} = githubService() ?? {};
  const hosts = [api, session].flatMap((address) => (address && URL.canParse(address) ? originOf(address) : []));
  return document === 'editor'
    ? {connect: ["'self'", ...hosts], frame: ["'self'"], img: ["'self'", 'data:', 'blob:'], form: []}
    : {connect: ["'self'"], frame: [], img: ["'self'", 'blob:'], form: []};
}

const policyMeta = (directives: readonly string[]): string =>
  `<meta http-equiv="Content-Security-Policy" content="${forHtml(directives.join('; '))}">`;

/**
 * Hosts differ in whether two rules of `_headers` add up, and in which one wins. Therefore one rule has a policy for all
 * files, and each document narrows it by an element, which also holds for every other spelling of its address.
 * @returns the element for the public pages
 */
export function pagePolicy(content: Content, site: Site): string {
  const {connect, frame, img} = pageSources(content, site);
  return policyMeta([listed('connect-src', connect), listed('frame-src', frame), listed('img-src', img)]);
}

/** @returns the elements for the editor and its frame: they run only their own files, and only the editor connects */
export function editorPolicy(document: 'editor' | 'frame'): string {
  const {connect, frame, img} = editorSources(document);
  const policies = document === 'editor' ? [BUNDLES_POLICY, PASTE_POLICY, PROSEMIRROR_POLICY] : [BUNDLES_POLICY];
  const policy = [
    ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'"],
    ...["form-action 'none'", "base-uri 'none'"],
    ...[listed('connect-src', connect), listed('frame-src', frame), listed('img-src', img)],
    // Browsers that know these directives refuse text as HTML or as the address of a script.
    ...["require-trusted-types-for 'script'", `trusted-types ${policies.join(' ')}`],
  ];
  return `${policyMeta(policy)}<meta name="referrer" content="no-referrer">`;
}

/** Search engines must not list the editor, and browsers must ask for its newest version. */
const editorRules = (): string =>
  [EDITOR_PATH, EDITOR_FRAME_PATH]
    .map((path) => `${path}\n  X-Robots-Tag: noindex\n  Cache-Control: no-cache\n\n`)
    .join('');

/**
 * @param pages the built pages, read with all insertions, so that the policy allows exactly their inline scripts by
 * hash
 * @returns the file `_headers` for the host; no file gets a header from two of its rules
 */
export function headersFile(
  pages: BuiltPage[],
  content: Content,
  site: Site,
  downloads: readonly Download[] = [],
): string {
  const hashes = [...new Set(pages.flatMap(scriptHashes))].sort();
  const ofPages = pageSources(content, site);
  for (const page of pages) assertFormTargets(page, ofPages.form);
  // A preview has no editor.
  const all = [ofPages, ...(isPreview() ? [] : [editorSources('editor')])];
  const union = (kind: keyof Sources) => all.flatMap((sources) => sources[kind]);
  // Every page has the same policy, because visitors keep the policy of the first page when they follow a link.
  const policy = [
    // Not 'none', because Firefox applies this directive to prefetched scripts, which have none of their own.
    "default-src 'self'",
    "object-src 'none'",
    "media-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    listed('img-src', union('img')),
    "font-src 'self'",
    listed('connect-src', union('connect')),
    "manifest-src 'self'",
    listed('frame-src', union('frame')),
    listed('form-action', union('form')),
    "base-uri 'none'",
    // The editor shows its frame.
    "frame-ancestors 'self'",
  ];
  const common =
    commonHeaders(policy.join('; '), isPreview(), site.secureSubdomains === true) + (isPreview() ? '' : editorRules());
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

function assertFormTargets(page: BuiltPage, targets: readonly string[]): void {
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

`;

/** @param unlisted whether search engines must not index any file; pages of a preview also have a meta element */
const commonHeaders = (policy: string, unlisted: boolean, subdomains: boolean): string => `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000${subdomains ? '; includeSubDomains' : ''}
  X-Content-Type-Options: nosniff
  X-Frame-Options: SAMEORIGIN
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
${unlisted ? '  X-Robots-Tag: noindex\n' : ''}
/assets/*
  Cache-Control: public, max-age=31536000, immutable

/.well-known/security.txt
  Content-Type: text/plain; charset=utf-8

`;
