import {countryCodes, findUnknownCountry} from '../../../../src/cms/values/countries';

test.each([
  ['Nigeria', undefined],
  ['nigeria and Ghana', undefined],
  ['Trinidad and Tobago', undefined],
  ['Trinidad & Tobago', undefined],
  ['International', undefined],
  ['Nigeria and Nowhere', 'Nowhere'],
  ['Nowhere', 'Nowhere'],
])('Of "%s", the unknown country is %s', (text, unknown) => expect(findUnknownCountry(text)).toBe(unknown));

test('Each country of a text has its code, also one whose name is two', () =>
  expect(['Nigeria & Ghana', 'Trinidad and Tobago', 'International'].map(countryCodes)).toEqual([
    ['NG', 'GH'],
    ['TT'],
    [],
  ]));
