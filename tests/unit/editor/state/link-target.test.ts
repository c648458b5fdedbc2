import {parseTarget, formatTarget} from '../../../../src/editor/state/link-target';

describe('The dialog of a link', () => {
  it.each([
    ['page', '/about#people', '/about#people'],
    ['file', '/files/a.pdf', '/files/a.pdf'],
    ['mail', 'mailto:a@b.example', 'a@b.example'],
    ['phone', 'tel:+2348031234567', '+2348031234567'],
    ['web', 'https://a.example/b', 'https://a.example/b'],
  ] as const)('reads and writes the address of a %s', (kind, target, said) => {
    expect(parseTarget(target)).toEqual({kind, typed: said});
    expect(formatTarget(kind, said)).toBe(target);
  });

  it('accepts typical input: spaces in a telephone number, and a site without https://', () => {
    expect(formatTarget('phone', ' +234 803 123-4567 ')).toBe('tel:+2348031234567');
    expect(formatTarget('web', 'a.example/b')).toBe('https://a.example/b');
    expect(formatTarget('web', 'a.example/b:c')).toBe('https://a.example/b:c');
    expect(formatTarget('page', ' /about ')).toBe('/about');
    expect(formatTarget('mail', '')).toBe('');
    expect(parseTarget('')).toEqual({kind: 'page', typed: ''});
  });
});
