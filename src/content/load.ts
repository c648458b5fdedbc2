import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import type {Body} from './read/body';
import {readText} from './read/source';
import {checkBody} from './check/body';
import {issueFlaws} from './check/fields';
import {onceInBuild} from './host/build';
import {projectFiles} from './host/files';
import {MIN_WIDTH} from './fields';
import {fileFlaws, type ProjectFile} from './check/files';
import {byPlace, cut, type BareFlaw, type Flaw} from './flaw';
import {parseYaml, splitPage, type Parsed} from './read/front-matter';
import {inspectPhoto, type Photo} from './images';
import {addressOf, PAGES_FOLDER, pageFiles, SITE_FILE, STATIC_FOLDER} from './paths';
import {
  anchorsOf,
  duplicateFlaws,
  mentionedFiles,
  openingFlaws,
  openingsOf,
  referenceFlaws,
  type Known,
} from './check/references';
import {PAGES, PlainPage, Site, type Client, type Project, type Service, type ServicePage} from './schema';

/** The pages whose lists others name. */
const PROJECTS = '/projects';
const CLIENTS = '/about/clients';
const LISTED = [PROJECTS, CLIENTS];

/** A page whose top block meets its schema. */
export interface Page {
  /** `pages/about/history.mdx` */
  file: string;
  /** `/about/history` */
  path: string;
  data: Record<string, unknown>;
  /** The photos of the body by the path under which it names them. */
  photos: Record<string, Photo>;
}

/** A service as other pages show it: its card with the id and the address of its page. */
export type ServiceCard = Service & {id: string; path: string};

/** Everything that the pages say, and everything that is wrong with them. */
export interface Content {
  site?: Site;
  pages: Page[];
  lists: {services: ServiceCard[]; projects: Project[]; clients: Client[]};
  flaws: Flaw[];
  /** Every page and pages/_site.yml as they were written, flaws and all. */
  sources: Source[];
  /** Everything that lies in the project's root, in pages/ and in static/. */
  files: ProjectFile[];
}

/** One file as it was written. */
export interface Source {
  file: string;
  /** Its address; nothing for pages/_site.yml. */
  path?: string;
  schema: z.ZodObject;
  text: string;
  /** Nothing when the top block could not be read. */
  parsed?: Parsed;
  body?: Body;
  /** What the schema made of it; nothing when it has a flaw. */
  data?: Record<string, unknown>;
  photos: Record<string, Photo>;
  flaws: Flaw[];
}

/**
 * Reads, checks and joins all pages of the project in the working directory.
 * A page with a flaw in its top block is left out of `pages`; the flaw is in `flaws`. Never throws for content.
 */
export async function loadContent(): Promise<Content> {
  const site = await readSite();
  const written = await Promise.all(pageFiles().map(readPage));
  const pages = written.flatMap(({file, path = '', data, photos}) => (data ? [{file, path, data, photos}] : []));
  const lists = {
    services: serviceCards(pages),
    projects: listOf<Project>(pages, PROJECTS, 'projects'),
    clients: listOf<Client>(pages, CLIENTS, 'clients'),
  };
  const sources = [...written, site];
  const files = projectFiles();
  const known: Known = {
    pages: new Map(written.map((source) => [source.path ?? '', anchorsOf(source)])),
    services: lists.services.map(({id}) => id),
    projects: lists.projects.map(({id}) => id),
    clients: lists.clients.map(({id}) => id),
    openings: written.flatMap((source) => [...openingsOf(source).keys()]),
    // Ids of a page that is missing or could not be read are unknown, so its visitors are not blamed.
    complete: pages.length === written.length && LISTED.every((path) => pages.some((page) => page.path === path)),
    url: site.data?.url as string | undefined,
    files: new Set(files.map(({file}) => file.replace(STATIC_FOLDER, ''))),
  };
  const flaws = [
    ...sources.flatMap((source) => [...source.flaws, ...referenceFlaws(source, known)]),
    ...duplicateFlaws(written),
    ...openingFlaws(written),
    ...fileFlaws(files, mentionedFiles(sources)),
  ];
  return {site: site.data as Site | undefined, pages, lists, flaws: flaws.sort(byPlace), sources, files};
}

/** The content for the site that is made now. */
export const currentContent = onceInBuild(loadContent);

async function readSite(): Promise<Source> {
  const source = {file: SITE_FILE, schema: Site, text: '', photos: {}};
  const path = join(process.cwd(), SITE_FILE);
  if (!existsSync(path)) {
    const advice = 'It holds the facts that several pages share; bring it back from the history.';
    return {...source, flaws: [{file: SITE_FILE, line: 1, text: 'The file is missing.', advice}]};
  }
  const {text, flaws} = readText(SITE_FILE, readFileSync(path));
  if (text === undefined) return {...source, flaws};
  const top = await validate(SITE_FILE, text, 0, Site);
  return {...source, text, ...top, flaws: [...flaws, ...top.flaws]};
}

async function readPage(file: string): Promise<Source> {
  const {text = '', flaws: spelling} = readText(file, readFileSync(join(process.cwd(), file)));
  const source = {file, path: addressOf(file), schema: schemaOf(file), text, photos: {}};
  const split = splitPage(text);
  if (!split) return {...source, flaws: spelling.length > 0 ? spelling : [{file, line: 1, ...explainNoTop(text)}]};
  const {flaws, ...top} = await validate(file, split.yaml, 1, source.schema);
  const body = checkBody(file, text);
  const {photos, flaws: photoFlaws} = await readPhotos(file, body.photos);
  return {...source, ...top, body, photos, flaws: [...spelling, ...flaws, ...body.flaws, ...photoFlaws]};
}

function explainNoTop(text: string): BareFlaw {
  if (text.trim() === '') return {text: 'The file is empty.', advice: 'Write the page, or delete the file.'};
  return /^\uFEFF?---\s*$/m.test(text.split('\n')[0] ?? '')
    ? {text: 'The top block is not closed.', advice: 'Write a line --- behind its last field.'}
    : {text: 'A page begins with a line ---, its fields, and a second line ---.'};
}

async function readPhotos(file: string, named: Body['photos']) {
  const photos: Record<string, Photo> = {};
  const flaws: Flaw[] = [];
  for (const {name, line} of named) {
    const result = await inspectPhoto(name, 'card', MIN_WIDTH.card);
    if ('photo' in result) photos[name] = result.photo;
    else flaws.push({file, line, text: `The photo "${cut(name)}" ${result.flaw}.`, advice: result.fix});
  }
  return {photos, flaws};
}

/** @returns the schema that the top block of a page has to meet. */
export function schemaOf(file: string): z.ZodObject {
  const name = file.slice(PAGES_FOLDER.length + 1);
  return PAGES[name] ?? (name.startsWith('services/') ? PAGES['services/*.mdx'] : undefined) ?? PlainPage;
}

async function validate(file: string, yaml: string, offset: number, schema: z.ZodObject) {
  const {parsed, flaws: slips} = parseYaml(file, yaml, offset);
  if (!parsed) return {flaws: slips};
  const result = await schema.safeParseAsync(parsed.data);
  if (result.success) return {parsed, data: result.data, flaws: slips};
  return {parsed, flaws: [...slips, ...issueFlaws(file, schema, parsed, result.error.issues, slips)]};
}

/** @returns the services' cards in the order of the side menu (specification section 2). */
function serviceCards(pages: Page[]): ServiceCard[] {
  const services = pages.filter(({path}) => path.startsWith('/services/'));
  return services
    .map(({path, data}) => ({path, page: data as unknown as ServicePage}))
    .sort((a, b) => a.page.sidebar_position - b.page.sidebar_position)
    .map(({path, page}) => ({...page.service, id: path.slice('/services/'.length), path}));
}

function listOf<T>(pages: Page[], path: string, key: string): T[] {
  return (pages.find((page) => page.path === path)?.data[key] ?? []) as T[];
}
