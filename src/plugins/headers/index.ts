import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {deployment} from '../../content/host/deployment';
import type {Content} from '../../content/content';
import {currentContent} from '../../content/host/load';

const FORM_TARGET = /<form[^>]*\saction="?(https?:\/\/[^/"\s>]+)/g;
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of a script that runs as a worker comes with the script, not with the page. The search engine is the only
 * worker and WebAssembly; so no page has to allow WebAssembly, however the visitor came to /search. To a script that a
 * page runs this policy does nothing.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** A preview asks search engines to leave it out; its meta element says the same, but files have none. */
const UNLISTED = '  X-Robots-Tag: noindex\n';

/** Writes `_headers` for the host from the final HTML, so that every inline script is allowed by its hash alone. */
export default function headersPlugin(): Plugin {
  return {
    name: 'headers',
    async postBuild({outDir}) {
      const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
      const documents = pages.map((file) => readFileSync(join(outDir, file), 'utf8'));
      const unique = (find: (html: string) => string[]) => [...new Set(documents.flatMap(find))].sort();
      const frames = frameOrigins(await currentContent());
      writeFileSync(
        join(outDir, '_headers'),
        headers(unique(scriptHashes), unique(formTargets), frames, deployment().kind === 'preview'),
      );
    },
  };
}

/** @returns the sources of Content-Security-Policy level 3 (https://www.w3.org/TR/CSP3/) for a page's inline scripts. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => {
    const digest = createHash('sha256').update(code).digest('base64');
    return `'sha256-${digest}'`;
  });
}

/** @returns the origins that a page's forms are sent to. */
function formTargets(html: string): string[] {
  return [...html.matchAll(FORM_TARGET)].map(([, origin = '']) => origin);
}

/** @returns the sites that pages may show in a frame. */
const frameOrigins = ({pages}: Pick<Content, 'pages'>): string[] =>
  [...new Set(pages.flatMap(({frames}) => frames).map((address) => new URL(address).origin))].sort();

/** One policy for every page: who comes from another page keeps the policy of the first one. */
function headers(hashes: string[], targets: string[], frames: string[], unlisted: boolean): string {
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
    ["connect-src 'self'", ...targets].join(' '),
    "manifest-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    ["form-action 'self'", ...targets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
${unlisted ? UNLISTED : ''}
/assets/*
  Cache-Control: public, max-age=31536000, immutable

/.well-known/security.txt
  Content-Type: text/plain; charset=utf-8

/assets/js/*
  ! Content-Security-Policy
  Content-Security-Policy: ${WORKER_POLICY}
`;
}
