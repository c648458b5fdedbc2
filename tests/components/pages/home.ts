/** A home page, on a site that has everything it names. */
import {clients} from '../../../src/content/kinds/clients';
import {home} from '../../../src/content/kinds/home';
import {projects} from '../../../src/content/kinds/projects';
import {client, project, servicePage} from './entries';
import {pageOf, read} from './pageOf';

export const SLIDES = ['One', 'Two', 'Three', 'Four', 'Five'];

const CLIENTS = Array.from({length: 10}, (_, index) => client(`Client ${index}`.replace(' ', '-')));
const SERVICES = ['engineering', 'procurement', 'fabrication', 'commissioning', 'operations', 'manpower'];
const PROJECTS = ['skid', 'tank', 'jacket', 'pipeline'];

export const homePage = pageOf(
  home,
  {
    slides: SLIDES.map((subtitle) => ({
      id: subtitle.toLowerCase(),
      title: `Title of ${subtitle}`,
      subtitle,
      description: `Description of ${subtitle}`,
      image: `/img/home/${subtitle.toLowerCase()}.jpg`,
      alt: `Photo of ${subtitle}`,
      focal: '50% 50%',
    })),
    start: {name: 'Get Started', href: '/services'},
    contact: {name: 'Contact', href: '/contact'},
    profile: {name: 'Download Profile', file: '/files/company-profile.pdf'},
    services: SERVICES,
    statistics: ['Projects', 'Clients', 'Years', 'Partners'].map((label) => ({number: 10, label})),
    projects: PROJECTS,
    clients: CLIENTS.map(({id}) => id),
    callToAction: {heading: 'Ready?', text: 'Send us the scope.', buttons: [{name: 'Contact', href: '/contact'}]},
  },
  {
    beside: [
      ...SERVICES.map((id) => servicePage(id, `Title of ${id}`)),
      read(projects, {projects: PROJECTS.map((id) => project(id))}),
      read(clients, {clients: CLIENTS}),
    ],
  },
);
