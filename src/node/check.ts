/**
 * `npm run check`: reads every page and prints one line for each finding. It exits with 1 if there is one. `--warnings`
 * also prints warnings; `--launch` prints warnings and all sample values; `--fix` fixes what has only one solution.
 */
import {parseArgs, styleText} from 'node:util';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {lagosDay} from '../shared/days';
import {
  byPosition,
  type Diagnostic,
  warningsOf,
  sentence,
  unusedDiagnostics,
  holdsNotes,
  applyFixes,
  type ProjectFile,
  readSvg,
  messageOf,
} from '../cms/lint';
import {loadContent, readBytes, thisMachine} from './load';
import {forLog, forCommand, forCommandProperty} from '../shared/escape';
import {SAMPLES_AT_FIRST, disagreementsOf, namelessContacts, sampleDiagnostics, unshownProjects} from '../site/rules';
import {WARNINGS} from '../site/warnings';
import {readContent, STATIC_FOLDER} from '../cms/parse';
import {projectFiles} from './project-files';
import {siteDefinition} from '../site/site-definition';

interface ReportLook {
  /** Groups findings by file, for people at a terminal. */
  grouped: boolean;
  coloured: boolean;
  /**
   * Also prints commands of GitHub's workflow runner, which show findings on the lines of the pull request without a
   * token.
   */
  annotated?: 'error' | 'notice';
  /** The maximum number of findings to print for each file; the rest are only counted. */
  most?: number;
}

/**
 * Formats findings for printing.
 * @param diagnostics in the order of files and lines
 * @returns one line for each finding, then the annotations
 */
export function diagnosticReport(
  diagnostics: Diagnostic[],
  {grouped, coloured, annotated, most = MAX_OF_A_FILE}: ReportLook,
): string {
  const {shown, others} = atMost(most, diagnostics);
  const lines = grouped ? byFile(shown, coloured) : shown.map((diagnostic) => forLog(sentence(diagnostic)));
  const more = others.map(({count, file}) => forLog(`… and ${count} more in ${file}`));
  const annotations = annotated ? shown.map((diagnostic) => annotation(annotated, diagnostic)) : [];
  return [...lines, ...more, ...annotations].map((line) => `${line}\n`).join('');
}

/** The maximum number of findings to print for each file; the others appear once these are fixed. */
const MAX_OF_A_FILE = 20;

/** @returns the first findings of each file, and the number of the others. */
function atMost(limit: number, diagnostics: Diagnostic[]) {
  const counts = new Map<string, number>();
  const shown = diagnostics.filter(({file}) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count <= limit;
  });
  const others = [...counts].flatMap(([file, count]) => (count > limit ? {file, count: count - limit} : []));
  return {shown, others};
}

function byFile(diagnostics: Diagnostic[], coloured: boolean): string[] {
  const width = Math.max(...diagnostics.map(({line}) => String(line).length));
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    coloured ? styleText(format, text, {validateStream: false}) : text;
  return diagnostics.flatMap((diagnostic, index) => [
    ...(diagnostic.file === diagnostics[index - 1]?.file
      ? []
      : [...(index > 0 ? [''] : []), style(['bold', 'underline'], forLog(diagnostic.file))]),
    `  ${style('yellow', String(diagnostic.line).padStart(width))}  ${forLog(messageOf(diagnostic))}`,
  ]);
}

/** @returns a command of GitHub's workflow runner. */
const annotation = (kind: 'error' | 'notice', diagnostic: Diagnostic): string =>
  `::${kind} file=${forCommandProperty(diagnostic.file)},line=${diagnostic.line}::${forCommand(messageOf(diagnostic))}`;

const OPTIONS = {fix: {type: 'boolean'}, launch: {type: 'boolean'}, warnings: {type: 'boolean'}} as const;

async function main(): Promise<void> {
  const {values} = parseArgs({options: OPTIONS});
  if (values.fix) say((await fixProject()).map((change) => `${forLog(change)}\n`).join(''));
  const content = await loadContent();
  const diagnostics = [...content.diagnostics, ...unusedDiagnostics(content)].sort(byPosition);
  print(diagnostics, 'error');
  const mendable = diagnostics.filter(({fix}) => fix !== undefined).length;
  const remedy = mendable > 0 ? ` To fix ${mendable} of ${diagnostics.length}: npm run check -- --fix` : '';
  const pages = counted(content.pages.length, 'page');
  say(
    diagnostics.length === 0
      ? `${pages} checked, no problem found.\n`
      : `${counted(diagnostics.length, 'problem')} found.${remedy}\n`,
  );

  const today = lagosDay();
  const differing = values.launch
    ? [...disagreementsOf({...content, today}), ...unshownProjects(content)].sort(byPosition)
    : [];
  if (differing.length > 0) say('\nTo be settled first, because visitors hold one against the other:\n');
  print(differing, 'notice');
  if (values.warnings || values.launch) {
    const reported = new Set(differing.map(sentence));
    const warnings = [...warningsOf(content, WARNINGS, today), ...(values.launch ? namelessContacts(content) : [])]
      .filter((notice) => !reported.has(sentence(notice)))
      .sort(byPosition);
    if (warnings.length > 0) say('\nWorth a look:\n');
    print(warnings, 'notice');
  }
  const samples = values.launch ? sampleDiagnostics(content) : [];
  if (values.launch) {
    say(samples.length > 0 ? '\nTo be replaced before the site is published:\n' : '\nNo sample value is left.\n');
    print(samples, 'error', Infinity);
    if (samples.length > 0) say(`${samples.length} of ${SAMPLES_AT_FIRST} sample values left.\n`);
  }
  process.exitCode = diagnostics.length + samples.length === 0 ? 0 : 1;
}

/** @param most the maximum number of findings to print for each file */
function print(diagnostics: Diagnostic[], kind: NonNullable<ReportLook['annotated']>, most?: number): void {
  const grouped = process.stdout.isTTY;
  // This call respects NO_COLOR and FORCE_COLOR.
  const coloured = grouped && process.stdout.hasColors();
  say(
    diagnosticReport(diagnostics, {grouped, coloured, annotated: process.env.GITHUB_ACTIONS ? kind : undefined, most}),
  );
}

const say = (text: string) => process.stdout.write(text);

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

// `npm run check | head` closes the pipe early, which is not an error of the check.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

main().catch((error: unknown) => {
  process.stderr.write(`The check had to stop: ${forLog(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 2;
});

/**
 * Fixes the pages of the working directory where only one solution is possible, removes the metadata of drawing
 * programs from SVGs, and writes the changed files.
 * @returns one sentence for each line or drawing that it changed
 */
export async function fixProject(): Promise<string[]> {
  const files = projectFiles();
  const {changed, sentences} = await applyFixes(
    readBytes(files),
    async (texts) => (await readContent(siteDefinition, texts, files, thisMachine)).diagnostics,
  );
  for (const [file, bytes] of changed) writeFileSync(join(process.cwd(), file), bytes);
  return [...sentences, ...files.flatMap(fixSvg)];
}

function fixSvg({file, kind}: ProjectFile): string[] {
  if (kind !== 'file' || !file.startsWith(`${STATIC_FOLDER}/`) || !file.endsWith('.svg')) return [];
  const path = join(process.cwd(), file);
  const bytes = readFileSync(path);
  const drawing = readSvg(bytes);
  if ('diagnostic' in drawing || !holdsNotes(bytes)) return [];
  writeFileSync(path, drawing.plain);
  return [`${file}:1 holds the drawing alone now, without what a program had noted in it.`];
}
