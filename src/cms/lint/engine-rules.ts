/** The engine's rules for several files, and its warnings. */
import {PAGES_FOLDER, SITE_FILE, STATIC_FOLDER} from '../base/paths';
import {
  rule,
  type Rule,
  type RuleProject,
  type SiteDefinition,
  type Source,
  pageTypeOf,
} from '../definition/site-definition';
import {entryAnchors, type CollectedIds} from './site-index';
import {listingPages} from './scheduled';
import {
  fileDiagnostics,
  type ProjectFile,
  referencedFiles,
  missingPageDiagnostics,
  scheduledPageDiagnostics,
} from './files';
import type {MisplacedPage} from './misplaced-pages';
import {redirectDiagnostics, type Redirect, type RenamedPage} from './redirects';
import {slug} from '../../shared/slug';
import {formatPath} from '../schema/meta';
import {truncate, type ReportDescriptor, type Diagnostic} from '../base/diagnostic';
import {valueAt, type Path, asGroup, setIfAbsent} from '../base/values';
import {headingIds, plainText} from '../parse/headings';
import {diagnose, runRules} from './run';

interface EngineProject extends RuleProject {
  definition: SiteDefinition;
  pages: Source[];
  files: readonly ProjectFile[];
  generated: readonly string[];
  redirects: readonly Redirect[];
  renamed: readonly RenamedPage[];
  misplaced: ReadonlyMap<string, MisplacedPage>;
  collected: CollectedIds;
  /** The file of each address. */
  owners: ReadonlyMap<string, string>;
}

const MISSING_SITE_FILE = {
  file: SITE_FILE,
  line: 1,
  message: 'The file is missing.',
  help: 'It contains the facts that several pages share. Restore it from the history.',
};

const fileNames = (files: readonly ProjectFile[]): Set<string> => new Set(files.map(({file}) => file));

/** In the order in which they run. */
export const ENGINE_RULES: readonly Rule<EngineProject>[] = [
  rule({id: 'duplicate'}, ({sources}) => duplicateDiagnostics(sources)),
  rule({id: 'duplicate-address'}, ({pages, collected}) =>
    pages.flatMap((source) => anchorDiagnostics(source, collected)),
  ),
  rule({id: 'former-address'}, ({redirects, owners}) => redirectDiagnostics(redirects, owners)),
  rule({id: 'renamed-page'}, ({renamed}) => renamed.map(({diagnostic}) => diagnostic)),
  rule({id: 'scheduled-page'}, ({definition, pages}) => scheduledPageDiagnostics(definition, pages)),
  rule({id: 'missing-page'}, ({definition, files, sources}) => [
    ...(sources.some(({file}) => file === SITE_FILE) ? [] : [MISSING_SITE_FILE]),
    ...missingPageDiagnostics(definition, fileNames(files)),
  ]),
  rule({id: 'file-name'}, ({definition, files, sources}) =>
    fileDiagnostics(definition, files, referencedFiles(sources)),
  ),
  rule({id: 'generated-file'}, ({files, generated}) => generatedFileDiagnostics(files, generated)),
  rule({id: 'misplaced-page', supersedes: ['missing-page', 'file-name']}, ({misplaced}) =>
    [...misplaced.values()].map(({diagnostic}) => diagnostic),
  ),
];

/**
 * Reports repeated ids, and names that become addresses, within a list; repeated titles among all pages, including
 * generated ones; and repeated descriptions among written pages.
 */
function duplicateDiagnostics(sources: readonly Source[]): ReportDescriptor[] {
  const diagnostics: ReportDescriptor[] = [];
  const first = new Map<string, string>();
  for (const source of sources) {
    const {file, parsed} = source;
    const repeated = new Set<unknown>();
    source.values.forEach(({value, path, meta: {unique}}) => {
      if (Array.isArray(value)) diagnostics.push(...identicalEntries(source, value, path, repeated));
      const key = path.at(-1);
      const inList = unique && typeof path.at(-2) === 'number';
      const ofPage = path.length === 1 && (key === 'title' || key === 'description');
      if (!(inList || ofPage) || typeof value !== 'string') return;
      const entry = path.length > 1 ? valueAt(parsed?.data, path.slice(0, -1)) : undefined;
      if (repeated.has(entry)) return;
      const line = parsed?.lineOf(path) ?? 1;
      const scope = inList ? `${file} ${formatPath(path.slice(0, -2))}` : 'pages';
      const id = inList ? slug(value) : '';
      const uniqueKey = `${scope} ${String(key)} ${id === '' ? value.trim().toLowerCase() : id}`;
      const before = setIfAbsent(first, uniqueKey, `${file}:${line}`);
      if (before === undefined) return;
      const message = `${formatPath(path)} "${truncate(value)}" is already used at ${before}.`;
      diagnostics.push({file, line, path, message, help: `Each ${String(key)} must be unique.`});
    });
  }
  return diagnostics;
}

/** Reports entries without an id that are equal in every field. */
function identicalEntries(
  {file, parsed}: Source,
  list: readonly unknown[],
  path: Path,
  repeated: Set<unknown>,
): ReportDescriptor[] {
  const first = new Map<string, number>();
  return list.flatMap((entry, index): ReportDescriptor[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const written = JSON.stringify(entry);
    const line = parsed?.lineOf([...path, index]) ?? 1;
    const before = setIfAbsent(first, written, line);
    if (before === undefined) return [];
    repeated.add(entry);
    const message = `${formatPath([...path, index])} is identical to the entry at ${file}:${before}.`;
    return [{file, line, path: [...path, index], message, help: 'Remove one of them.'}];
  });
}

function generatedFileDiagnostics(files: readonly {file: string}[], generated: readonly string[]): ReportDescriptor[] {
  const generatedFiles = new Set(generated.map((file) => STATIC_FOLDER + file));
  const message = 'Each build creates a PDF with this name from the pages, so this file is never published.';
  return files
    .filter(({file}) => generatedFiles.has(file))
    .map(({file}) => ({file, line: 1, message, help: 'Delete it, or rename it.'}));
}

/**
 * Other rules compare headings with each other, and the entries of one list with each other.
 * @returns a report for each entry and each heading whose anchor an entry of another list already has
 */
function anchorDiagnostics(source: Source, collected: CollectedIds): ReportDescriptor[] {
  const {file, body, parsed} = source;
  const diagnostics: ReportDescriptor[] = [];
  const first = new Map<string, {list: string; owner: string}>();
  for (const {id, path, list} of entryAnchors(source, collected)) {
    const line = (path && parsed?.lineOf(path)) ?? 1;
    const owner = path ? `the entry on line ${line}` : `the page "${id}" in the list`;
    const before = setIfAbsent(first, id, {list, owner});
    if (!before || before.list === list || !path) continue;
    const message = `${formatPath(path)} has the address #${id}, which ${before.owner} already uses.`;
    diagnostics.push({file, line, path, message, help: 'Change the wording of one of them.'});
  }
  for (const {heading, id} of body?.tree ? headingIds(body.tree) : []) {
    const entry = first.get(id);
    if (!entry) continue;
    const message = `The heading "${truncate(plainText(heading))}" has the address #${id}, which ${entry.owner} already uses.`;
    diagnostics.push({
      file,
      line: heading.position?.start.line ?? 1,
      message,
      help: 'Change the wording of one of them.',
    });
  }
  return diagnostics;
}

/** The rules of the engine for valid content that may be a mistake. */
const ENGINE_WARNINGS: readonly Rule[] = [
  rule({id: 'fewer-entries', severity: 'warning'}, ({sources}) => [
    ...sources.flatMap(tooFewEntries),
    ...tooFewPages(sources),
  ]),
  rule({id: 'unshown-list', severity: 'warning'}, ({sources}) => sources.flatMap(unshownLists)),
];

type Linted = Pick<RuleProject, 'sources'>;

/** Finds valid content that may be a mistake. Warnings never fail the check. */
export const warningsOf = (content: Linted, rules: readonly Rule[], today: string): Diagnostic[] =>
  lintWith([...ENGINE_WARNINGS, ...rules], content, today);

export const lintWith = (rules: readonly Rule[], {sources}: Linted, today: string): Diagnostic[] =>
  diagnose(runRules(rules, {sources, today}), sources, rules);

/** Reports lists with fewer entries than agreed. */
function tooFewEntries(source: Source): ReportDescriptor[] {
  const ofPage = pageTypeOf(source.definition, source.file).specified[source.path ?? ''] ?? {};
  return source.values.flatMap(({value, path, meta}): ReportDescriptor[] => {
    const specified = meta.specified ?? ofPage[formatPath(path)];
    if (specified === undefined || !Array.isArray(value) || value.length >= specified) return [];
    const entries = value.length === 1 ? `1 entry` : `${value.length} entries`;
    const message = `${formatPath(path)} has ${entries}; ${specified} were agreed.`;
    return [{file: source.file, line: source.parsed?.lineOf(path) ?? 1, message}];
  });
}

/** Reports folders with fewer pages than agreed, at the block that lists them. */
const tooFewPages = (sources: readonly Source[]): ReportDescriptor[] =>
  (sources[0]?.definition.pageTypes ?? []).flatMap(({folder, collection}) => {
    const {list, specified = 0} = collection ?? {};
    const count = sources.filter(({kind}) => list !== undefined && kind?.collection?.list === list).length;
    if (count >= specified) return [];
    const pages = count === 1 ? '1 page' : `${count} pages`;
    const message = `${PAGES_FOLDER}/${folder} has ${pages}; ${specified} were agreed.`;
    return listingPages(sources, list).map(({file, body, definition: {blocks}}) => {
      const {line = 1} = (body?.blocks ?? []).find(({name}) => blocks[name]?.lists === list) ?? {};
      return {file, line, message};
    });
  });

/** Reports lists with entries whose block is missing from the body. */
function unshownLists({file, path, body, parsed, definition}: Source): ReportDescriptor[] {
  if (!body || !parsed) return [];
  const written = new Set(body.blocks.map(({name}) => name));
  const fields = Object.keys(asGroup(parsed.data));
  return fields.flatMap((field): ReportDescriptor[] => {
    const blocks = Object.entries(definition.blocks).filter(
      ([, {shows, only, optional}]) => !optional && shows === field && (only ?? path) === path,
    );
    if (blocks.length === 0 || blocks.some(([name]) => written.has(name))) return [];
    const message = `The page does not show ${field}. Write <${blocks[0]?.[0]} /> on its own line where the list should appear.`;
    return [{file, line: parsed.lineOf([field]), message}];
  });
}
