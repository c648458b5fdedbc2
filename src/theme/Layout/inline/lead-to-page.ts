/** @file Runs inside the error page only, so each function contains everything that it uses. */

/**
 * @returns the address of the page that the router would show on the error page, because it ignores capitals, the name
 * of the file, and blanks at the end, which Excel, Word and WhatsApp add to links; the host did not. Mail programs add
 * the punctuation of the sentence, such as the full stop in "See www.ferrowell.example/careers."
 */
export function hostPath(typed: string): string {
  let path = typed.replace(/\/{2,}/g, '/');
  try {
    decodeURI(path);
  } catch {
    path = path.replaceAll('%', '%25');
  }
  return (
    path
      .replace(/(?:%[\da-f]{2}|[.,;:!?'*_)\]])+$/i, (end) =>
        encodeURIComponent(decodeURIComponent(end).replace(/[\s\u200B.,;:!?'"*_)\]}>’”…]+$/, '')),
      )
      .replace(/(?:\/index)?\.html$/i, '')
      .replace(/(.)\/$/, '$1')
      .toLowerCase() || '/'
  );
}

/** Leads the visitor to the page at the address without its mistakes. The host shows the error page again if there is none. */
export function leadToPage(correct: typeof hostPath): void {
  const {origin, pathname, search, hash} = window.location;
  const path = correct(pathname);
  if (path === pathname) return;
  // Until the browser has left the error page, the router must see an address that has none, or it would add a page.
  window.history.replaceState(null, '', `${origin}/404`);
  window.location.replace(origin + path + search + hash);
}
