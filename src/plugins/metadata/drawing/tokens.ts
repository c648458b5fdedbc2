/** What drawings take from src/css/tokens.css: --color-ink, --color-on-ink, --color-on-ink-muted, --color-signal. */
export const INK = '#0a252d';
export const ON_INK = '#fff';
export const MUTED = '#a7bbc1';
export const SIGNAL = '#ff5f22';

/** The plain letters first, then letters with accents, then those of Nigerian languages. */
export const FONT_FILES = ['latin', 'accents', 'capitals', 'ng-a', 'ng-b'].map(
  (name) => `src/css/fonts/archivo-${name}.woff2`,
);
