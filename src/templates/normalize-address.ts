/** How the error page marks itself, so that this module knows which page the host has served. */
export const ERROR_PAGE = 'data-error-page';

/** Encoded characters at the end of an address. */
const ENCODED_END = /(?:%[\da-f]{2})+$/i;

/**
 * Corrects an address that the host accepts but the router cannot parse: double slashes, which faulty links have, and
 * percent signs that encode no character. Otherwise the router would show the 404 page, or no script would start. The
 * router reads the address after this module runs.
 * @see https://github.com/facebook/docusaurus/issues/7965
 */
export const routerPath = (path: string): string => readable(path.replace(/\/{2,}/g, '/'));

/**
 * @returns the address of the page that the router would show on the error page, because it ignores capitals, the name
 * of the file, and blanks at the end, which Excel, Word and WhatsApp add to links; the host did not
 */
export const hostPath = (path: string): string =>
  routerPath(path)
    .replace(ENCODED_END, (end) => encodeURIComponent(decodeURIComponent(end).replace(/[\s\u200B]+$/, '')))
    .replace(/(?:\/index)?\.html$/i, '')
    .replace(/(.)\/$/, '$1')
    .toLowerCase() || '/';

function readable(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

if (typeof window !== 'undefined') {
  const {origin, pathname, search, hash} = window.location;
  const isErrorPage = document.querySelector(`[${ERROR_PAGE}]`) !== null;
  const path = isErrorPage ? hostPath(pathname) : routerPath(pathname);
  if (path !== pathname) {
    // Until the browser has left the error page, the router must see an address that has none, or it would add a page.
    const shown = isErrorPage ? '/404' : path + search + hash;
    window.history.replaceState(window.history.state, '', origin + shown);
    if (isErrorPage) window.location.replace(origin + path + search + hash);
  }
}
