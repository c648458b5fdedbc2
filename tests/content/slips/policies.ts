import {POLICY, type Slip} from './slip';

/** Slips with a policy that is signed and dated. */
export const POLICY_SLIPS: Slip[] = [
  {
    slip: 'writes the day of a review as people say it',
    file: POLICY,
    was: 'reviewBy: 2099-03-01',
    is: 'reviewBy: March 2099',
    says: [
      'signature › reviewBy "March 2099" is not a date written year-month-day. Write, for example, "reviewBy: 2027-03-01".',
    ],
  },
  {
    slip: 'writes the day of a review before that of the signature',
    file: POLICY,
    was: 'reviewBy: 2099-03-01',
    is: 'reviewBy: 2024-03-01',
    says: [
      'signature › reviewBy "2024-03-01" is not later than 2025-03-01. Look at the policy: one of the two days is wrong.',
    ],
  },
  {
    slip: 'forgets who has signed a policy',
    file: POLICY,
    was: '  signedBy: Managing Director\n',
    is: '',
    says: [
      {
        at: 'signature:',
        says: 'signature › signedBy is missing. Add a line such as "signedBy: Managing Director".',
      },
    ],
  },
  {
    slip: 'forgets when a policy was signed',
    file: POLICY,
    was: '  signed: 2025-03-01\n',
    is: '',
    says: [{at: 'signature:', says: 'signature › signed is missing. Add a line such as "signed: 2026-03-02".'}],
  },
  {
    slip: 'shows the signature of a page that nobody has signed',
    file: 'pages/thank-you.mdx',
    was: 'Words.\n',
    is: '<Signature />\n',
    says: [
      '<Signature /> shows the field "signature", which the top block does not have. Add the field, or remove the line.',
    ],
  },
];
