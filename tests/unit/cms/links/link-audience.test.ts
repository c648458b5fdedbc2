import {encodeSpaces} from '../../../../src/cms/links/link-audience';

test('Only the spaces in the query of an address are encoded, because others are mistakes', () => {
  expect(encodeSpaces('https://a.example/b?c=d e&f=g h?i j')).toBe('https://a.example/b?c=d%20e&f=g%20h?i%20j');
  for (const address of ['https://a.example/b?c=d', 'https://a.example/b c', 'https://a.example/b c?d e'])
    expect([address, encodeSpaces(address)]).toEqual([address, undefined]);
});
