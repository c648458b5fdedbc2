import {Site} from '../../src/content/kinds/site';
import {securityTxt} from '../../src/plugins/security';

describe('security.txt', () => {
  afterEach(() => jest.useRealTimers());

  it('has the fields of RFC 9116, the same in every build', () => {
    const site = {url: 'https://www.ferrowell.example', security: {email: 'a@b.example', expires: '2027-10-31'}};
    expect(securityTxt(site, 'en-NG')).toBe(`Contact: mailto:a@b.example
Expires: 2027-10-31T23:59:59Z
Preferred-Languages: en
Canonical: https://www.ferrowell.example/.well-known/security.txt
`);
  });

  it.each([
    ['2026-11-20', []],
    ['2026-11-21', []],
    ['2027-11-21', []],
    ['2027-11-22', ['is more than a year away']],
    ['soon', ['is not a date written year-month-day']],
  ])('may expire within a year: on 21 November 2026 the day %s %j', (day, says) => {
    jest.useFakeTimers({now: new Date('2026-11-21T12:00:00Z')});
    const {error} = Site.shape.security.shape.expires.safeParse(day);
    expect(error?.issues.map(({message}) => message) ?? []).toEqual(says);
  });
});
