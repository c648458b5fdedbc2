/** Reads and checks what the pages say. It knows no file system: bytes, pictures and names are given to it. */
import * as z from 'zod';
import {checkBody} from './check/body';
import {fileFlaws, type ProjectFile} from './check/files';
import {movedPages, type MovedPage} from './check/moved-pages';
import {
  anchorsOf,
  duplicateFlaws,
  openingFlaws,
  openingsOf,
  referenceFlaws,
  type Known,
  mentionedFiles,
} from './check/references';
import {issueFlaws} from './check/schema-flaws';
import {walkFields} from './fields/meta';
import {byPlace, cut, type BareFlaw, type Flaw} from './flaw';
import {countryCodes} from './countries';
import {kindOf, type AnyKind, type AnyPage} from './kinds';
import type {Entries} from './kinds/entries';
import type {Page} from './kinds/kind';
import {Site} from './kinds/site';
import type {Outside} from './outside';
import {addressOf, SITE_FILE, STATIC_FOLDER} from './paths';
import {NamedPicture, photoOf, type Photo} from './pictures';
import type {Body} from './read/body';
import {parseYaml, splitPage, type Parsed} from './read/front-matter';
import {readText} from './read/source';

/** One file as it was written. */
export interface Source {
  file: string;
  /** Its address; nothing for pages/_site.yml. */
  path?: string;
  /** Nothing for pages/_site.yml. */
  kind?: AnyKind;
  /** What its fields may say. */
  schema: z.ZodObject;
  text: string;
  /** Nothing when the top block could not be read. */
  parsed?: Parsed;
  body?: Body;
  flaws: Flaw[];
}

/** A page that can be shown, with the photos of its body by the path under which it names them. */
export type ReadablePage = AnyPage & {photos: Record<string, Photo>};

/** Everything that the pages say, and everything that is wrong with them. */
export interface Content {
  site?: Site;
  /** The pages whose top block meets its schema, in the order of their files. */
  pages: ReadablePage[];
  entries: Entries;
  /** The pictures that the pages name and that can be used, and the flags of the countries they name. */
  pictures: NamedPicture[];
  flags: ReadonlyMap<string, NamedPicture>;
  flaws: Flaw[];
  /** Every page and pages/_site.yml as they were written, flaws and all. */
  sources: Source[];
  /** Everything that lies in the project's root, in pages/ and in static/. */
  files: readonly ProjectFile[];
}

/** Reads one file, without a look at any other. */
export type ReadSource = (file: string, bytes: Uint8Array) => Source;

/**
 * Reads, checks and joins all pages.
 * @param texts the bytes of all pages and of pages/_site.yml, by their path from the project's root
 * @param files everything that lies in the project's root, in pages/ and in static/
 * @param read reads one file; a caller that reads the same files again may remember what came out
 * @returns the content. A page with a flaw in its top block is left out of `pages`; the flaw is in `flaws`. Never
 * throws because of what the files say.
 */
export async function readContent(
  texts: ReadonlyMap<string, Uint8Array>,
  files: readonly ProjectFile[],
  outside: Outside,
  read: ReadSource = readSource,
): Promise<Content> {
  const found = [...texts].map(([file, bytes]) =>
    attempt(
      file,
      () => read(file, bytes),
      (source) => source,
    ),
  );
  const moved = movedPages(found, new Set(files.map(({file}) => file)));
  const unchecked = found.map((source) => asBeforeMove(source, moved.get(source.file)));
  const pictures = await lookUp(unchecked, outside);
  const validated = unchecked.map((source) =>
    attempt<Validated>(
      source.file,
      () => validate(source, pictures),
      (failed) => ({source: failed}),
    ),
  );
  const pages = validated.flatMap(({page}) => page ?? []);
  const sources = validated.map(({source}) => source);
  const site = validated.find(({site: facts}) => facts !== undefined)?.site;
  const entries = entriesOf(pages);
  const written = sources.filter(({file}) => file !== SITE_FILE);
  const known: Known = {
    pages: new Map(written.flatMap((source) => addressesOf(source, moved).map((path) => [path, anchorsOf(source)]))),
    services: entries.services.map(({id}) => id),
    projects: entries.projects.map(({id}) => id),
    clients: entries.clients.map(({id}) => id),
    openings: written.flatMap((source) => [...openingsOf(source).keys()]),
    complete: pages.length === written.length && OWNERS.every((path) => pages.some((page) => page.path === path)),
    url: site?.url,
    files: new Set(files.map(({file}) => file.replace(STATIC_FOLDER, ''))),
    icons: outside.icons,
  };
  const flaws = [
    ...(texts.has(SITE_FILE) ? [] : [{file: SITE_FILE, line: 1, ...NO_SITE}]),
    ...sources.flatMap((source) => [
      ...source.flaws,
      ...attempt(
        source.file,
        () => referenceFlaws(source, known),
        (failed) => failed.flaws,
      ),
    ]),
    ...duplicateFlaws(written),
    ...openingFlaws(written),
    ...fileFlaws(files, mentionedFiles(sources)).filter(({file}) => !isToldAsMoved(file, moved)),
    ...[...moved.values()].map(({flaw}) => flaw),
  ];
  const named = [...pictures.values()].filter(({facts}) => facts !== undefined);
  return {
    site,
    pages,
    entries,
    pictures: named,
    flags: await flagsIn(unchecked, outside),
    flaws: flaws.sort(byPlace),
    sources,
    files,
  };
}

/** The pages whose lists other pages name. Where one is missing or cannot be read, naming its entries is no flaw. */
const OWNERS = ['/projects', '/about/clients'];

const NO_SITE = {
  text: 'The file is missing.',
  advice: 'It holds the facts that several pages share; bring it back from the history.',
};

/** Reads the spelling of one file: its letters, its top block, its body. */
export function readSource(file: string, bytes: Uint8Array): Source {
  const {text = '', flaws: spelling} = readText(file, bytes);
  if (file === SITE_FILE) {
    const {parsed, flaws} = parseYaml(file, text, 0);
    return {file, schema: Site, text, parsed, flaws: [...spelling, ...flaws]};
  }
  const kind = kindOf(file);
  const source = {file, path: addressOf(file), kind, schema: kind.schema, text};
  const split = splitPage(text);
  if (!split) return {...source, flaws: spelling.length > 0 ? spelling : [{file, line: 1, ...explainNoTop(text)}]};
  const {parsed, flaws} = parseYaml(file, split.yaml, 1);
  const body = checkBody(file, text);
  return {...source, parsed, body, flaws: [...spelling, ...flaws, ...body.flaws]};
}

/** A file that made the check itself fail is told by its name, so that the flaws of all others are told as well. */
function attempt<T>(file: string, read: () => T, failed: (source: Source) => T): T {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const text = `The check does not understand this file, and says only "${cut(reason)}".`;
    const advice = 'Undo your last change to it, and tell the developers.';
    const place = file === SITE_FILE ? {schema: Site} : {path: addressOf(file), schema: kindOf(file).schema};
    return failed({file, ...place, text: '', flaws: [{file, line: 1, text, advice}]});
  }
}

/** A page that was moved is checked as if it were back, so that nothing is told but the move. */
const asBeforeMove = (source: Source, moved: MovedPage | undefined): Source =>
  moved ? {...source, path: addressOf(moved.homes[0]), kind: moved.kind, schema: moved.kind.schema} : source;

type Moved = ReadonlyMap<string, MovedPage>;

/** The addresses that lead to a page: also the one of its file, and all that it may have had before it was moved. */
const addressesOf = ({file}: Source, moved: Moved): string[] =>
  [file, ...(moved.get(file)?.homes ?? [])].map((name) => addressOf(name));

const isToldAsMoved = (file: string, moved: Moved): boolean =>
  moved.has(file) || [...moved.values()].some(({homes}) => homes.includes(file));

function explainNoTop(text: string): BareFlaw {
  if (text.trim() === '') return {text: 'The file is empty.', advice: 'Write the page, or delete the file.'};
  return /^\uFEFF?---\s*$/m.test(text.split('\n')[0] ?? '')
    ? {text: 'The top block is not closed.', advice: 'Write a line --- behind its last field.'}
    : {text: 'A page begins with a line ---, its fields, and a second line ---.'};
}

type Pictures = ReadonlyMap<string, NamedPicture>;

/** @returns every picture that a field or a body names, by the path under which it does. */
async function lookUp(sources: Source[], {lookAt, namesIn}: Outside): Promise<Pictures> {
  const paths = new Set(
    sources.flatMap((source) => [...valuesOf(source, 'picture'), ...(source.body?.photos ?? []).map(({name}) => name)]),
  );
  const found = [...paths].map(async (path) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    return [path, new NamedPicture(path, await lookAt(path), namesIn(folder))] as const;
  });
  return new Map(await Promise.all(found));
}

/** @returns the flag of every country that a field names, by its two letters (ISO 3166). */
async function flagsIn(sources: Source[], {flagOf}: Outside): Promise<Pictures> {
  const codes = new Set(sources.flatMap((source) => valuesOf(source, 'country')).flatMap(countryCodes));
  const found = [...codes].map(async (code) => [code, await flagOf(code)] as const);
  return new Map(await Promise.all(found));
}

/** @returns the texts of all fields that the schema says to be of a certain kind. */
function valuesOf({schema, parsed}: Source, kind: 'picture' | 'country'): string[] {
  const values: string[] = [];
  if (parsed)
    walkFields(schema, parsed.data, (value, _path, meta) => {
      if (meta[kind] && typeof value === 'string') values.push(value);
    });
  return values;
}

interface Validated {
  source: Source;
  page?: ReadablePage;
  site?: Site;
}

/** Checks the top block against its schema. */
function validate(source: Source, pictures: Pictures): Validated {
  const {file, path, kind, schema, parsed, body, flaws} = source;
  const {photos, flaws: photoFlaws} = photosOf(file, body, pictures);
  const known = [...flaws, ...photoFlaws];
  if (!parsed) return {source: {...source, flaws: known}};
  const raw = withPictures(schema, parsed.data, pictures);
  if (path === undefined || !kind) {
    const result = Site.safeParse(raw);
    if (result.success) return {source, site: result.data};
    return {source: {...source, flaws: [...known, ...issueFlaws(file, schema, parsed, result.error.issues, flaws)]}};
  }
  const page = kind.read(raw, {file, path});
  if (!Array.isArray(page)) return {source: {...source, flaws: known}, page: {...page, photos}};
  return {source: {...source, flaws: [...known, ...issueFlaws(file, schema, parsed, page, flaws)]}};
}

/** The photos between the words of a page. */
function photosOf(file: string, body: Body | undefined, pictures: Pictures) {
  const photos: Record<string, Photo> = {};
  const flaws: Flaw[] = [];
  for (const {name, line} of body?.photos ?? []) {
    const picture = pictures.get(name);
    const photo = picture && photoOf(picture, 'card');
    if (photo && 'text' in photo)
      flaws.push({file, line, text: `The photo "${cut(name)}" ${photo.text}.`, advice: photo.advice});
    else if (photo) photos[name] = photo;
  }
  return {photos, flaws};
}

/** @returns the same data with every picture that was looked up in place of its path. */
function withPictures(schema: z.core.$ZodType, data: unknown, pictures: Pictures): unknown {
  const places = new Map<string, NamedPicture>();
  walkFields(schema, data, (value, path, {picture}) => {
    const named = picture && typeof value === 'string' ? pictures.get(value) : undefined;
    if (named) places.set(JSON.stringify(path), named);
  });
  const step = (value: unknown, path: PropertyKey[]): unknown => {
    const named = places.get(JSON.stringify(path));
    if (named) return named;
    if (Array.isArray(value)) return value.map((item, index) => step(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, step(item, [...path, key])]));
  };
  return step(data, []);
}

/** @returns the entries of all pages, those of one list in the order of their pages. */
function entriesOf(pages: Page[]): Entries {
  const ordered = [...pages].sort((a, b) => a.order - b.order);
  return {
    services: ordered.flatMap(({entries}) => entries.services ?? []),
    projects: ordered.flatMap(({entries}) => entries.projects ?? []),
    clients: ordered.flatMap(({entries}) => entries.clients ?? []),
  };
}
