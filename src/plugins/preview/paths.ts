/** The folder with the earlier versions of a preview's pages, and the one with highlighted changes. */
export const BEFORE_PATH = '/changes/before';
export const HIGHLIGHTED_PATH = '/changes/marked';

/** No address ends with a slash. */
export const pathBelow = (folder: string, path: string): string => (path === '/' ? folder : folder + path);
