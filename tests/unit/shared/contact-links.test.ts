import {contactLink, contactPieces} from '../../../src/shared/contact-links';

test.each([
  ['Write to info@yard.example.', ['info@yard.example'], ['mailto:info@yard.example']],
  ['Call +234 (0)803 555 0123 today', ['+234 (0)803 555 0123'], ['tel:+2348035550123']],
  ['Papers 0803 555 0123 and +12 34, a@b', [], []],
])('The mail addresses and international telephone numbers of a text become links: %s', (text, contacts, links) => {
  const pieces = contactPieces(text);
  const found = pieces.filter((_, index) => index % 2 === 1);
  expect(pieces.join('')).toBe(text);
  expect(found).toEqual(contacts);
  expect(found.map(contactLink)).toEqual(links);
});
