import {normalizeAddress} from '../../../../../src/theme/Layout/inline/end-of-page';

it.each([
  ['two slashes at its start', '//contact/quote?from=mail#form', '/contact/quote?from=mail#form'],
  ['two slashes inside', '/contact//quote', '/contact/quote'],
  ['signs that stand for no letter', '/caf%E9', '/caf%25E9'],
  ['signs that stand for a letter', '/caf%C3%A9?to=//a', '/caf%C3%A9?to=//a'],
])('An address with %s is one that the router can read when the scripts come', (_title, typed, settled) => {
  window.history.replaceState(null, '', window.location.origin + typed);
  normalizeAddress();
  expect(window.location.href).toBe(window.location.origin + settled);
});
