/** The same query as in the styles. */
const NARROW = '(max-width: 61.99em)';

/** @returns whether the window is too narrow for the list of pages beside the page */
export const isNarrow = (): boolean => matchMedia(NARROW).matches;
