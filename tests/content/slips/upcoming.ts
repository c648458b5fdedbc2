import {CAREERS, HOME, POLICY, PROJECTS, type Slip} from './slip';

/** Slips with the day on which visitors see a page or an entry first. */
export const UPCOMING_SLIPS: Slip[] = [
  {
    slip: 'writes the first day of a page as people say it',
    file: POLICY,
    was: 'heading: A policy\n',
    is: 'heading: A policy\npublishFrom: 4 January 2027\n',
    says: [
      'publishFrom "4 January 2027" is not a date written year-month-day. Write, for example, "publishFrom: 2027-01-04".',
    ],
  },
  {
    slip: 'links to a page that is not out yet',
    file: POLICY,
    was: 'heading: A policy\n',
    is: 'heading: A policy\npublishFrom: 2099-01-04\n',
    says: [
      {
        file: 'pages/thank-you.mdx',
        at: 'It stands in',
        says: 'The link "/policy-of-the-tests" leads to what appears on 2099-01-04 only. Remove the link until that day.',
      },
    ],
  },
  {
    slip: 'lets a page wait that the site needs',
    file: PROJECTS,
    was: 'heading: Projects\n',
    is: 'heading: Projects\npublishFrom: 2026-01-04\n',
    says: ['publishFrom stands on a page that is needed: the home page shows some of its projects. Remove the line.'],
  },
  {
    slip: 'lets the home page wait',
    file: HOME,
    was: 'description: ',
    is: 'publishFrom: 2026-01-04\ndescription: ',
    says: [
      'publishFrom is not a field of this page. The fields here are title, description, unlisted, sample, formerly, slides, start, contact, profile, services, statistics, projects, clients, callToAction.',
    ],
  },
  {
    slip: 'writes a first day for an opening behind its last one',
    file: CAREERS,
    was: '    applyLink: https://forms.example/apply/machinist\n',
    is: '    applyLink: https://forms.example/apply/machinist\n    publishFrom: 2099-01-04\n    closes: 2099-01-03\n',
    says: [
      {
        at: 'closes: 2099-01-03',
        says: 'openings › 1 › closes "2099-01-03" is earlier than 2099-01-04, when the opening appears. One of the two days is wrong.',
      },
    ],
  },
  {
    slip: 'writes that an opening was published before its first day',
    file: CAREERS,
    was: '    applyLink: https://forms.example/apply/machinist\n',
    is: '    applyLink: https://forms.example/apply/machinist\n    publishFrom: 2099-01-04\n    posted: 2099-01-03\n',
    says: [
      {
        at: 'posted: 2099-01-03',
        says: 'openings › 1 › posted "2099-01-03" is earlier than 2099-01-04, when the opening appears. Write 2099-01-04.',
      },
    ],
  },
  {
    slip: 'writes a first day for a client',
    file: 'pages/about/clients.mdx',
    was: 'name: Client 1,',
    is: 'name: Client 1, publishFrom: 2099-01-04,',
    says: [
      {
        at: 'publishFrom',
        says: 'clients › 1 › publishFrom is not a field of this page. The fields here are id, name, logo, sample.',
      },
    ],
  },
];
