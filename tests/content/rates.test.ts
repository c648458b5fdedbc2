import {ratesOf, withCommas} from '../../src/shared/rates';
import {workInTestSite} from './site';

describe('A safety rate', () => {
  const site = workInTestSite();
  const POLICY = 'pages/policy-of-the-tests.mdx';
  const says = (words: string) => site.flawsAfter('pages/thank-you.mdx', (text) => text.replace('Words.', words));

  it('follows from cases and hours, on a million hours and on 200,000', () => {
    const counts = {hours: 2_500_000, fatalities: 1, lostTime: 2, recordable: 9};
    expect(ratesOf(counts, 1_000_000)).toEqual({ltif: '1.20', trir: '3.60'});
    expect(ratesOf(counts, 200_000)).toEqual({ltif: '0.24', trir: '0.72'});
    expect([withCommas(999), withCommas(2_500_000)]).toEqual(['999', '2,500,000']);
  });

  it.each([
    'LTIF in 2025: 0.50.',
    'Our LTIF was 0.5 in 2025, our TRIR 2.0.',
    'LTIF (per 1,000,000 hours) of 0.50, TRIR 0.4 per 200,000 hours.',
    'In 2024 the TRIR was 3 and the lost-time injury frequency 1.00.',
    'The LTIF of the last 3 years, for 2025 and on 1,000,000 hours.',
    'TRIR fell by 33% in 2025.',
    'The LTIF of 2019 was 7.5.',
    'We report TRIR. 12 people looked at it.',
  ])('may stand in words that agree with the counts: %s', async (words) => {
    expect(await says(words)).toEqual([]);
  });

  it('may stand in words where no page has counts', async () => {
    const source = site.read(POLICY);
    const without = source.replace(/safety:\n(?: .*\n)+/, '').replace('<SafetyFigures />', '');
    await site.during(POLICY, without, async () => {
      expect(await says('Our TRIR was 77 in 2025.')).toEqual([]);
    });
  });
});
