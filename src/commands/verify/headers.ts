/** What hosts add to an answer of their own, and no more: how it travels, how long it is kept, who sent it. */
const OF_HOSTS = new Set([
  ...['accept-ranges', 'age', 'alt-svc', 'cache-control', 'connection', 'content-encoding', 'content-length'],
  ...['content-type', 'date', 'etag', 'expires', 'keep-alive', 'last-modified', 'server', 'transfer-encoding'],
  ...['vary', 'via'],
  // Cloudflare, and its server on a machine of one's own; https://developers.cloudflare.com/fundamentals/reference/http-headers/
  ...['cf-cache-status', 'cf-ray', 'server-timing', 'x-server-env'],
  // Netlify; https://docs.netlify.com/platform/caching/
  ...['cache-status', 'netlify-vary', 'x-nf-request-id'],
]);

/** How long a host of its own may keep what the build says nothing about: only as long as it asks again each time. */
const ASKED_AGAIN = /^(public, ?)?max-age=0, ?must-revalidate$|^no-(cache|store)$/;

/**
 * @param expected the headers that the build gives to this address, by their names in small letters
 * @returns one sentence for each that is other, missing, or more than a host adds of its own
 */
export function headerFlaws(address: string, expected: ReadonlyMap<string, string>, found: Headers): string[] {
  const others = [...expected].filter(([name, value]) => found.get(name) !== value);
  const more = [...found].filter(([name]) => !expected.has(name) && !OF_HOSTS.has(name));
  const kept = expected.has('cache-control') ? '' : (found.get('cache-control') ?? '');
  return [
    ...others.map(
      ([name, value]) => `${address} has the header ${name}: ${found.get(name) ?? '(none)'} in place of: ${value}`,
    ),
    ...more.map(([name, value]) => `${address} has a header that the build does not give it: ${name}: ${value}`),
    ...(kept === '' || ASKED_AGAIN.test(kept) ? [] : [`${address} may be kept: cache-control: ${kept}`]),
  ];
}
