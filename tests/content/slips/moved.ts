import {CAREERS, CLIENTS, HOME, PROJECTS, QUOTE, SERVICE, type Said} from './slip';

/** A page that a person renames or moves, and what the check says then of the file that it is now. */
export interface Move {
  slip: string;
  from: string;
  to: string;
  says: Said[];
}

/** Pages that the site looks for where they were: each is told once, and nobody is blamed for naming it. */
export const MOVES: Move[] = [
  {
    slip: 'renames the page of projects, which many others name',
    from: PROJECTS,
    to: 'pages/work.mdx',
    says: ['pages/projects.mdx is missing; pages/work.mdx holds its fields. Rename it back.'],
  },
  {
    slip: 'renames the page of careers, and capitals get into its name',
    from: CAREERS,
    to: 'pages/Jobs.mdx',
    says: ['pages/careers.mdx is missing; pages/Jobs.mdx holds its fields. Rename it back.'],
  },
  {
    slip: 'renames the home page',
    from: HOME,
    to: 'pages/home.mdx',
    says: ['pages/index.mdx is missing; pages/home.mdx holds its fields. Rename it back.'],
  },
  {
    slip: 'renames the page of search results',
    from: 'pages/search.mdx',
    to: 'pages/find.mdx',
    says: ['pages/search.mdx is missing; pages/find.mdx holds its fields. Rename it back.'],
  },
  {
    slip: 'moves a page into another folder',
    from: CLIENTS,
    to: 'pages/clients.mdx',
    says: ['pages/about/clients.mdx is missing; pages/clients.mdx holds its fields. Rename it back.'],
  },
  {
    slip: 'moves a service out of its folder',
    from: SERVICE,
    to: 'pages/engineering.mdx',
    says: ['pages/engineering.mdx holds the fields of a service. Move it into pages/services.'],
  },
  {
    slip: 'moves a service into a folder of its own',
    from: SERVICE,
    to: 'pages/services/design/engineering.mdx',
    says: ['pages/services/design/engineering.mdx holds the fields of a service. Move it into pages/services.'],
  },
  {
    slip: 'renames a form',
    from: QUOTE,
    to: 'pages/contact/enquiry.mdx',
    says: ['pages/contact/quote.mdx is missing; pages/contact/enquiry.mdx holds its fields. Rename it back.'],
  },
];
