/** Reads and lints the content of all pages. The caller provides all bytes. */
import {byPosition, messageOf, type Diagnostic, type Problem, type RuleReport} from '../values/diagnostic';
import {STATIC_FOLDER} from '../values/paths';
import {missingPages, referencedFiles, type ProjectFile} from '../content/files';
import {joinContent, type JoinedContent, type Project} from '../content/join';
import {readOrReport, type ReadSource} from '../content/source';
import type {SiteDefinition, Source} from '../definition/site-definition';
import type {ContentHost} from '../images';
import {readBody, type Body} from '../parse/body';
import type {EngineRule} from './define-rule';
import {diagnose, lintBody, lintEachValue, lintProject, lintSource, wordProblems} from './run';
import {ERRORS} from './rules/errors';

export interface Content<D extends SiteDefinition = SiteDefinition> extends JoinedContent<D> {
  diagnostics: Diagnostic[];
}

/**
 * Reads, checks and combines all pages.
 * @param read reads one file; a caller that reads the same files again may cache the results
 * @returns the content. A page with an invalid front matter is missing from `pages`; its problems are in `diagnostics`.
 * The content of the files never makes it throw.
 */
export async function readContent<D extends SiteDefinition>(
  definition: D,
  texts: ReadonlyMap<string, Uint8Array>,
  files: readonly ProjectFile[],
  outside: ContentHost,
  read?: ReadSource,
): Promise<Content<D>> {
  const {content, wrong, project} = await joinContent(definition, texts, files, outside, read);
  const rules = [...ERRORS, ...definition.rules];
  const ofFiles = content.sources.flatMap((source) =>
    readOrReport(
      definition,
      source.file,
      () => lintFile(source, wrong.get(source) ?? [], project, rules),
      (failed) => wordProblems([...source.problems, ...failed.problems]),
    ),
  );
  const reports = [...ofFiles, ...lintProject(project, rules)];
  return {...content, diagnostics: diagnose(reports, content.sources)};
}

/** @param wrong what the schema has found in the file */
function lintFile(source: Source, wrong: readonly Problem[], project: Project, rules: readonly EngineRule[]) {
  const ofFields = wrong.filter(({ruleId}) => ruleId === 'unknown-field' || ruleId === 'missing-field');
  const ofValues = [
    ...wordProblems(wrong.filter((problem) => !ofFields.includes(problem))),
    ...reportsOfValues(source, project, rules),
    ...lintEachValue('field', source, project, rules),
  ];
  return [
    ...withAdviceOf(ofValues, [...wordProblems(source.problems), ...reportsOfBody(source)]),
    ...wordProblems(ofFields),
    ...lintSource(source, project, rules),
  ];
}

const reportsBySource = new WeakMap<Source, readonly RuleReport[]>();

function reportsOfValues(source: Source, project: Project, rules: readonly EngineRule[]): readonly RuleReport[] {
  const reports = reportsBySource.get(source) ?? lintEachValue('value', source, project, rules);
  reportsBySource.set(source, reports);
  return reports;
}

/** What depends on nothing but the body, and is checked again only when it changes. */
const reportsByBody = new WeakMap<Body, readonly RuleReport[]>();

/** @returns the problems of a body, which keep its page from being built */
export function reportsOfBody({file, body, definition}: Source): readonly RuleReport[] {
  if (!body) return [];
  const reports = reportsByBody.get(body) ?? lintWholeBody(file, body, definition, [...ERRORS, ...definition.rules]);
  reportsByBody.set(body, reports);
  return reports;
}

type BodyDefinition = Pick<SiteDefinition, 'blocks' | 'locale'>;

const lintWholeBody = (file: string, body: Body, definition: BodyDefinition, rules: Parameters<typeof lintBody>[3]) => [
  ...wordProblems(body.problems),
  ...lintBody(file, body, definition, rules),
];

/** Returns whether a fix puts quotes or brackets around a value, which assumes that the value itself is valid. */
const isQuoted = ({fix}: RuleReport): boolean => fix !== undefined && /["'\]]$/.test(fix);

/**
 * Joins the syntax errors of a file with the reports about its values, so that all advice is correct. The values are
 * read as if the syntax were fixed. If a value is wrong even in quotes, its message replaces the advice to add
 * quotes, and the line has no fix.
 */
function withAdviceOf(values: readonly RuleReport[], syntaxErrors: readonly RuleReport[]): RuleReport[] {
  const joined = new Set<RuleReport>();
  const corrected = syntaxErrors.map((syntaxError): RuleReport => {
    const wrong = isQuoted(syntaxError) ? values.filter(({line}) => line === syntaxError.line) : [];
    for (const value of wrong) joined.add(value);
    return wrong.length === 0
      ? syntaxError
      : {...syntaxError, help: [...new Set(wrong.map(messageOf))].join(' '), fix: undefined};
  });
  return [...corrected, ...values.filter((value) => !joined.has(value))];
}

/**
 * Reads the body of a page and applies every rule for bodies. A page is untrusted: it may contain only these blocks,
 * and never code.
 */
export function checkBody(file: string, source: string, definition: BodyDefinition): Body & {reports: RuleReport[]} {
  const body = readBody(file, source, Object.keys(definition.blocks));
  return {...body, reports: lintWholeBody(file, body, definition, ERRORS)};
}

type Checked = Pick<Content, 'definition' | 'sources' | 'diagnostics' | 'files'>;

/** The folder of the pictures that the design uses. */
export const DESIGN_FOLDER = '/img/brand/';

/**
 * @returns a report for each picture and file that no page names; none while a page is missing or unreadable, and none
 * for files that another report mentions
 */
export function unusedFileDiagnostics({definition, sources, diagnostics, files}: Checked): Diagnostic[] {
  const isRead = sources.every(
    ({parsed, body, path}) => parsed && (path === undefined || body?.isIncomplete === false),
  );
  if (!isRead || missingPages(definition, files).length > 0) return [];
  const mentioned = referencedFiles(sources);
  const reported = new Set(diagnostics.flatMap(({file, related = []}) => [file, ...related]));
  const unused = files
    .filter(({file, kind}) => kind === 'file' && file.startsWith(`${STATIC_FOLDER}/`) && !reported.has(file))
    .map(({file}) => ({file, path: file.slice(STATIC_FOLDER.length)}))
    .filter(({path}) => !mentioned.has(path) && !path.startsWith(DESIGN_FOLDER))
    .map(({file, path}): Problem => ({ruleId: 'unused-file', message: 'unused', data: {path}, file, line: 1}));
  return diagnose(wordProblems(unused), sources);
}

export const allDiagnostics = (checked: Checked): Diagnostic[] =>
  [...checked.diagnostics, ...unusedFileDiagnostics(checked)].sort(byPosition);
