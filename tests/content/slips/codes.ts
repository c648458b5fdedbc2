import {SERVICE, type Slip} from './slip';

/** Slips with the codes under which buyers look for a service. */
export const CODE_SLIPS: Slip[] = [
  {
    slip: 'types the letter O in a code',
    file: SERVICE,
    was: 'code: 3.04.01',
    is: 'code: 3.O4.01',
    says: ['codes › 1 › code "3.O4.01" has the letter O where a zero belongs. Write the digit 0.'],
  },
  {
    slip: 'types a small letter o at the end of a code',
    file: SERVICE,
    was: 'code: 3.04.01',
    is: 'code: 3.04.1o',
    says: ['codes › 1 › code "3.04.1o" has the letter O where a zero belongs. Write the digit 0.'],
  },
  {
    slip: 'writes a code that is a number',
    file: SERVICE,
    was: 'code: 3.04.01',
    is: 'code: 3.04',
    says: ['codes › 1 › code holds a number where words should be. Put it between double quotes.'],
  },
  {
    slip: 'writes a code twice',
    file: SERVICE,
    was: 'code: 3.04.02',
    is: 'code: 3.04.01',
    says: [
      'codes › 2 › code "3.04.01" is used at pages/services/engineering.mdx:«code: 3.04.01» already. Each code is unique.',
    ],
  },
  {
    slip: 'leaves out whose code it is',
    file: SERVICE,
    was: '{scheme: NJQS, code: 3.04.01',
    is: '{code: 3.04.01',
    says: ['codes › 1 › scheme is missing. Add a line such as "scheme: NJQS".'],
  },
  {
    slip: 'misspells the scheme of a code',
    file: SERVICE,
    was: '{scheme: NJQS, code: 3.04.02',
    is: '{sheme: NJQS, code: 3.04.02',
    says: ['codes › 2 › sheme is not a field of this page. Did you mean "scheme"?'],
  },
  {
    slip: 'writes a code without its name',
    file: SERVICE,
    was: ', name: Surveys',
    is: '',
    says: ['codes › 2 › name is missing. Add a line such as "name: Engineering design".'],
  },
];
