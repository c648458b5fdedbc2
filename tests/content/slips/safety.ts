import {POLICY, type Slip} from './slip';

const COUNTS = 'pages/policy-of-the-tests.mdx:«- year: 2025»';

/** Slips with the safety figures. */
export const SAFETY_SLIPS: Slip[] = [
  {
    slip: 'types a rate that the site computes',
    file: POLICY,
    was: '      recordable: 3\n',
    is: '      recordable: 3\n      ltif: 1.00\n',
    says: ['safety › years › 1 › ltif is computed by the site. Remove the line.'],
  },
  {
    slip: 'types the rate of all cases in capitals',
    file: POLICY,
    was: '      recordable: 3\n',
    is: '      recordable: 3\n      TRIR: 3.0\n',
    says: ['safety › years › 1 › TRIR is computed by the site. Remove the line.'],
  },
  {
    slip: 'names another rate in a sentence',
    file: POLICY,
    was: 'Words.\n',
    is: 'Our LTIF in 2025 was 0.2.\n',
    says: [
      `"LTIF in 2025 was 0.2" disagrees with the safety figures of 2025 at ${COUNTS}. They give 0.50. Write that, or leave the figure out.`,
    ],
  },
  {
    slip: 'names another rate on another page, in long words',
    file: 'pages/thank-you.mdx',
    was: 'heading: Thank you',
    is: 'heading: A lost-time injury frequency of zero',
    says: [
      `"lost-time injury frequency of zero" disagrees with the safety figures of 2025 at ${COUNTS}. They give 0.50. Write that, or leave the figure out.`,
    ],
  },
  {
    slip: 'names a rate on other hours than the figures have',
    file: 'pages/thank-you.mdx',
    was: 'Words.\n',
    is: 'A TRIR of 1.4 per 200,000 hours in 2025, as everybody knows.\n',
    says: [
      `"TRIR of 1.4" disagrees with the safety figures of 2025 at ${COUNTS}. They give 2.00. Write that, or leave the figure out.`,
    ],
  },
  {
    slip: 'counts fewer recordable cases than injuries',
    file: POLICY,
    was: 'recordable: 3',
    is: 'recordable: 0',
    says: [
      'safety › years › 1 › recordable "0" is less than fatalities and lost-time injuries together. Count all cases: at least 1.',
    ],
  },
  {
    slip: 'writes the hours with commas',
    file: POLICY,
    was: 'hours: 1000000',
    is: 'hours: 1,000,000',
    says: ['safety › years › 1 › hours holds words where a number should be. Write 1000000, digits alone.'],
  },
  {
    slip: 'writes no hours',
    file: POLICY,
    was: 'hours: 1000000',
    is: 'hours: 0',
    says: ['safety › years › 1 › hours is 0; 1 is the least.'],
  },
  {
    slip: 'writes the latest year first',
    file: POLICY,
    was: 'year: 2024',
    is: 'year: 2026',
    says: [
      {
        at: '- year: 2025',
        says: 'safety › years › 2 › year "2025" does not come after 2026. Write each year once, the earliest first.',
      },
    ],
  },
  {
    slip: 'counts half a case',
    file: POLICY,
    was: 'lostTime: 1\n      recordable: 3',
    is: 'lostTime: 0.5\n      recordable: 3',
    says: [
      'safety › years › 1 › lostTime holds a number where a whole number should be. Write, for example, "lostTime: 1".',
    ],
  },
  {
    slip: 'forgets the fatalities',
    file: POLICY,
    was: '      fatalities: 0\n      lostTime: 1\n      recordable: 3\n',
    is: '      lostTime: 1\n      recordable: 3\n',
    says: [
      {at: '- year: 2024', says: 'safety › years › 1 › fatalities is missing. Add a line such as "fatalities: 0".'},
    ],
  },
];
