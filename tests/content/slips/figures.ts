import type {Slip} from './slip';

const SITE = 'pages/_site.yml';
const HOME = 'pages/index.mdx';
const NAMED = '  - figure: success\n';

/** Slips with figures that are written once and named. */
export const FIGURE_SLIPS: Slip[] = [
  {
    slip: 'names a figure that there is not, by one letter',
    file: HOME,
    was: NAMED,
    is: '  - figure: succes\n',
    says: ['statistics › 4 › figure "succes" is not one of the figures. Did you mean "success"?'],
  },
  {
    slip: 'writes a number beside the name of a figure',
    file: HOME,
    was: NAMED,
    is: `${NAMED}    number: 98\n`,
    says: [
      'statistics › 4 › number "98" stands beside the name of a figure that has its own. Remove the line, or the line figure: above it.',
    ],
  },
  {
    slip: 'writes a percent sign beside the name of a figure',
    file: HOME,
    was: NAMED,
    is: `${NAMED}    suffix: "%"\n`,
    says: [
      'statistics › 4 › suffix "%" stands beside the name of a figure that has its own. Remove the line, or the line figure: above it.',
    ],
  },
  {
    slip: 'gives a figure neither a name nor a number',
    file: HOME,
    was: NAMED,
    is: '  - label: Success Rate\n',
    says: ['statistics › 4 › number is missing. Add a line such as "number: 150".'],
  },
  {
    slip: 'registers a figure twice',
    file: SITE,
    was: 'id: engineers',
    is: 'id: success',
    says: [`figures › 2 › id "success" is used at ${SITE}:«id: success» already. Each id is unique.`],
  },
  {
    slip: 'says a figure for a month that is yet to come',
    file: SITE,
    was: 'label: Coded Welders, asOf: 2026-01',
    is: 'label: Coded Welders, asOf: 2099-01',
    says: ['figures › 2 › asOf "2099-01" is yet to come. Write the month for which it is known.'],
  },
  {
    slip: 'says a figure for a day',
    file: SITE,
    was: 'label: Coded Welders, asOf: 2026-01',
    is: 'label: Coded Welders, asOf: 2026-01-31',
    says: ['figures › 2 › asOf "2026-01-31" is not a month written year-month. Write, for example, "asOf: 2026-10".'],
  },
  {
    slip: 'leaves out where a figure comes from',
    file: SITE,
    was: ', source: Payroll',
    is: '',
    says: ['figures › 2 › source is missing. Add a line such as "source: Register of projects".'],
  },
];
