import {SITE_FILE} from '../../../src/content/base/paths';
import {read, write, type PageText, type Texts} from './page-text';

/** How many entries each list gets; a new name is made for each by the fields that tell it from others. */
const SCALE = [
  {file: 'pages/careers.mdx', list: 'openings', count: 60, names: ['id', 'title']},
  {file: 'pages/projects.mdx', list: 'projects', count: 120, names: ['id', 'title']},
  {file: 'pages/about/clients.mdx', list: 'clients', count: 80, names: ['id', 'name']},
  {file: 'pages/about/management.mdx', list: 'members', count: 30, names: ['name']},
];
const PHOTOS = 300;
const SERVICES = 40;
const GALLERY = 'pages/about/gallery.mdx';
const SERVICE = 'pages/services/engineering.mdx';

/** What no longer fits into the row of the header. */
const DROPDOWN = 20;

type Entry = Record<string, unknown>;

/** @returns the pages with lists as long as those of a company ten times the size. */
export function scale(texts: Texts): Texts {
  const pages = new Map([...texts].map(([file, text]) => [file, read(file, text)]));
  const page = (file: string): PageText => {
    const found = pages.get(file);
    if (!found) throw new Error(`There is no ${file}.`);
    return found;
  };
  for (const {file, list, count, names} of SCALE) {
    const {data} = page(file);
    data[list] = repeated(data[list] as Entry[], count, names);
  }
  const categories = page(GALLERY).data.categories as {images: Entry[]}[];
  for (const category of categories) {
    category.images = repeated(category.images, Math.ceil(PHOTOS / categories.length), ['alt']);
  }
  const service = page(SERVICE);
  const services = [...pages.keys()].filter((file) => /^pages\/services\/(?!index)/.test(file)).length;
  for (let number = services + 1; number <= SERVICES; number += 1) {
    const title = `Service ${number}`;
    const card = {...(service.data.service as Entry), title};
    const own = {title, description: title, heading: title, sidebar_label: title, sidebar_position: number};
    const data = {...service.data, ...own, service: card};
    pages.set(`pages/services/service-${number}.mdx`, {data, body: service.body});
  }
  const {navigation, badges} = page(SITE_FILE).data as {navigation: Entry[]; badges: Entry[]};
  const links = [...pages.keys()].filter((file) => file.includes('service-')).map(linkTo);
  for (const item of navigation) if (item.dropdown) item.dropdown = links.slice(0, DROPDOWN);
  navigation.push({key: 'sustainability', name: 'Sustainability', href: '/privacy'});
  badges.push({...badges[0], name: 'ISO 14001'});
  return new Map([...pages].map(([file, text]) => [file, write(text)]));
}

const linkTo = (file: string) => {
  const href = file.replace(/^pages|\.mdx$/g, '');
  return {name: `To ${href}`, href};
};

function repeated(entries: Entry[], count: number, names: string[]): Entry[] {
  return Array.from({length: count}, (_, index) => {
    const entry = entries[index % entries.length] ?? {};
    if (index < entries.length) return entry;
    const named = names.map((name) => [name, `${String(entry[name])}${name === 'id' ? '-' : ' '}${index + 1}`]);
    return {...entry, ...(Object.fromEntries(named) as Entry)};
  });
}
