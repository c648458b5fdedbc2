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
