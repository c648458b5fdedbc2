import {createHash} from 'node:crypto';
import {BUILD_RECORD} from '../../shared/last-built';
import {deployment} from '../../node/deployment';
import {githubService} from '../../node/github-service';
import {formService} from '../../node/form-service';
import type {Download, Page, Site} from '../../site/page-types';
import {attribute, type BuiltPage} from '../output/page';
import {EDITOR, EDITOR_FRAME} from '../editor/addresses';

/** Cloudflare Pages obeys so many rules in `_headers`, and so many signs in a line of it. */
const MOST_RULES = 100;
const MOST_SIGNS = 2000;

/**
 * Names to the host what each page needs first: its styles. The host tells browsers so while it is still looking for the
 * page (Early Hints). Fonts and scripts are left to the page, which asks for none where data are saved.
 * @param pages the built pages, read with everything that was inserted
 * @param room how many rules the host takes besides the others; pages beyond it have no hints
 * @returns rules for `_headers`
 * @see https://developers.cloudflare.com/pages/configuration/early-hints/
 */
export const earlyHints = (pages: readonly BuiltPage[], room: number): string =>
  pages
    .slice(0, Math.max(room, 0))
    .map((page) => ({path: page.path, lines: linksOf(page)}))
    .filter(({lines}) => lines.length > 0)
    .map(({path, lines}) => `${path}\n${lines.join('')}\n`)
    .join('');

const linksOf = (page: BuiltPage): string[] =>
  page
    .elements('link')
    .filter((link) => attribute(link, 'rel') === 'stylesheet')
    .map((link) => `  Link: <${attribute(link, 'href') ?? ''}>; rel=preload; as=style\n`)
    .filter((line) => line.length <= MOST_SIGNS);

/** A preview asks search engines to leave it out; its meta element says the same, but files have none. */
const UNLISTED = '  X-Robots-Tag: noindex\n';

/** It answers for unknown addresses, so it has none of its own. */
const NOT_FOUND = '/404';

/**
 * The editor and the frame in which it shows a page have policies of their own: what they run is their own files alone,
 * and only the editor itself speaks to GitHub.
 */
const editorRules = (hosts: readonly string[]) =>
  [
    [EDITOR, ["connect-src 'self'", ...new Set(hosts)].join(' '), "frame-src 'self'", "img-src 'self' data: blob:"],
    [EDITOR_FRAME, "connect-src 'self'", "frame-src 'none'", "img-src 'self' blob:"],
  ]
    .map(
      ([path, ...own]) => `${path}
  ! Content-Security-Policy
  ! X-Frame-Options
  Content-Security-Policy: ${[EDITOR_POLICY, ...own].join('; ')}
  X-Frame-Options: SAMEORIGIN
  ! Referrer-Policy
  Referrer-Policy: no-referrer
  X-Robots-Tag: noindex
  Cache-Control: no-cache

`,
    )
    .join('');

const EDITOR_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Whom the editor speaks to besides its own site. */
function editorHosts(): string[] {
  const {api, session} = githubService() ?? {};
  return [api, session].flatMap((address) => (address && URL.canParse(address) ? originOf(address) : []));
}

/** The pages as far as they show other sites in frames. */
interface Framing {
  pages: readonly Pick<Page, 'frames'>[];
}

/**
 * @param pages the built pages, read with everything that was inserted, so that every inline script is allowed by its hash alone
 * @param downloads the files that pages give to take along
 * @returns the file `_headers` for the host
 * @throws Error when a page lacks its inline script, sends a form elsewhere than to the service of all forms, or names an
 * origin that could be read as more than one
 */
export function headersFile(
  pages: BuiltPage[],
  content: Framing,
  site: Site,
  downloads: readonly Download[] = [],
): string {
  const hashes = [...new Set(pages.flatMap(scriptHashes))].sort();
  const service = formService(site);
  const targets = service ? [originOf(service.endpoint)] : [];
  for (const page of pages) assertFormTargets(page, targets);
  const {kind} = deployment();
  // The ribbon of a preview says when the published site was last built.
  const asked = kind === 'preview' ? [originOf(site.url)] : targets;
  const common =
    headers(hashes, {targets, asked}, frameOrigins(content), kind === 'preview', site.secureSubdomains === true) +
    (kind === 'preview' ? '' : editorRules(editorHosts()));
  const shared = [BUILD_RECORD, ...downloads.filter(({forAll}) => forAll).map(({path}) => path)].map(sharing).join('');
  const rules = (common + shared).match(/^\//gm)?.length ?? 0;
  const ofAddresses = pages.filter(({path}) => path !== NOT_FOUND);
  return common + shared + earlyHints(ofAddresses, MOST_RULES - rules);
}

/** @returns the sources of Content-Security-Policy level 3 (https://www.w3.org/TR/CSP3/) for a page's inline scripts. */
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

/** @returns the sites that pages may show in a frame. */
const frameOrigins = ({pages}: Framing): string[] =>
  [...new Set(pages.flatMap(({frames}) => frames).map(originOf))].sort();

/** Browsers take signs such as `;` as part of a host, while in a header they end what is allowed. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

function originOf(address: string): string {
  const {origin} = new URL(address);
  if (ORIGIN.test(origin)) return origin;
  throw new Error(`The address ${JSON.stringify(address)} cannot stand in the headers.`);
}

/** A file that pages of other sites may read as well (https://fetch.spec.whatwg.org, sections 3.3 and 3.7). */
const sharing = (path: string): string => `${path}
  Access-Control-Allow-Origin: *
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin

`;

/** One policy for every page: a visitor who comes from another page keeps the policy of that page. */
function headers(
  hashes: string[],
  {targets, asked}: Record<'targets' | 'asked', string[]>,
  frames: string[],
  unlisted: boolean,
  subdomains: boolean,
): string {
  const policy = [
    // Not 'none': Firefox holds prefetched scripts, which have no directive of their own, to this one.
    "default-src 'self'",
    "object-src 'none'",
    "media-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...asked].join(' '),
    "manifest-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    ["form-action 'self'", ...targets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000${subdomains ? '; includeSubDomains' : ''}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  ! Access-Control-Allow-Origin
${unlisted ? UNLISTED : ''}
/assets/*
  Cache-Control: public, max-age=31536000, immutable

/.well-known/security.txt
  Content-Type: text/plain; charset=utf-8

`;
}
