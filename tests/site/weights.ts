/** What the code of a page weighs: its scripts without the words in them, and its styles. */
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {VISITED} from './routes';

export const WEIGHTS = 'src/plugins/preview/code-weights.json';

export const read = (address: string): Buffer => readFileSync(`build${address}`);
export const documentOf = (route: string): Buffer => read(route === '/' ? '/index.html' : `${route}.html`);

/** The scripts and styles that the HTML of a page names. */
export function named(route: string): {scripts: string[]; styles: string[]} {
  const html = documentOf(route).toString();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  return {
    scripts: all(/<script[^>]* data-scripts="([^"]+)/g).flatMap((addresses) => addresses.split(' ')),
    styles: all(/<link[^>]* rel="?stylesheet"?[^>]* href="?([^" >]+)/g),
  };
}

export const gzipped = (addresses: string[]): number =>
  addresses.reduce((sum, address) => sum + gzipSync(read(address), {level: 9}).length, 0);

/** The weight of scripts without the words in them, which are data. */
export const weighCode = (scripts: string[]): number =>
  scripts
    .map((address) =>
      read(address)
        .toString()
        .replace(/JSON\.parse\('(?:[^'\\]|\\.)*'\)/g, '0'),
    )
    .reduce((sum, code) => sum + gzipSync(code, {level: 9}).length, 0);

/** The bytes of a page that do not come from the words and pictures on it. */
export function weightOf(route: string): number {
  const {scripts, styles} = named(route);
  return weighCode(scripts) + gzipped(styles);
}

/** @returns the weights of all pages of the build that is there, as they are recorded. */
export const currentWeights = (): Record<string, number> =>
  Object.fromEntries(VISITED.map((route) => [route, weightOf(route)]));
