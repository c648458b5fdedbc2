import {QUOTE, type Slip} from './slip';

/** Slips with the papers that a form asks to have at hand. */
export const READINESS_SLIPS: Slip[] = [
  {
    slip: 'names a paper twice',
    file: QUOTE,
    was: 'name: Pension Clearance Certificate',
    is: 'name: Certificate of Incorporation',
    says: [
      'readiness › 2 › name "Certificate of Incorporation" is used at pages/contact/quote.mdx:«- name: Certificate of Incorporation» already. Each name is unique.',
    ],
  },
  {
    slip: 'leaves out who issues a paper',
    file: QUOTE,
    was: '    issuer: National Pension Commission\n',
    is: '',
    says: [
      {
        at: '- name: Pension',
        says: 'readiness › 2 › issuer is missing. Add a line such as "issuer: Corporate Affairs Commission (CAC)".',
      },
    ],
  },
  {
    slip: 'writes the site of an issuer without its beginning',
    file: QUOTE,
    was: 'site: https://register.example',
    is: 'site: register.example',
    says: [
      'readiness › 1 › site "register.example" is not a full web address that begins with https://. Write, for example, "site: https://www.cac.gov.ng".',
    ],
  },
  {
    slip: 'names a social network as the site of an issuer',
    file: QUOTE,
    was: 'site: https://register.example',
    is: 'site: https://www.facebook.com/register',
    says: [
      'readiness › 1 › site "https://www.facebook.com/register" is a social network and no register. Name the page on which the issuer itself shows it, or remove the line.',
    ],
  },
  {
    slip: 'names the site itself as that of an issuer',
    file: QUOTE,
    was: 'site: https://register.example',
    is: 'site: https://www.ferrowell.example/about',
    says: [
      'readiness › 1 › site "https://www.ferrowell.example/about" is this site, which proves nothing. Name the page of its issuer, or remove the line.',
    ],
  },
  {
    slip: 'forgets a number in the words of a list of papers',
    file: QUOTE,
    was: 'ready: "Here are {count} of {total}"',
    is: 'ready: "{count} at hand"',
    says: [
      'readinessWords › ready lacks {total}, which the site fills in. Write it where it belongs, as in "{count} of {total} at hand".',
    ],
  },
  {
    slip: 'deletes the words around a list of papers',
    file: QUOTE,
    was: 'readinessWords:\n  ready: "Here are {count} of {total}"\n  kept: Ticks go nowhere.\n  print: Print this list\n  clear: Clear all ticks\n',
    is: '',
    says: [
      {
        at: 'readiness:',
        says: 'readiness needs the words around the list. Bring the field "readinessWords" back from the history.',
      },
    ],
  },
  {
    slip: 'shows papers on a page that lists none',
    file: 'pages/thank-you.mdx',
    was: 'Words.\n',
    is: '<Readiness />\n',
    says: ['<Readiness /> shows the field "readiness", which this kind of page does not have. Remove the line.'],
  },
];
