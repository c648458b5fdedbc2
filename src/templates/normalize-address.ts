/**
 * Corrects an address that the host accepts but the router cannot parse: double slashes, which faulty links have, and
 * percent signs that encode no character. Otherwise the router would show the 404 page, or no script would start. The
 * router reads the address after this module runs.
 * @see https://github.com/facebook/docusaurus/issues/7965
 */
if (typeof window !== 'undefined') {
  const {origin, pathname, search, hash} = window.location;
  const path = readable(pathname.replace(/\/{2,}/g, '/'));
  if (path !== pathname) window.history.replaceState(window.history.state, '', origin + path + search + hash);
}

function readable(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

export {};
