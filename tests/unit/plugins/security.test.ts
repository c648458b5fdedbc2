import {Site} from '../../../src/site/page-types/site';
import {securityTxt} from '../../../src/plugins/after-build';

test('security.txt has the fields of RFC 9116, the same in every build', () => {
  const site = {url: 'https://www.ferrowell.example', security: {email: 'a@b.example', expires: '2027-10-31'}};
  expect(securityTxt(site, 'en-NG')).toBe(`Contact: mailto:a@b.example
Expires: 2027-10-31T23:59:59Z
Preferred-Languages: en
Canonical: https://www.ferrowell.example/.well-known/security.txt
`);
});

test('The address for security must expire within a year', () => {
  jest.useFakeTimers({now: new Date('2026-11-21T12:00:00Z')});
  const reported = (day: string) => Site.shape.security.shape.expires.safeParse(day).error?.issues[0]?.message;
  expect(['2026-11-20', '2026-11-21', '2027-11-21'].map(reported)).toEqual([undefined, undefined, undefined]);
  expect(reported('2027-11-22')).toBe('is more than a year away');
  expect(reported('soon')).toBe('is not a date written year-month-day');
  jest.useRealTimers();
});
