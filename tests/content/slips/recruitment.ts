import {CAREERS, GENUINE, type Slip} from './slip';

/** Slips with the page on false offers. */
export const RECRUITMENT_SLIPS: Slip[] = [
  {
    slip: 'names a mail service that is open to all as where the company writes from',
    file: GENUINE,
    was: '- ferrowell.example',
    is: '- gmail.com',
    says: ['senders › 1 "gmail.com" gives addresses to anybody. Write the whole e-mail address.'],
  },
  {
    slip: 'names where the company writes from with the sign before it',
    file: GENUINE,
    was: '- ferrowell.example',
    is: '- "@ferrowell.example"',
    says: ['senders › 1 "@ferrowell.example" begins with an @. Write ferrowell.example.'],
  },
  {
    slip: 'names a web address as where the company writes from',
    file: GENUINE,
    was: '- ferrowell.example',
    is: '- https://www.ferrowell.example',
    says: [
      'senders › 1 "https://www.ferrowell.example" is neither an e-mail address nor the name behind its @. Write, for example, "- ferrowell.example".',
    ],
  },
  {
    slip: 'leaves a space in an address from which the company writes',
    file: GENUINE,
    was: '- hr.tests@gmail.com',
    is: '- hr tests@gmail.com',
    says: [
      'senders › 2 "hr tests@gmail.com" is neither an e-mail address nor the name behind its @. Write, for example, "- ferrowell.example".',
    ],
  },
  {
    slip: 'empties the list of what is never asked for',
    file: GENUINE,
    was: 'never:\n  - A fee of any kind\n  - Your bank PIN\n',
    is: 'never: []\n',
    says: ['never has 0 entries; 1 is the least.'],
  },
  {
    slip: 'deletes the words around the addresses of the company',
    file: GENUINE,
    was: 'recruitmentWords:\n  tag: Before you apply\n  heading: Was it really us?\n  senders: Our letters come from\n  never: We do not ask for\n  more: How to find out\n',
    is: '',
    says: [
      {
        at: 'title:',
        says: 'recruitmentWords is missing. Add it: The words around the addresses, here and on the page of each opening.',
      },
    ],
  },
  {
    slip: 'deletes the part that says from where the company writes',
    file: GENUINE,
    was: '<Recruitment />',
    is: 'Words.',
    says: [
      {
        says: 'The page has no <Recruitment />, which says from where the company writes, and what it never asks for. Write it on a line of its own.',
      },
    ],
  },
  {
    slip: 'shows from where the company writes on a page of its own openings',
    file: CAREERS,
    was: '<Openings />',
    is: '<Openings />\n\n<Recruitment />',
    says: [{at: '<Recruitment />', says: '<Recruitment /> belongs to /careers/genuine alone. Remove the line.'}],
  },
  {
    slip: 'names an opening like the page on false offers',
    file: CAREERS,
    was: 'id: analyst',
    is: 'id: genuine',
    says: ['openings › 2 › id "genuine" is kept for the page on false offers. Choose another name.'],
  },
];
