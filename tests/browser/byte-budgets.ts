/** Measures the code of a page: its scripts without text, and its styles. */
import {readFileSync} from 'node:fs';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {ROUTES} from './routes';

export const readAsset = (address: string): Buffer => readFileSync(`build${address}`);
export const documentOf = (route: string): Buffer => readAsset(route === '/' ? '/index.html' : `${route}.html`);

/** Returns the scripts and styles in the HTML of a page. */
export function assetsOf(route: string): {scripts: string[]; styles: string[]} {
  const html = documentOf(route).toString();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  return {
    scripts: all(/<script[^>]* data-scripts="([^"]+)/g).flatMap((addresses) => addresses.split(' ')),
    styles: all(/<link[^>]* rel="?stylesheet"?[^>]* href="?([^" >]+)/g),
  };
}

export const gzipped = (addresses: string[]): number =>
  addresses.reduce((sum, address) => sum + gzipSync(readAsset(address), {level: 9}).length, 0);

/** Returns the size of scripts without the text in them, which is data. */
export const codeSize = (scripts: string[]): number =>
  scripts
    .map((address) =>
      readAsset(address)
        .toString()
        .replace(/JSON\.parse\('(?:[^'\\]|\\.)*'\)/g, '0'),
    )
    .reduce((sum, code) => sum + gzipSync(code, {level: 9}).length, 0);

/** The host compresses text, but its local server does not, so text counts in its brotli size. */
const TEXT = /\.(js|css|html|svg|json)$/;

export const transferSize = (address: string) =>
  (TEXT.test(address) ? brotliCompressSync(readAsset(address)) : readAsset(address)).length;

/** The scripts that every page loads. */
export const SHARED_SCRIPTS = ROUTES.map((route) => assetsOf(route).scripts).reduce((shared, scripts) =>
  shared.filter((address) => scripts.includes(address)),
);

/**
 * The limits for pages, in bytes of a first visit on a phone with a sharp screen; text counts as compressed by the
 * host.
 */
const KB = 1000;

export const BUDGETS = {
  /** Scripts of a page. */
  scripts: 105 * KB,
  /** Its scripts that no other page shares. */
  ownScripts: 6.6 * KB,
  /** Our own code that all pages share. */
  sharedScripts: 12 * KB,
  /** The scripts that a page needs in addition to those of Home. */
  scriptsFromHome: 8 * KB,
  styles: 14 * KB,
  html: 15 * KB,
  font: 70 * KB,
  /** Each font file that loads only for its characters. */
  extraFont: 13 * KB,
  image: 80 * KB,
  heroImage: 40 * KB,
  homeFirstView: 400 * KB,
  homeToTheEnd: 800 * KB,
  /** A page for visitors who save data. */
  saver: 60 * KB,
  firstSearch: 100 * KB,
  /** The scripts of the editor with its frame, and its facts about the build. */
  editor: 400 * KB,
  editorFacts: 40 * KB,
  /** One sheet of a PDF. */
  pdfSheet: 200 * KB,
} as const;

/** Requests of the first view of Home. */
export const HOME_REQUESTS = 22;
