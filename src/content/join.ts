import {existsSync, statSync} from 'node:fs';
import {lagosDay} from '../shared/days';
import {formService, type FormService} from './host/form-service';
import type {Content, Page} from './load';
import {CAREERS, openingPath, openOn} from '../shared/openings';
import {staticFile} from './paths';
import type {CareersPage, FormPage, FormWords, HomePage, JobOpening, ServicePage, Site} from './schema';

const BYTES_PER_MEGABYTE = 1_000_000;

/**
 * What a page is given to show: its own top block with every reference replaced by the entry that another page owns.
 * @returns plain data, ready for the page's bundle; a reference to an entry that is missing is left out
 */
export function pageData({path, data, photos}: Page, content: Content): Record<string, unknown> {
  const {site, lists} = content;
  const own = {...data, photos};
  // Its card is for other pages; on its own it would only weigh.
  if (path.startsWith('/services/')) return {...own, service: {title: (data as unknown as ServicePage).service.title}};
  if (path === '/services') return {...own, services: lists.services};
  if (path === '/projects') return {...own, disciplines: disciplines(lists)};
  if (path === CAREERS) {
    const {openingPage: _ofOthers, openings, ...careers} = data as unknown as CareersPage;
    return {...careers, photos, openings: openOn(lagosDay(), openings)};
  }
  if (path === '/search') return {...own, pages: listed(content)};
  if ('form' in data && site) return {...own, form: formData(data as unknown as FormPage, site)};
  if (path !== '/') return own;
  const home = data as unknown as HomePage;
  return {
    ...own,
    profile: {...home.profile, size: megabytes(home.profile.file)},
    services: pick(lists.services, home.services).map(({features: _features, ...card}) => card),
    projects: pick(lists.projects, home.projects),
    clients: pick(lists.clients, home.clients),
  };
}

/** The page that an opening has to itself. */
export interface OpeningPage {
  path: string;
  /** The page that owns the opening, `pages/careers.mdx`. */
  file: string;
  data: {
    title: string;
    description: string;
    heading: string;
    lead: string;
    photos: Record<string, never>;
    opening: JobOpening;
    words: CareersPage['openingPage'];
  };
}

/** What search results show of a description, in characters; the schema holds staff to the same. */
const DESCRIPTION_LENGTH = 160;

/** @returns a page for each opening that can be applied for today. */
export function openingPages({pages}: Pick<Content, 'pages'>): OpeningPage[] {
  const careers = pages.find(({path}) => path === CAREERS);
  if (!careers) return [];
  const {openings, openingPage: words} = careers.data as unknown as CareersPage;
  return openOn(lagosDay(), openings).map((opening) => {
    const {id, title, location, type, description} = opening;
    const summary = shorten(`${title}, ${location}, ${type}. ${description}`, DESCRIPTION_LENGTH);
    return {
      path: openingPath(id),
      file: careers.file,
      data: {title, description: summary, heading: title, lead: description, photos: {}, opening, words},
    };
  });
}

/** @returns a text cut at the end of a word, with a sign that it goes on. */
function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length - 1)).replace(/[,.]$/, '')}…`;
}

/** A page in the list of all pages, with those that lie below it. */
export interface ListedPage {
  path: string;
  title: string;
  pages: ListedPage[];
}

/** @returns the pages that a visitor may look for, in the order of their addresses. */
function listed(content: Content): ListedPage[] {
  const pages = [...content.pages.filter(({data}) => data.unlisted !== true), ...openingPages(content)]
    .map(({path, data}) => ({path, title: (data as {title: string}).title}))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const parent = ({path}: {path: string}) => path.replace(/(?<=.)\/.*$/, '');
  return pages
    .filter((page) => parent(page) === page.path)
    .map((page) => ({
      ...page,
      pages: pages.filter((one) => one !== page && parent(one) === page.path).map((one) => ({...one, pages: []})),
    }));
}

/** A form with what all forms share. */
export type Form = FormPage['form'] & {
  words: Omit<FormWords, 'preview'> & {preview?: string};
  service?: FormService;
  /** The address and the number that are offered when the service fails. */
  email: string;
  phone: string;
};

function formData({form}: FormPage, site: Site): Form {
  const {preview, ...words} = site.forms;
  const service = formService(site);
  return {
    ...form,
    words: service ? words : {...words, preview},
    service,
    email: site.email,
    phone: site.phones[0] ?? '',
  };
}

/** A service that some of the projects belong to. */
export interface Discipline {
  id: string;
  name: string;
  count: number;
}

/** @returns the services that projects name, in the order of the side menu. */
function disciplines({projects, services}: Content['lists']): Discipline[] {
  return services
    .map(({id, title}) => ({id, name: title, count: projects.filter(({discipline}) => discipline === id).length}))
    .filter(({count}) => count > 0);
}

/** @returns the size of a file in static/ with one digit behind the point. */
function megabytes(file: string): string {
  const path = staticFile(file);
  return existsSync(path) ? (statSync(path).size / BYTES_PER_MEGABYTE).toFixed(1) : '';
}

function pick<T extends {id: string}>(entries: T[], ids: string[]): T[] {
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id));
}
