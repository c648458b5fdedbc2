/** Where a preview keeps the pages as they were, and with their changes marked. */
export const BEFORE_PATH = '/changes/before';
export const HIGHLIGHTED_PATH = '/changes/marked';

/** @returns the address of a page below one of these; no address ends in a slash. */
export const below = (folder: string, path: string): string => (path === '/' ? folder : folder + path);
