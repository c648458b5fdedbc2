/**
 * Settles an address that the host answers but the router cannot read: doubled slashes, as where somebody's link was put
 * together, and signs that stand for no letter. Left as they are, the page would give way to the one of a missing page,
 * or no script would start. The router reads the address after this module.
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
