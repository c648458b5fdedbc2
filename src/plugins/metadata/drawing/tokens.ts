/** What drawings take from src/css/tokens.css: --color-ink, --color-on-ink, --color-on-ink-muted, --color-signal. */
export const INK = '#0a252d';
export const ON_INK = '#fff';
export const MUTED = '#a7bbc1';
export const SIGNAL = '#ff5f22';

/** Latin first, then the letters of Nigerian languages. */
export const FONT_FILES = ['archivo-latin', 'archivo-ng-a', 'archivo-ng-b'].map(
  (name) => `src/css/fonts/${name}.woff2`,
);
