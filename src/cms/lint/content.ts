/** Reads and checks what the pages say. It knows no file system: bytes, pictures and names are given to it. */
import type * as z from 'zod';
import {fileDiagnostics, type ProjectFile} from './files';
import {addressesOf, asInPlace, isReportedAsMisplaced, misplacedPages} from './misplaced-pages';
import {duplicateDiagnostics} from './duplicates';
import {anchorDiagnostics} from './page-anchors';
import {figuresIn} from './figures';
import {formerDiagnostics, redirectsOf} from './former-addresses';
import {mentionedFiles} from './mentioned-files';
import {entryPageDiagnostics, entryPagesOf} from './entry-pages';
import {anchorsOf, type SiteIndex} from './site-index';
import {waitingDiagnostics} from './needed-pages';
import {rateDiagnostics} from './rates';
import {renamedPages} from './renamed-pages';
import {byPosition, type Diagnostic} from '../base/diagnostic';
import {joinEntries, type Entries} from '../../site/page-types/entries';
import type {Page} from '../../site/page-types/page-type';
import {PAGE_TYPES, type AnyKind} from '../../site/page-types/registry';
import type {SiteContext} from '../../site/page-types/site-context';
import type {Site} from '../../site/page-types/site';
import {flagsIn, lookUp} from './look-up';
import {lagosDay} from '../../shared/days';
import type {ContentHost} from '../images/content-host';
import {addressOf, PAGES_FOLDER, SITE_FILE, STATIC_FOLDER} from '../base/paths';
import type {NamedPicture} from '../images';
import {hiddenDiagnostics, printedFiles} from './printed-files';
import {attempt, readSource, type ReadSource, type Source} from './source';
import {siteWithout, scheduledIn, withoutScheduled} from './upcoming';
import {diagnosticsOf, NONE, validate, type ReadablePage, type Validated} from './validate';

/** Everything that the pages say, and everything that is wrong with them. */
export interface Content {
  site?: Site;
  /** The pages whose front matter meets its schema, in the order of their files. */
  pages: ReadablePage[];
  entries: Entries;
  /** The pictures that the pages name and that can be used, and the flags of the countries they name. */
  pictures: NamedPicture[];
  flags: ReadonlyMap<string, NamedPicture>;
  diagnostics: Diagnostic[];
  /** Every page and pages/_site.yml as they were written, findings and all. */
  sources: Source[];
  /** Everything that lies in the project's root, in pages/ and in static/. */
  files: readonly ProjectFile[];
}

/**
 * Reads, checks and joins all pages.
 * @param texts the bytes of all pages and of pages/_site.yml, by their path from the project's root
 * @param files everything that lies in the project's root, in pages/ and in static/
 * @param read reads one file; a caller that reads the same files again may remember what came out
 * @returns the content. A page with a finding in its front matter is left out of `pages`; the finding is in `diagnostics`. Never
 * throws because of what the files say.
 */
export async function readContent(
  texts: ReadonlyMap<string, Uint8Array>,
  files: readonly ProjectFile[],
  outside: ContentHost,
  read: ReadSource = readSource,
): Promise<Content> {
  const found = [...texts].map(([file, bytes]) =>
    attempt(
      file,
      () => read(file, bytes),
      (source) => source,
    ),
  );
  const misplaced = misplacedPages(found, new Set(files.map(({file}) => file)));
  const unchecked = found.map((source) => asInPlace(source, misplaced.get(source.file)));
  const pictures = await lookUp(unchecked, outside);
  const validated = unchecked.map((source) =>
    attempt<Validated>(
      source.file,
      () => validate(source, pictures),
      (failed) => ({source: failed, wrong: NONE}),
    ),
  );
  const pages = validated.flatMap(({page}) => page ?? []);
  const sources = validated.map(({source}) => source);
  const site = validated.find(({site: facts}) => facts !== undefined)?.site;
  const entries = entriesOf(pages);
  const written = sources.filter(({file}) => file !== SITE_FILE);
  const paths = new Map(
    written.flatMap((source) => addressesOf(source, misplaced).map((path) => [path, anchorsOf(source)])),
  );
  const entryPages = new Map(written.flatMap((source) => [...entryPagesOf(source)]));
  const redirects = redirectsOf(written);
  const formerly = new Map(redirects.map(({address, path}) => [address, path]));
  const renamed = renamedPages(sources, (path) => [paths, entryPages, formerly].some((all) => all.has(path)));
  const known: SiteIndex = {
    pages: paths,
    redirects: formerly,
    renamed: new Set(renamed.map(({address}) => address)),
    ids: {...idsIn(entries), figures: figuresIn(sources)},
    complete: pages.length === written.length && OWNERS.every((path) => pages.some((page) => page.path === path)),
    entryPages,
    url: site?.url,
    scheduled: new Map(scheduledIn(written, lagosDay()).map(({address, day}) => [address, day])),
    files: new Set([...files.map(({file}) => file.replace(STATIC_FOLDER, '')), ...printedFiles(written)]),
    icons: outside.icons,
  };
  const diagnostics = [
    ...(texts.has(SITE_FILE) ? [] : [{file: SITE_FILE, line: 1, ...NO_SITE}]),
    ...validated.flatMap((found) =>
      attempt(
        found.source.file,
        () => diagnosticsOf(found, known),
        (failed) => [...found.source.diagnostics, ...failed.diagnostics],
      ),
    ),
    ...duplicateDiagnostics(sources),
    ...written.flatMap(anchorDiagnostics),
    ...rateDiagnostics(written),
    ...entryPageDiagnostics(written),
    ...formerDiagnostics(redirects, ownersOf(written, entryPages)),
    ...renamed.map(({diagnostic}) => diagnostic),
    ...waitingDiagnostics(written),
    ...fileDiagnostics(files, mentionedFiles(sources)).filter(({file}) => !isReportedAsMisplaced(file, misplaced)),
    ...hiddenDiagnostics(files, written),
    ...[...misplaced.values()].map(({diagnostic}) => diagnostic),
  ];
  const named = [...pictures.values()].filter(({facts}) => facts !== undefined);
  return {
    site,
    pages,
    entries,
    pictures: named,
    flags: await flagsIn(unchecked, outside),
    diagnostics: diagnostics.sort(byPosition),
    sources,
    files,
  };
}

/** The pages whose entries others name. Where one is missing or cannot be read, naming its entries is no finding. */
const OWNERS = PAGE_TYPES.flatMap(({files, ownsEntries}: AnyKind) =>
  ownsEntries && !(files instanceof RegExp) ? files.map((name) => addressOf(`${PAGES_FOLDER}/${name}`)) : [],
);

const idsIn = (entries: Entries): SiteIndex['ids'] =>
  Object.fromEntries(
    Object.entries(entries).map(([list, all]: [string, {id: string}[]]) => [list, all.map(({id}) => id)]),
  );

/** What has each address: the file of a page, or the place of the entry that has a page there. */
const ownersOf = (written: readonly Source[], entryPages: SiteIndex['entryPages']): Map<string, string> =>
  new Map([
    ...[...entryPages].map(([address, {file, line}]) => [address, `${file}:${line}`] as const),
    ...written.map(({file, path = ''}) => [path, file] as const),
  ]);

const NO_SITE = {
  text: 'The file is missing.',
  help: 'It holds the facts that several pages share; bring it back from the history.',
};

/** @returns pages of all kinds, those of one kind in their order. */
export const inOrder = <P extends Pick<Page, 'order'>>(pages: readonly P[]): P[] =>
  [...pages].sort((a, b) => a.order - b.order);

/** @returns the entries of all pages, those of one list in the order of their pages. */
export const entriesOf = (pages: readonly Page[]): Entries => joinEntries(inOrder(pages).map(({entries}) => entries));

/** @returns what gives the pages of a kind as the schema of the kind has read them. */
export const pagesByKind = (pages: readonly Page[]): SiteContext['pagesOf'] =>
  function pagesOf<Schema extends z.ZodObject>({name}: {name: string; schema: Schema}) {
    const found = inOrder(pages).filter(({kind}) => kind === name);
    return found.map(({data, file, path}) => ({...(data as z.infer<Schema>), file, path}));
  };

/**
 * @param today the day in Lagos, `2026-11-30`
 * @returns the content as visitors get it on this day: without the pages and entries that are not out yet, and without
 * the lines of the menus that lead to such pages
 */
export function publishedOn(content: Content, today: string): Content {
  const waiting = new Set(
    scheduledIn(content.sources, today).flatMap(({address, paths: [path]}) => (address === path ? path : [])),
  );
  const pages = content.pages
    .filter(({path}) => !waiting.has(path))
    .map((page) => ({...page.withData((data) => withoutScheduled(data, today)), photos: page.photos}));
  const site = content.site && siteWithout(content.site, waiting);
  return {...content, site, pages, entries: entriesOf(pages)};
}
