/** Addresses that belong to the build or to a host, so that no page may use them. */

/** The owner of all addresses that start with this segment. */
const KEPT: ReadonlyMap<string, string> = new Map([
  ['edit', 'the editor'],
  ['changes', 'the marked pages of previews'],
  ['assets', 'files of the build'],
  ['files', 'files'],
  ['img', 'files'],
  ['404', 'the page of unknown addresses'],
  ['.well-known', 'what programs ask every site for'],
  // https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/
  ['cdn-cgi', 'the host'],
  // https://docs.netlify.com/functions/overview/
  ['.netlify', 'the host'],
]);

/** `index.html` of a folder is its first page, which has the address of the folder itself. */
const INDEX = 'index';

/** @returns the purpose of a reserved address; undefined when a page may use it. */
export function keptFor(address: string): string | undefined {
  const [, ...segments] = address.toLowerCase().split('/');
  return segments.includes(INDEX) ? 'the first page of a folder' : KEPT.get(segments[0] ?? '');
}
