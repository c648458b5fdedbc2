/** Reads and joins the content of all pages. The caller provides all bytes; this module reads no file system. */
import type {ProjectFile} from './files';
import {addressesOf, withOldPath, misplacedPages, type MisplacedPage} from './misplaced-pages';
import {redirectsOf, renamedPages, type Redirect, type RenamedPage} from './redirects';
import {anchorsOf, collectedIds, type CollectedIds, type SiteIndex} from './site-index';
import type {Problem} from '../values/diagnostic';
import type {Page} from '../definition/page-type';
import {
  entryIdOf,
  type FactsOf,
  type PageOf,
  type RuleProject,
  type SiteDefinition,
  type Source,
} from '../definition/site-definition';
import {identifierOf, type Schema} from '../schema/meta';
import {countryFlagsIn, readPictures} from './pictures';
import {dayAt} from '../../shared/days';
import {asGroup, asList} from '../values/values';
import type {ContentHost, NamedPicture} from '../images';
import {addressOf, PAGES_FOLDER, SITE_FILE, STATIC_FOLDER} from '../values/paths';
import {readOrReport, readSource, type ReadSource} from './source';
import {scheduledIn} from './scheduled';
import {validate, type ReadablePage, type ValidatedSource} from './validate';

/** Everything that the rules of the engine look at. */
export interface Project extends RuleProject {
  definition: SiteDefinition;
  /** The sources of the pages, without pages/_site.yml. */
  pages: readonly Source[];
  files: readonly ProjectFile[];
  generated: readonly string[];
  redirects: readonly Redirect[];
  renamed: readonly RenamedPage[];
  misplaced: ReadonlyMap<string, MisplacedPage>;
  collected: CollectedIds;
  index: SiteIndex;
}

export interface JoinedContent<D extends SiteDefinition = SiteDefinition> {
  definition: D;
  site?: FactsOf<D>;
  pages: ReadablePage<D>[];
  /** Pages with texts that are empty or too long, which only the editor shows. */
  unfinished: ReadablePage<D>[];
  entries: EntriesOf<D>;
  /** The usable pictures that the pages name, and the flags of the countries that they name. */
  pictures: NamedPicture[];
  flags: ReadonlyMap<string, NamedPicture>;
  sources: Source[];
  files: readonly ProjectFile[];
}

interface Joined<D extends SiteDefinition> {
  content: JoinedContent<D>;
  /** The problems that the schema has found, by source. */
  wrong: ReadonlyMap<Source, readonly Problem[]>;
  project: Project;
}

/** @param read reads one file; a caller that reads the same files again may cache the results */
export async function joinContent<D extends SiteDefinition>(
  definition: D,
  texts: ReadonlyMap<string, Uint8Array>,
  files: readonly ProjectFile[],
  outside: ContentHost,
  read: ReadSource = (file, bytes) => readSource(definition, file, bytes),
): Promise<Joined<D>> {
  const today = dayAt(definition.locale.utcOffset);
  const found = [...texts].map(([file, bytes]) =>
    readOrReport(
      definition,
      file,
      () => {
        const source = read(file, bytes);
        // A body that cannot be parsed is reported with its file.
        parseBody(source);
        return source;
      },
      (source) => source,
    ),
  );
  const misplaced = misplacedPages(definition, found, new Set(files.map(({file}) => file)));
  const unchecked = found.map((source) => withOldPath(source, misplaced.get(source.file)));
  const pictures = await readPictures(unchecked, outside);
  const validated = unchecked.map((source) =>
    readOrReport<ValidatedSource<D>>(
      definition,
      source.file,
      () => validate(definition, source, pictures, today),
      (failed) => ({source: failed, wrong: []}),
    ),
  );
  const pages = validated.flatMap(({page}) => page ?? []);
  const unfinished = validated.flatMap((one) => one.unfinished ?? []);
  const sources = validated.map(({source}) => source);
  const site = validated.find(({site: facts}) => facts !== undefined)?.site;
  const entries = entriesOf(definition, pages);
  const written = sources.filter(({file}) => file !== SITE_FILE);
  const listed: ListedProject = {
    ...{sources, today, definition, pages: written, files, misplaced},
    collected: collectedIds(written),
    redirects: redirectsOf(written),
    generated: definition.generatedFiles?.(written) ?? [],
  };
  const paths = pages.map(({path}) => path);
  const {index, renamed} = indexOf(listed, {paths, ids: idsIn(entries), url: urlOf(site), icons: outside.icons});
  const named = [...pictures.values()].filter(({facts}) => facts !== undefined);
  const flags = await countryFlagsIn(unchecked, outside);
  return {
    content: {definition, site, pages, unfinished, entries, pictures: named, flags, sources, files},
    wrong: new Map(validated.map(({source, wrong}) => [source, wrong])),
    project: {...listed, renamed, index},
  };
}

/** The body of a source is parsed when it is first read. */
const parseBody = ({body}: Source) => body;

type ListedProject = Omit<Project, 'index' | 'renamed'>;

interface ValidFacts extends Pick<SiteIndex, 'ids' | 'url' | 'icons'> {
  /** The addresses of the pages without problems. */
  paths: readonly string[];
}

function indexOf(
  {definition, sources, pages, files, generated, misplaced, collected, redirects, today}: ListedProject,
  {paths, ids, url, icons}: ValidFacts,
): Pick<Project, 'index' | 'renamed'> {
  const addresses = new Map(
    pages.flatMap((source) => addressesOf(source, misplaced).map((path) => [path, anchorsOf(source, collected)])),
  );
  const formerly = new Map(redirects.map(({address, path}) => [address, path]));
  const renamed = renamedPages(sources, (path) => addresses.has(path) || formerly.has(path));
  const index: SiteIndex = {
    ...{url, icons, pages: addresses, redirects: formerly},
    renamed: new Set(renamed.map(({address}) => address)),
    ids: {...ids, ...idsOfSiteFile(sources.find(({file}) => file === SITE_FILE))},
    complete: paths.length === pages.length && ownersIn(definition).every((path) => paths.includes(path)),
    removals: new Map(
      pages.flatMap(({path = '', kind}) => (kind?.collection?.removal ? [[path, kind.collection.removal]] : [])),
    ),
    scheduled: new Map(
      scheduledIn(pages, today).flatMap(({file, address, paths: [, ...lists], day}) =>
        [address, ...lists.map((list) => `${list}#${entryIdOf(file)}`)].map((future) => [future, day]),
      ),
    ),
    files: new Set([...files.map(({file}) => file.replace(STATIC_FOLDER, '')), ...generated]),
  };
  return {index, renamed};
}

/** Returns the pages whose entries others name. While one is missing, references to entries are not checked. */
const ownersIn = ({pageTypes}: SiteDefinition): string[] =>
  pageTypes.flatMap(({files, ownsEntries}) =>
    ownsEntries ? files.map((name) => addressOf(`${PAGES_FOLDER}/${name}`)) : [],
  );

const idsIn = (entries: object): SiteIndex['ids'] =>
  Object.fromEntries(
    Object.entries(entries).map(([list, all]: [string, {id: string}[]]) => [list, all.map(({id}) => id)]),
  );

/** Returns the ids of the entries of pages/_site.yml that pages may name, even if the file is invalid. */
function idsOfSiteFile(source: Source | undefined): SiteIndex['ids'] {
  const {parsed, schema} = source ?? {};
  if (!parsed || !schema) return {};
  const lists = Object.entries<Schema>(schema.shape).flatMap(([name, field]) => {
    const identifier = identifierOf(field);
    if (identifier === undefined) return [];
    const ids = asList(asGroup(parsed.data)[name]).map((entry) => asGroup(entry)[identifier]);
    return [[name, ids.filter((id) => typeof id === 'string')] as const];
  });
  return Object.fromEntries(lists);
}

const urlOf = (facts: object | undefined): string | undefined =>
  facts && 'url' in facts && typeof facts.url === 'string' ? facts.url : undefined;

export const sortPages = <P extends Pick<Page, 'order'>>(pages: readonly P[]): P[] =>
  [...pages].sort((a, b) => a.order - b.order);

type EntriesOf<D extends SiteDefinition> = Required<PageOf<D>['entries']>;

export const entriesOf = <D extends SiteDefinition>(
  {entryLists}: D,
  pages: readonly Pick<Page, 'order' | 'entries'>[],
): EntriesOf<D> => {
  const sorted = sortPages(pages).map(({entries}) => entries as Readonly<Record<string, readonly unknown[]>>);
  return Object.fromEntries(
    entryLists.map((list) => [list, sorted.flatMap((entries) => entries[list] ?? [])]),
  ) as EntriesOf<D>;
};
