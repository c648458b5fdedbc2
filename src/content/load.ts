import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {readBody} from './body';
import {MIN_WIDTH, type FieldMeta, type ReferenceTarget} from './fields';
import type {Flaw} from './flaw';
import {parseYaml, splitPage, type Parsed} from './front-matter';
import {inspectPhoto, type Photo} from './images';
import {explainIssue, metaOf, schemaAt, trail} from './messages';
import {closest} from './names';
import {PAGES, PlainPage, Site, type Client, type Project, type Service, type ServicePage} from './schema';

/** The folder of all pages, from the project's root. */
export const PAGES_FOLDER = 'pages';
/** The facts that several pages share. */
export const SITE_FILE = `${PAGES_FOLDER}/_site.yml`;

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
}

/**
 * Reads, checks and joins all pages of the project in the working directory.
 * A page with a flaw in its top block is left out of `pages`; the flaw is in `flaws`. Never throws for content.
 */
export async function loadContent(): Promise<Content> {
  const site = await readSite();
  const sources = await Promise.all(pageFiles().map(readPage));
  const pages = sources.flatMap(({page}) => (page ? [page] : []));
  const lists = {
    services: serviceCards(pages),
    projects: listOf<Project>(pages, '/projects', 'projects'),
    clients: listOf<Client>(pages, '/about/clients', 'clients'),
  };
  const complete = pages.length === sources.length;
  const known: Record<ReferenceTarget, Set<string>> = {
    pages: new Set(sources.map(({path}) => path)),
    services: new Set(lists.services.map(({id}) => id)),
    projects: new Set(lists.projects.map(({id}) => id)),
    clients: new Set(lists.clients.map(({id}) => id)),
  };
  const checked = [...sources, site];
  const flaws = [
    ...checked.flatMap((source) => source.flaws),
    // Ids of a page that could not be read are unknown, so its visitors are not blamed.
    ...checked.flatMap((source) => referenceFlaws(source, known, complete)),
    ...duplicateFlaws(sources),
  ];
  return {site: site.data as Site | undefined, pages, lists, flaws: flaws.sort(byPlace)};
}

/** @returns the pages' paths from the project's root, `pages/about/history.mdx`, in the order of the alphabet. */
export function pageFiles(): string[] {
  return readdirSync(join(process.cwd(), PAGES_FOLDER), {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => `${PAGES_FOLDER}/${file}`)
    .filter(isPage)
    .sort();
}

/** @returns whether a path from the project's root is that of a page; names that begin with `_` are not. */
export const isPage = (file: string): boolean =>
  file.startsWith(`${PAGES_FOLDER}/`) && file.endsWith('.mdx') && !file.includes('/_');

/** @returns the address of a page: `pages/about/history.mdx` is `/about/history`. */
export function addressOf(file: string): string {
  const path = file
    .slice(PAGES_FOLDER.length)
    .replace(/\.mdx$/, '')
    .replace(/\/index$/, '');
  return path === '' ? '/' : path;
}

interface Source {
  file: string;
  path: string;
  schema: z.ZodObject;
  /** As written; nothing when it could not be read. */
  parsed?: Parsed;
  data?: Record<string, unknown>;
  flaws: Flaw[];
}

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');

async function readSite(): Promise<Source> {
  const source = {file: SITE_FILE, path: '', schema: Site};
  if (!existsSync(join(process.cwd(), SITE_FILE))) {
    const text = 'is missing. It holds the facts that several pages share; bring it back from the history.';
    return {...source, flaws: [{file: SITE_FILE, line: 1, text}]};
  }
  return {...source, ...(await validate(SITE_FILE, read(SITE_FILE), 0, Site))};
}

async function readPage(file: string): Promise<Source & {page?: Page}> {
  const path = addressOf(file);
  const schema = schemaOf(file);
  const source = read(file);
  const split = splitPage(source);
  if (!split) {
    const text = 'A page begins with a line ---, its fields, and a second line ---.';
    return {file, path, schema, flaws: [{file, line: 1, text}]};
  }
  const {flaws, ...top} = await validate(file, split.yaml, 1, schema);
  const body = readBody(file, source);
  const {photos, flaws: photoFlaws} = await readPhotos(file, body.photos);
  const page = top.data && {file, path, data: top.data, photos};
  return {file, path, schema, ...top, page, flaws: [...flaws, ...body.flaws, ...photoFlaws]};
}

async function readPhotos(file: string, named: {path: string; line: number}[]) {
  const photos: Record<string, Photo> = {};
  const flaws: Flaw[] = [];
  for (const {path, line} of named) {
    const result = await inspectPhoto(path, 'card', MIN_WIDTH.card);
    if ('photo' in result) photos[path] = result.photo;
    else flaws.push({file, line, text: `The photo "${path}" ${result.flaw}. ${result.fix}`});
  }
  return {photos, flaws};
}

/** @returns the schema that the top block of a page has to meet. */
export function schemaOf(file: string): z.ZodObject {
  const name = file.slice(PAGES_FOLDER.length + 1);
  return PAGES[name] ?? (name.startsWith('services/') ? PAGES['services/*.mdx'] : undefined) ?? PlainPage;
}

async function validate(file: string, yaml: string, offset: number, schema: z.ZodObject) {
  const parsed = parseYaml(file, yaml, offset);
  if ('flaws' in parsed) return {flaws: parsed.flaws};
  const result = await schema.safeParseAsync(parsed.data);
  if (result.success) return {parsed, data: result.data, flaws: []};
  const explained = result.error.issues.flatMap((issue) =>
    explainIssue(schema, parsed.data, issue).map((one) => ({...one, path: issue.path})),
  );
  // A misspelt key is told once, not as a missing field as well.
  const misspelt = new Set(explained.flatMap(({path, meant}) => (meant === undefined ? [] : trail([...path, meant]))));
  const flaws = explained
    .filter(({path, missing}) => !(missing && misspelt.has(trail(path))))
    .map(({path, key, text}) => ({
      file,
      line: key === undefined ? parsed.lineOf(path) : parsed.lineOfKey(path, key),
      text,
    }));
  return {parsed, flaws};
}

/** The features that the overview shows come first; the order is that of the side menu (specification section 2). */
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

type Visit = (value: unknown, path: PropertyKey[], meta: Partial<FieldMeta>) => void;

/** Visits every value of the top block as it was written, with what the schema says of it. */
function walk(source: Source, visit: Visit): void {
  const step = (value: unknown, path: PropertyKey[]) => {
    visit(value, path, metaOf(schemaAt(source.schema, path)));
    if (Array.isArray(value)) value.forEach((item, index) => step(item, [...path, index]));
    else if (typeof value === 'object' && value !== null) {
      Object.entries(value).forEach(([key, item]) => step(item, [...path, key]));
    }
  };
  if (source.parsed) step(source.parsed.data, []);
}

function referenceFlaws(source: Source, known: Record<ReferenceTarget, Set<string>>, complete: boolean): Flaw[] {
  const flaws: Flaw[] = [];
  walk(source, (value, path, {reference, file: isFile}) => {
    if (typeof value !== 'string') return;
    const line = () => source.parsed?.lineOf(path) ?? 1;
    if (isFile && value.startsWith('/files/') && !existsSync(join(process.cwd(), 'static', value))) {
      const text = `${trail(path)} "${value}" does not exist. Add the file to static/files.`;
      flaws.push({file: source.file, line: line(), text});
    }
    if (!reference || (reference !== 'pages' && !complete)) return;
    const name = reference === 'pages' ? value.replace(/(?<=.)\/?#.*$/, '') : value;
    if (known[reference].has(name)) return;
    const meant = closest(name, known[reference]);
    const owner = reference === 'pages' ? 'is not a page of this site' : `is not one of the ${reference}`;
    const remedy = meant ? `Did you mean "${meant}"?` : 'Name one that exists or remove the line.';
    flaws.push({file: source.file, line: line(), text: `${trail(path)} "${value}" ${owner}. ${remedy}`});
  });
  return flaws;
}

/** Ids repeat within one list, titles and descriptions among pages. */
function duplicateFlaws(sources: Source[]): Flaw[] {
  const flaws: Flaw[] = [];
  const first = new Map<string, string>();
  for (const source of sources) {
    walk(source, (value, path) => {
      const key = path.at(-1);
      const inList = key === 'id' && typeof path.at(-2) === 'number';
      const ofPage = path.length === 1 && (key === 'title' || key === 'description');
      if (!(inList || ofPage) || typeof value !== 'string') return;
      const scope = inList ? `${source.file} ${trail(path.slice(0, -2))}` : 'pages';
      const place = `${source.file}:${source.parsed?.lineOf(path) ?? 1}`;
      const before = first.get(`${scope} ${key} ${value}`);
      if (before === undefined) first.set(`${scope} ${key} ${value}`, place);
      else {
        const text = `${trail(path)} "${value}" is used at ${before} already. Each ${key} is unique.`;
        flaws.push({file: source.file, line: source.parsed?.lineOf(path) ?? 1, text});
      }
    });
  }
  return flaws;
}

const byPlace = (a: Flaw, b: Flaw) => a.file.localeCompare(b.file, 'en') || a.line - b.line;
