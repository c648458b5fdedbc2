import {SERVICE, type Slip} from './slip';

const TITLE = 'title: The engineering page';

/** Slips with the addresses that pages had before. */
export const FORMER_SLIPS: Slip[] = [
  {
    slip: 'names the address that the page has now as a former one',
    file: SERVICE,
    was: TITLE,
    is: `${TITLE}\nformerly: [/services/engineering]`,
    says: [
      'formerly › 1 "/services/engineering" is the address that the page has now, and would lead in a circle. Remove it.',
    ],
  },
  {
    slip: 'names the address of another page as a former one',
    file: SERVICE,
    was: TITLE,
    is: `${TITLE}\nformerly: [/design, /projects]`,
    says: ['formerly › 2 "/projects" is the address of pages/projects.mdx. Remove it.'],
  },
  {
    slip: 'names the address of an opening as a former one',
    file: SERVICE,
    was: TITLE,
    is: `${TITLE}\nformerly: [/careers/analyst]`,
    says: ['formerly › 1 "/careers/analyst" is the address of pages/careers.mdx:«- id: analyst». Remove it.'],
  },
  {
    slip: 'names a former address twice',
    file: SERVICE,
    was: TITLE,
    is: `${TITLE}\nformerly:\n  - /design\n  - /design`,
    says: [
      {
        at: '- /design\ndescription',
        says: 'formerly › 2 "/design" is used at pages/services/engineering.mdx:«- /design» already. An address leads to one page; keep one of the two.',
      },
    ],
  },
  {
    slip: 'names the address of a file as a former one',
    file: SERVICE,
    was: TITLE,
    is: `${TITLE}\nformerly: [/files/engineering]`,
    says: ['formerly › 1 "/files/engineering" is kept for files. Write, for example, "- /about/our-story".'],
  },
  {
    slip: 'writes a former address in full',
    file: SERVICE,
    was: TITLE,
    is: `${TITLE}\nformerly: [https://www.ferrowell.example/design]`,
    says: [
      'formerly › 1 "https://www.ferrowell.example/design" is not the whole address of a page of this site. Write, for example, "- /about/our-story".',
    ],
  },
  {
    slip: 'leads a former address elsewhere by signs',
    file: SERVICE,
    was: TITLE,
    is: `${TITLE}\nformerly: ["/* https://evil.example 301"]`,
    says: [
      'formerly › 1 "/* https://evil.example 301" is not the whole address of a page of this site. Write, for example, "- /about/our-story".',
    ],
  },
  {
    slip: 'writes one former address without a list',
    file: SERVICE,
    was: TITLE,
    is: `${TITLE}\nformerly: /design`,
    says: [
      'formerly holds words where a list should be. Write each entry on a line of its own, with a hyphen and a space before it.',
    ],
  },
];
