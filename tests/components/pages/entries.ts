/** The entries that one page owns and others name. */
import {service} from '../../../src/content/kinds/service';
import {read} from './pageOf';

/** @returns the page of a service, with its card. */
export const servicePage = (id: string, title: string) =>
  read(
    service,
    {
      sidebar_position: 1,
      service: {
        title,
        icon: 'compass',
        color: 'signal-text',
        description: `About ${title}`,
        features: ['First', 'Second', 'Third', 'Fourth'],
        image: `/img/services/${id}.jpg`,
        alt: `Photo of ${title}`,
      },
    },
    `services/${id}.mdx`,
  );

export const project = (id: string, discipline?: string) => ({
  id,
  title: `Title of ${id}`,
  client: `Client of ${id}`,
  discipline,
  description: `Description of ${id}`,
  image: `/img/projects/${id}.jpg`,
  alt: `Photo of ${id}`,
  logo: `/img/clients/${id}.svg`,
});

export const client = (name: string) => ({id: name.toLowerCase(), name, logo: `/img/clients/${name.toLowerCase()}.svg`});

export const trackRecordWords = {
  view: 'View',
  cards: 'Pictures',
  table: 'Track record',
  caption: 'Completed jobs',
  since: 'Completed since',
  anyYear: 'Any year',
  sinceYear: 'Since {year}',
  sortBy: 'Sort by {name}',
  project: 'Job',
  client: 'Client',
  discipline: 'Service',
  place: 'Place',
  period: 'Period',
  contract: 'Contract',
  outcome: 'Outcome',
  unit: 'Unit',
  value: 'Value',
  completion: 'Completion',
  certificate: 'Certificate (PDF)',
  certificateOf: 'for {name}',
  download: 'Download for Excel (CSV)',
};

export const jobWords = {
  facts: 'Facts',
  client: 'For',
  discipline: 'Kind',
  place: 'Where',
  period: 'When',
  contract: 'Contract',
  outcome: 'Outcome',
  status: 'State',
  handedOver: 'Done in {month}',
  task: 'The task',
  taskHeading: 'Asked',
  result: 'The result',
  resultHeading: 'Delivered',
  pictures: 'Pictures',
  picturesHeading: 'Photos',
  before: 'At first',
  during: 'Meanwhile',
  after: 'At last',
  way: 'The way',
  wayHeading: 'How',
  people: 'heads',
  hours: 'hours of work',
  standards: 'Rules',
  learned: 'Lesson',
  said: 'The client',
  consent: 'Agreed on',
  papers: 'Papers',
  papersHeading: 'Proof',
  next: 'Next',
  nextHeading: 'More {service}',
  all: 'All of them',
  ofService: 'Done so far',
};
