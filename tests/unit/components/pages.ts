/** Creates pages for component tests. The schema of its type parses each, so that no test uses an impossible page. */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type * as z from 'zod';
import {entriesOf, sortPages} from '../../../src/cms/content/join';
import {pagesByType} from '../../../src/site/page-data';
import {joinFacts} from '../../../src/site/page-types/facts';
import type {SitePageType, Page} from '../../../src/site/page-types/page-type';
import type {PageHead, SiteContext} from '../../../src/site/page-types/page-type';
import {addressOf, PAGES_FOLDER} from '../../../src/cms/values/paths';
import {type Photo, NamedPicture, type Logo, type PictureFacts} from '../../../src/cms/images';
import {splitPage} from '../../../src/cms/parse/front-matter';
import {siteDay} from '../../../src/site/locale';
import site from '../../mocks/site';
import {pageTypeOf} from '../../../src/cms/parse';
import {siteDefinition} from '../../../src/site/site-definition';
import {flagLogo} from '../../../src/cms/images/uses';
import {project} from '../../../src/site/page-types/project';
import type {projects} from '../../../src/site/page-types/projects';
import {service} from '../../../src/site/page-types/service';

/** A value in front matter. The schema accepts any value for a picture; in front matter it is the path of the file. */
type FrontMatterValue<T> = unknown extends T
  ? string
  : T extends readonly (infer Item)[]
    ? FrontMatterValue<Item>[]
    : T extends object
      ? FrontMatterFields<T>
      : T;
type FrontMatterFields<T> = {[Key in keyof T]: FrontMatterValue<T[Key]>};

/** @returns the front matter of a page in the fixture, for text that a test only passes on */
export const readFixtureFrontMatter = (file: string): unknown =>
  parse(splitPage(readFileSync(file, 'utf8'))?.yaml ?? '');

/** The fields of every page; a test sets them only if they matter. */
type Common = 'title' | 'description' | 'heading';

/** Front matter as in YAML. */
export type FrontMatterOf<Fields> = FrontMatterFields<Omit<Fields, Common>> &
  Partial<FrontMatterFields<Pick<Fields, Common & keyof Fields>>>;

/**
 * @param name the file, from pages/; by default the first one of the type
 * @returns the page with this front matter
 * @throws Error with the issues of the schema
 */
export function read<Name extends string, Data extends object, Schema extends z.ZodObject>(
  kind: SitePageType<Name, Data, Schema>,
  written: FrontMatterOf<z.input<Schema>>,
  name = firstFile(kind),
): Page<Name, Data> {
  const file = `${PAGES_FOLDER}/${name}`;
  if (pageTypeOf(siteDefinition, file).name !== kind.name) throw new Error(`${file} is no ${kind.name} page.`);
  const heading = 'heading' in kind.schema.shape ? {heading: 'Heading'} : {};
  const topBlock = {title: 'Title', description: 'Description', ...heading, ...written};
  const page = kind.read(withPictures(topBlock), {file, path: addressOf(file)});
  if (!Array.isArray(page)) return page;
  throw new Error(page.map(({path, message}) => `${file}, ${path.join(' › ')}: ${message}`).join('\n'));
}

const firstFile = ({files, folder, name}: Pick<SitePageType, 'files' | 'folder' | 'name'>) =>
  files[0] ?? [...(folder === undefined ? [] : [folder]), `${name}.mdx`].join('/');

/** @returns the data that a page may use on a site with these pages that was built on this day. */
export function createSiteContext(pages: readonly Page[], today: string): SiteContext {
  const rest: Omit<SiteContext, 'facts'> = {
    site,
    entries: entriesOf(siteDefinition, pages),
    pagesOf: pagesByType(pages),
    listed: pages.map(({path, title}) => ({path, title})),
    today,
    pictureOf,
    flagsOf,
    countryCode: (country) => countryCodes(country)[0],
    sizeOf: () => 200_000,
  };
  return {...rest, facts: joinFacts(sortPages(pages).map((page) => page.facts(rest)))};
}

interface PageContext {
  /** The other pages of the site. */
  beside?: readonly Page[];
  /** The day on which the site was built. */
  today?: string;
}

/** @returns the data of a page with this front matter. */
export const pageOf = <Name extends string, Data extends object, Schema extends z.ZodObject>(
  kind: SitePageType<Name, Data, Schema>,
  written: FrontMatterOf<z.input<Schema>>,
  context: PageContext = {},
) => dataOf(read(kind, written), context);

/** @returns the data of a page beside others. */
export const dataOf = <Name extends string, Data extends object>(
  page: Page<Name, Data>,
  {beside = [], today = siteDay()}: PageContext = {},
): Data & PageHead<Name> & {photos: Record<string, Photo>} => ({
  ...page.show(createSiteContext([page, ...beside], today)),
  photos: {},
});

/** Pictures without files: their facts depend only on the extension of their path. */

const HASH = 'hash';
const PHOTO = {format: 'jpeg', width: 1600, height: 1000, space: 'srgb', color: '#123456', script: false};
const DRAWING = {...PHOTO, format: 'svg', width: 200, height: 80};

const factsOf = (path: string): PictureFacts =>
  path.endsWith('.svg')
    ? {hash: HASH, content: HASH, bytes: 2000, image: DRAWING}
    : {hash: HASH, content: HASH, bytes: 400_000, image: PHOTO};

const lookUp = (path: string) => new NamedPicture(path, factsOf(path), []);

/** All pictures so far, by the prefix of their addresses. */
const known = new Map<string, NamedPicture>();

/** @returns the data with a picture instead of each path. */
function withPictures(data: unknown): unknown {
  if (typeof data === 'string' && data.startsWith('/img/')) {
    const picture = lookUp(data);
    known.set(picture.base, picture);
    return picture;
  }
  if (Array.isArray(data)) return data.map(withPictures);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withPictures(value)]));
}

/** @returns the source of a photo that a page shows. */
function pictureOf({src}: {src: string}): NamedPicture {
  const picture = known.get(src);
  if (!picture) throw new Error(`${src} was not loaded.`);
  return picture;
}

/** @returns the address of a version of a picture, with its width and format in `ending`. */
export const versionUrl = (name: string, ending: string): string => `/assets/img/${name}.${HASH}${ending}`;

const COUNTRIES: Record<string, string[]> = {Germany: ['DE'], Nigeria: ['NG'], 'Tunisia and Houston': ['TN', 'US']};

const countryCodes = (country: string): string[] => COUNTRIES[country] ?? [];

const flagsOf = (country: string): Logo[] =>
  countryCodes(country).flatMap((code) => flagLogo(lookUp(`/flags/${code}.svg`)));

/** Entries that one page owns and others name. */

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

export const projectPage = (
  id: string,
  discipline?: string,
  more: Partial<FrontMatterOf<z.input<typeof project.schema>>> = {},
) =>
  read(
    project,
    {
      title: `Title of ${id}`,
      client: `Client of ${id}`,
      discipline,
      description: `Description of ${id}`,
      image: `/img/projects/${id}.jpg`,
      alt: `Photo of ${id}`,
      logo: `/img/clients/${id}.svg`,
      ...more,
    },
    `projects/${id}.mdx`,
  );

export const {trackRecordLabels, projectLabels} = readFixtureFrontMatter('pages/projects.mdx') as {
  trackRecordLabels: NonNullable<z.input<typeof projects.schema>['trackRecordLabels']>;
  projectLabels: NonNullable<z.input<typeof projects.schema>['projectLabels']>;
};
