/** Addresses that belong to the build or to a host, so that no page of the site may have one. */

/** What is below an address, by its first part. */
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

/** The file `index.html` of a folder is its first page, which has the address of the folder itself. */
const INDEX = 'index';

/** @returns what an address is kept for; undefined when a page may have it. */
export function keptFor(address: string): string | undefined {
  const [, ...segments] = address.toLowerCase().split('/');
  return segments.includes(INDEX) ? 'the first page of a folder' : KEPT.get(segments[0] ?? '');
}
