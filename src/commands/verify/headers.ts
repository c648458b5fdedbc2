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

/** The kinds of files that a browser takes for something else when it is told so, by their ending. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/i,
  css: /^text\/css(?:; ?charset=utf-8)?$/i,
  json: /^application\/json(?:; ?charset=utf-8)?$/i,
  pdf: /^application\/pdf$/i,
  svg: /^image\/svg\+xml(?:; ?charset=utf-8)?$/i,
};

/** @returns a sentence where a file is told to be of another kind than its name says */
export function typeFlaws(address: string, file: string, found: Headers): string[] {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)];
  const told = found.get('content-type') ?? '(none)';
  return type === undefined || type.test(told) ? [] : [`${address} is said to be ${told}.`];
}

/** @returns one sentence for each header of an answer that leads on which the build gives to no answer there */
export function movedFlaws(address: string, expected: ReadonlyMap<string, string>, found: Headers): string[] {
  return [...found]
    .filter(([name, value]) => name !== 'location' && expected.get(name) !== value && !OF_HOSTS.has(name))
    .map(([name, value]) => moreSaid(address, name, value));
}

const moreSaid = (address: string, name: string, value: string): string =>
  `${address} has a header that the build does not give it: ${name}: ${value}`;

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
    ...more.map(([name, value]) => moreSaid(address, name, value)),
    ...(kept === '' || ASKED_AGAIN.test(kept) ? [] : [`${address} may be kept: cache-control: ${kept}`]),
  ];
}
