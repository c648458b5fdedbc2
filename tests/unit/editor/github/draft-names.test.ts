import {pullRequestTitle, withoutSkipMarkers} from '../../../../src/editor/github/draft-names';
import {SKIP_MARKER} from '../../../../src/shared/skip-marker';

/** What GitHub Actions, Cloudflare Pages and Netlify document, and spellings that they also accept. */
const MARKERS = [
  ...['[skip ci]', '[ci skip]', '[no ci]', '[skip actions]', '[actions skip]', '[Skip CI]', '[CI Skip]'],
  ...['[CF-Pages-Skip]', '[skip netlify]', '[netlify skip]', '***NO_CI***', 'skip-checks: true'],
];

test.each(MARKERS)('A title or description with %s does not make GitHub or a host skip anything', (marker) => {
  for (const text of [pullRequestTitle(`Clients ${marker}`), withoutSkipMarkers(`New:\n\n- ${marker}`)]) {
    expect(text).not.toMatch(new RegExp(SKIP_MARKER.source, 'i'));
    expect(text.replaceAll('\u200B', '')).toContain(marker);
  }
});

test('Ordinary words about checks stay as they are', () => {
  const text = 'Skip checks of valves [no civil works], and [skip] the rest.';
  expect(withoutSkipMarkers(text)).toBe(text);
});
