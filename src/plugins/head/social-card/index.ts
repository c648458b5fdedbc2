/** What social cards and icons have in common: colours, fonts and the cache. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {cacheFolder, hashOf, writeAtomically} from '../../../node/disk';
import type {Site} from '../../../site/page-types';

/** Colours copied from src/css/tokens.css: --color-ink, --color-on-ink, --color-on-ink-muted, --color-signal. */
export const INK = '#0a252d';
export const ON_INK = '#fff';
export const MUTED = '#a7bbc1';
export const SIGNAL = '#ff5f22';

/** Basic Latin first, then letters with accents, those of Nigerian languages, and those of other European languages. */
export const FONT_FILES = [
  ...['latin', 'accents', 'capitals', 'ng', 'eu-1', 'eu-2', 'eu-3', 'signs'].map((name) => `archivo-${name}`),
  'noto-hausa',
].map((name) => `src/css/fonts/${name}.woff2`);

/** The size in pixels that networks recommend (https://developers.facebook.com/docs/sharing/webmasters/images). */
export const SHARE_SIZE = {width: 1200, height: 630};

/** The text of the picture, and the drawing behind it as SVG. */
export interface SocialCardContent extends Pick<Site, 'shortName' | 'secondName' | 'tagline'> {
  title: string;
  section?: string;
  drawing: string;
}

/**
 * Keeps drawn pictures between builds, and draws one again when what it is drawn from or the drawing code changes.
 * @returns a function that returns the picture, and the hash of everything that it depends on
 */
export function socialCardCache() {
  const folder = join(cacheFolder(), 'drawn');
  const recipe = readdirSync(__dirname).map((file) => hashOf(readFileSync(join(__dirname, file))));
  return async (from: unknown[], draw: () => Promise<Buffer>) => {
    const hash = hashOf(JSON.stringify([recipe, from]));
    const file = join(folder, `${hash}.png`);
    if (!existsSync(file)) writeAtomically(file, await draw());
    return {hash, bytes: readFileSync(file)};
  };
}
