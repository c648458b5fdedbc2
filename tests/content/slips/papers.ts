import {CERTIFICATES, type Slip} from './slip';

/** Slips with the records of certificates and with registrations. */
export const PAPER_SLIPS: Slip[] = [
  {
    slip: 'writes a date of a certificate that is no date',
    file: CERTIFICATES,
    was: 'issued: 2025-03-01',
    is: 'issued: 2025-02-30',
    says: [
      'certifications › 1 › issued "2025-02-30" is not a date written year-month-day. Write, for example, "issued: 2024-03-01".',
    ],
  },
  {
    slip: 'writes the last day of a certificate as people say it',
    file: CERTIFICATES,
    was: 'validUntil: 2099-02-28',
    is: 'validUntil: 28 February 2099',
    says: [
      'certifications › 1 › validUntil "28 February 2099" is not a date written year-month-day. Write, for example, "validUntil: 2027-02-28".',
    ],
  },
  {
    slip: 'writes a last day of a certificate before its first',
    file: CERTIFICATES,
    was: 'validUntil: 2099-02-28',
    is: 'validUntil: 2025-02-28',
    says: [
      'certifications › 1 › validUntil "2025-02-28" is not later than 2025-03-01. Look at the paper: one of the two days is wrong.',
    ],
  },
  {
    slip: 'names a social network as the register of a certificate',
    file: CERTIFICATES,
    was: 'register: https://register.example/000000',
    is: 'register: https://www.linkedin.com/company/sample',
    says: [
      'certifications › 1 › register "https://www.linkedin.com/company/sample" is a social network and no register. Name the page on which the issuer itself shows it, or remove the line.',
    ],
  },
  {
    slip: 'names the site itself as the register of a certificate',
    file: CERTIFICATES,
    was: 'register: https://register.example/000000',
    is: 'register: https://www.ferrowell.example/about/certifications',
    says: [
      'certifications › 1 › register "https://www.ferrowell.example/about/certifications" is this site, which proves nothing. Name the page of its issuer, or remove the line.',
    ],
  },
  {
    slip: 'names a register without the beginning of its address',
    file: CERTIFICATES,
    was: 'register: https://register.example/000000',
    is: 'register: register.example/000000',
    says: [
      'certifications › 1 › register "register.example/000000" is not a full web address that begins with https://. Write, for example, "register: https://register.example/00000000".',
    ],
  },
  {
    slip: 'names a certificate file that is not there',
    file: CERTIFICATES,
    was: '    register: https',
    is: '    file: /files/iso.pdf\n    register: https',
    says: ['certifications › 1 › file "/files/iso.pdf" does not exist. Add the file to static/files.'],
  },
  {
    slip: 'names a photo of a certificate as its file',
    file: CERTIFICATES,
    was: '    register: https',
    is: '    file: /img/photo.jpg\n    register: https',
    says: [
      'certifications › 1 › file "/img/photo.jpg" is not a PDF in static/files. Write, for example, "file: /files/iso-9001.pdf".',
    ],
  },
  {
    slip: 'types the letter O in the number of a certificate',
    file: CERTIFICATES,
    was: 'number: QMS-000000',
    is: 'number: QMS-00O000',
    says: ['certifications › 1 › number "QMS-00O000" has the letter O where a zero belongs. Write the digit 0.'],
  },
  {
    slip: 'writes the number of a certificate without quotes',
    file: CERTIFICATES,
    was: 'number: QMS-000000',
    is: 'number: 123456',
    says: ['certifications › 1 › number holds a number where words should be. Put it between double quotes.'],
  },
  {
    slip: 'misspells a field of a record',
    file: CERTIFICATES,
    was: 'issuer: Sample',
    is: 'issueer: Sample',
    says: ['certifications › 1 › issueer is not a field of this page. Did you mean "issuer"?'],
  },
  {
    slip: 'deletes the words around records',
    file: CERTIFICATES,
    was: 'recordWords:\n  number: Number\n  issuer: Issued by\n  accreditedBy: Accredited by\n  scope: Scope\n  issued: Issued\n  validity: Validity\n  validUntil: Valid until {date}\n  expired: Expired on {date}\n  noEnd: No expiry\n  check: Register\n  register: Look it up\n  registerOf: for {name}\n  file: Certificate (PDF)\n  more: Full record\n  registrations: Registrations\n  registration: Registration\n',
    is: '',
    says: [
      {
        at: '- name: ISO 9001:2015',
        says: 'certifications › 1 needs the words around a record. Bring the field "recordWords" back from the history.',
      },
    ],
  },
  {
    slip: 'forgets the day in the words of a record',
    file: CERTIFICATES,
    was: 'validUntil: Valid until {date}',
    is: 'validUntil: Valid',
    says: [
      'recordWords › validUntil lacks {date}, which the site fills in. Write it where it belongs, as in "Valid until {date}".',
    ],
  },
  {
    slip: 'writes a registration that nobody knows',
    file: CERTIFICATES,
    was: 'kind: ITF',
    is: 'kind: ITFF',
    says: ['registrations › 2 › kind is "ITFF". Did you mean "ITF"?'],
  },
  {
    slip: 'writes a category that a permit does not have',
    file: CERTIFICATES,
    was: 'category: Major',
    is: 'category: Minor',
    says: ['registrations › 1 › category "Minor" is not a category of NUPRC. It may be General, Major, Specialised.'],
  },
  {
    slip: 'writes a category for a registration without any',
    file: CERTIFICATES,
    was: 'kind: ITF\n',
    is: 'kind: ITF\n    category: Major\n',
    says: ['registrations › 2 › category "Major" is not a category of ITF. Remove the line.'],
  },
  {
    slip: 'leaves out the last day of a registration that has one',
    file: CERTIFICATES,
    was: '    validUntil: 2099-12-31\n',
    is: '',
    says: [
      {
        at: 'kind: ITF',
        says: 'registrations › 2 › kind "ITF" has a last day. Add a line such as "validUntil: 2026-12-31".',
      },
    ],
  },
  {
    slip: 'writes a last day for a registration that has none',
    file: CERTIFICATES,
    was: 'kind: ITF',
    is: 'kind: TIN',
    says: [
      {
        at: 'validUntil: 2099-12-31',
        says: 'registrations › 2 › validUntil "2099-12-31" is the last day of a paper that has none. Remove the line.',
      },
    ],
  },
  {
    slip: 'writes another last day than the end of the year for a clearance',
    file: CERTIFICATES,
    was: 'validUntil: 2099-12-31',
    is: 'validUntil: 2099-11-30',
    says: [
      'registrations › 2 › validUntil "2099-11-30" is not the end of a year, when ITF expires. Write 2099-12-31, or look at the paper.',
    ],
  },
  {
    slip: 'writes another last day than the anniversary for a permit',
    file: CERTIFICATES,
    was: 'validUntil: 2099-03-16',
    is: 'validUntil: 2099-03-18',
    says: [
      'registrations › 1 › validUntil "2099-03-18" is not the anniversary of 2026-03-16, when NUPRC expires. Look at the paper.',
    ],
  },
  {
    slip: 'types the letter O in the number of a registration',
    file: CERTIFICATES,
    was: 'number: ITF-000000',
    is: 'number: ITF-O00000',
    says: ['registrations › 2 › number "ITF-O00000" has the letter O where a zero belongs. Write the digit 0.'],
  },
  {
    slip: 'leaves the number of a registration out',
    file: CERTIFICATES,
    was: '    number: ITF-000000\n',
    is: '',
    says: [
      {
        at: 'kind: ITF',
        says: 'registrations › 2 › number is missing. Add a line such as "number: "00000000"".',
      },
    ],
  },
];
