/** As in the styles. */
const NARROW = '(max-width: 61.99em)';

/** @returns whether there is no room for the list of pages beside the page itself */
export const isNarrow = (): boolean => matchMedia(NARROW).matches;
