import {hostPath} from '../../../../../src/theme/Layout/inline/lead-to-page';

const WHITE_SPACE = Array.from({length: 0x1_00_00}, (_, code) => String.fromCharCode(code)).filter(
  (character) => character.trim() === '',
);

it.each([
  ...WHITE_SPACE.map((blank) => [`/careers${encodeURIComponent(blank)}`, '/careers']),
  ['/contact/quote%C2%A0%20', '/contact/quote'],
  ['/about%0A', '/about'],
  ['/%20', '/'],
  ['/careers%E2%80%8B', '/careers'],
  ['/careers/%20', '/careers'],
  ['/careers/index.html', '/careers'],
  ['/careers.html%20', '/careers'],
  ['//Careers', '/careers'],
  ['/careers.', '/careers'],
  ['/careers/).', '/careers'],
  ['/careers.html,', '/careers'],
  ['/careers%3E', '/careers'],
  ['/careers%E2%80%9D.%20', '/careers'],
  ['/no-such-page', '/no-such-page'],
  ['/two%20words', '/two%20words'],
  ['/caf%E9', '/caf%25e9'],
])('From the error page at %s the visitor is led to %s, and no further', (typed, led) => {
  expect(hostPath(typed)).toBe(led);
  expect(hostPath(led)).toBe(led);
});
