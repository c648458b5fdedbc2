import {BUYERS, type Slip} from './slip';

/** Slips with the questions of buyers. */
export const BUYER_SLIPS: Slip[] = [
  {
    slip: 'names what answers a question in other words',
    file: BUYERS,
    was: 'answer: certifications',
    is: 'answer: certification',
    says: ['questions › 1 › answer is "certification". Did you mean "certifications"?'],
  },
  {
    slip: 'forgets what answers a question',
    file: BUYERS,
    was: '    answer: certifications\n',
    is: '',
    says: [
      {
        at: '- question: Which certificates are there?',
        says: 'questions › 1 › answer is missing. Add a line such as "answer: certifications".',
      },
    ],
  },
  {
    slip: 'answers a question in words of their own',
    file: BUYERS,
    was: 'answer: certifications',
    is: 'answer: ISO 9001, valid until 2028',
    says: [
      'questions › 1 › answer is "ISO 9001, valid until 2028". It may be "company", "management", "offices", "services", "codes", "certifications", "registrations", "policies", "safety", "projects", "equipment".',
    ],
  },
  {
    slip: 'chooses among registrations that answer nothing',
    file: BUYERS,
    was: '    answer: certifications\n',
    is: '    answer: certifications\n    registrations: [CAC]\n',
    says: [
      'questions › 1 › registrations chooses among papers that do not answer this question. Write "answer: registrations", or remove the line.',
    ],
  },
  {
    slip: 'chooses a registration that nobody issues',
    file: BUYERS,
    was: '[CAC, TIN]',
    is: '[CAC, TAX]',
    says: [
      'questions › 2 › registrations › 2 is "TAX". It may be "CAC", "TIN", "TCC", "NUPRC", "NCEC", "NJQS", "PENCOM", "ITF", "NSITF", "BPP", "COREN".',
    ],
  },
  {
    slip: 'asks the same question twice',
    file: BUYERS,
    was: 'question: Which registrations are there?',
    is: 'question: Which certificates are there?',
    says: [
      'questions › 2 › question "Which certificates are there?" is used at pages/buyers.mdx:«question: Which certificates» already. Each question is unique.',
    ],
  },
  {
    slip: 'shows no line of an answer',
    file: BUYERS,
    was: 'most: 1',
    is: 'most: 0',
    says: ['questions › 2 › most is 0; 1 is the least.'],
  },
  {
    slip: 'deletes the words around the answers',
    file: BUYERS,
    was: '  source: From {name}\n',
    is: '',
    says: [{at: 'answerWords:', says: 'answerWords › source is missing. Add a line such as "source: From {name}".'}],
  },
  {
    slip: 'deletes the part that answers the questions',
    file: BUYERS,
    was: '<Questions />',
    is: 'Words.',
    says: [
      {
        file: BUYERS,
        says: 'The page has no <Questions />, which answers the questions. Write it on a line of its own.',
      },
    ],
  },
];
