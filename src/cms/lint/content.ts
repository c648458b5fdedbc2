/** Reads and checks what the pages say. It knows no file system: bytes, pictures and names are given to it. */
import type {ProjectFile} from './files';
import {addressesOf, asInPlace, misplacedPages} from './misplaced-pages';
import {redirectsOf} from './redirects';
import {entryPagesOf} from './entry-pages';
import {anchorsOf, type SiteIndex} from './site-index';
import {renamedPages} from './renamed-pages';
import type {Diagnostic} from '../base/diagnostic';
import type {Page} from '../definition/page-type';
import type {FactsOf, PageOf, SiteDefinition, Source} from '../definition/site-definition';
import {identifierOf, type Schema} from '../schema/identity';
import {flagsIn, lookUp} from './pictures';
import {lagosDay} from '../../shared/days';
import {asGroup, asList} from '../base/values';
import type {ContentHost} from '../images/content-host';
import {addressOf, PAGES_FOLDER, SITE_FILE, STATIC_FOLDER} from '../base/paths';
import type {NamedPicture} from '../images';
import {attempt, readSource, type ReadSource} from './source';
import {siteWithout, scheduledIn, withoutScheduled} from './scheduled';
import {ENGINE_RULES} from './engine-rules';
import {diagnose, runRules} from './run';
import {findingsIn, NONE, validate, type ReadablePage, type Validated} from './validate';

/** Everything that the pages say, and everything that is wrong with them. */
export interface Content<D extends SiteDefinition = SiteDefinition> {
  definition: D;
  /** What pages/_site.yml says, where it meets its schema. */
  site?: FactsOf<D>;
  /** The pages whose front matter meets its schema, in the order of their files. */
  pages: ReadablePage<D>[];
  entries: EntriesOf<D>;
  /** The pictures that the pages name and that can be used, and the flags of the countries they name. */
  pictures: NamedPicture[];
  flags: ReadonlyMap<string, NamedPicture>;
  diagnostics: Diagnostic[];
  /** Every page and pages/_site.yml as they were written, findings and all. */
  sources: Source[];
  /** Everything that is in the project's root, in pages/ and in static/. */
  files: readonly ProjectFile[];
}

/**
 * Reads, checks and joins all pages.
 * @param definition the site
 * @param texts the bytes of all pages and of pages/_site.yml, by their path from the project's root
 * @param files everything that is in the project's root, in pages/ and in static/
 * @param read reads one file; a caller that reads the same files again may remember what came out
 * @returns the content. A page with a finding in its front matter is left out of `pages`; the finding is in `diagnostics`. Never
 * throws because of what the files say.
 */
export async function readContent<D extends SiteDefinition>(
  definition: D,
  texts: ReadonlyMap<string, Uint8Array>,
  files: readonly ProjectFile[],
  outside: ContentHost,
  read: ReadSource = (file, bytes) => readSource(definition, file, bytes),
): Promise<Content<D>> {
  const today = lagosDay();
  const found = [...texts].map(([file, bytes]) =>
    attempt(
      definition,
      file,
      () => read(file, bytes),
      (source) => source,
    ),
  );
  const misplaced = misplacedPages(definition, found, new Set(files.map(({file}) => file)));
  const unchecked = found.map((source) => asInPlace(source, misplaced.get(source.file)));
  const pictures = await lookUp(unchecked, outside);
  const validated = unchecked.map((source) =>
    attempt<Validated<D>>(
      definition,
      source.file,
      () => validate(definition, source, pictures, today),
      (failed) => ({source: failed, wrong: NONE}),
    ),
  );
  const pages = validated.flatMap(({page}) => page ?? []);
  const sources = validated.map(({source}) => source);
  const site = validated.find(({site: facts}) => facts !== undefined)?.site;
  const entries = entriesOf(definition, pages);
  const written = sources.filter(({file}) => file !== SITE_FILE);
  const paths = new Map(
    written.flatMap((source) => addressesOf(source, misplaced).map((path) => [path, anchorsOf(source)])),
  );
  const entryPages = new Map(written.flatMap((source) => [...entryPagesOf(source)]));
  const redirects = redirectsOf(written);
  const formerly = new Map(redirects.map(({address, path}) => [address, path]));
  const renamed = renamedPages(sources, (path) => [paths, entryPages, formerly].some((all) => all.has(path)));
  const generated = definition.generatedFiles?.(written) ?? [];
  const known: SiteIndex = {
    pages: paths,
    redirects: formerly,
    renamed: new Set(renamed.map(({address}) => address)),
    ids: {...idsIn(entries), ...idsOfSiteFile(sources.find(({file}) => file === SITE_FILE))},
    complete:
      pages.length === written.length && ownersIn(definition).every((path) => pages.some((page) => page.path === path)),
    entryPages,
    url: urlOf(site),
    scheduled: new Map(scheduledIn(written, today).map(({address, day}) => [address, day])),
    files: new Set([...files.map(({file}) => file.replace(STATIC_FOLDER, '')), ...generated]),
    icons: outside.icons,
  };
  const ofFiles = validated.flatMap((found) =>
    attempt(
      definition,
      found.source.file,
      () => findingsIn(found, known),
      (failed) => [...found.source.findings, ...failed.findings],
    ),
  );
  const project = {sources, today, definition, pages: written, files, generated, redirects, renamed, misplaced};
  const owners = ownersOf(written, entryPages);
  const findings = [
    ...ofFiles,
    ...runRules(ENGINE_RULES, {...project, owners}),
    ...runRules(definition.rules, {sources, today}),
  ];
  const named = [...pictures.values()].filter(({facts}) => facts !== undefined);
  return {
    definition,
    site,
    pages,
    entries,
    pictures: named,
    flags: await flagsIn(unchecked, outside),
    diagnostics: diagnose(findings, sources, [...ENGINE_RULES, ...definition.rules]),
    sources,
    files,
  };
}

/** The pages whose entries others name. Where one is missing or cannot be read, naming its entries is no finding. */
const ownersIn = ({pageTypes}: SiteDefinition): string[] =>
  pageTypes.flatMap(({files, ownsEntries}) =>
    ownsEntries && !(files instanceof RegExp) ? files.map((name) => addressOf(`${PAGES_FOLDER}/${name}`)) : [],
  );

const idsIn = (entries: object): SiteIndex['ids'] =>
  Object.fromEntries(
    Object.entries(entries).map(([list, all]: [string, {id: string}[]]) => [list, all.map(({id}) => id)]),
  );

/** The entries of pages/_site.yml that pages may name, whether it meets its schema or not. */
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

/** What has each address: the file of a page, or the place of the entry that has a page there. */
const ownersOf = (written: readonly Source[], entryPages: SiteIndex['entryPages']): Map<string, string> =>
  new Map([
    ...[...entryPages].map(([address, {file, line}]) => [address, `${file}:${line}`] as const),
    ...written.map(({file, path = ''}) => [path, file] as const),
  ]);

/** @returns pages of all kinds, those of one kind in their order. */
export const sortPages = <P extends Pick<Page, 'order'>>(pages: readonly P[]): P[] =>
  [...pages].sort((a, b) => a.order - b.order);

/** All entries that pages of a site may name, by the lists to which they belong. */
type EntriesOf<D extends SiteDefinition> = Required<PageOf<D>['entries']>;

/** @returns the entries of all pages, those of one list in the order of their pages. */
export const entriesOf = <D extends SiteDefinition>(
  {entryLists}: D,
  pages: readonly Pick<Page, 'order' | 'entries'>[],
): EntriesOf<D> => {
  const sorted = sortPages(pages).map(({entries}) => entries as Readonly<Record<string, readonly unknown[]>>);
  return Object.fromEntries(
    entryLists.map((list) => [list, sorted.flatMap((entries) => entries[list] ?? [])]),
  ) as EntriesOf<D>;
};

/**
 * @param today the day in Lagos, `2026-11-30`
 * @returns the content as visitors get it on this day: without the pages and entries that are not out yet, and without
 * the lines of the menus that lead to such pages
 */
export function publishedOn<D extends SiteDefinition>(content: Content<D>, today: string): Content<D> {
  const {definition} = content;
  const waiting = new Set(
    scheduledIn(content.sources, today).flatMap(({address, paths: [path]}) => (address === path ? path : [])),
  );
  const pages = mapData(
    content.pages.filter(({path}) => !waiting.has(path)),
    (_page, data) => withoutScheduled(data, today),
  );
  const site = content.site && siteWithout(definition, content.site, waiting);
  return {...content, site, pages, entries: entriesOf(definition, pages)};
}

/** @returns the same pages with their front matter mapped */
export const mapData = <D extends SiteDefinition>(
  pages: readonly ReadablePage<D>[],
  change: <T extends object>(page: ReadablePage<D>, data: T) => T,
): ReadablePage<D>[] =>
  pages.map((page) => ({...page.withData((data) => change(page, data)), photos: page.photos}) as ReadablePage<D>);
