/**
 * `npm run check`: reads every page and prints one line for each finding. Exit code 1 when there is one.
 * `--warnings` prints what may not be meant, `--launch` the same and every sample value that is left; `--fix` fixes what
 * is certain; `--json` prints all findings for other programs.
 */
import {parseArgs, styleText} from 'node:util';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {lagosDay} from '../shared/days';
import {
  allDiagnostics,
  byPosition,
  type Diagnostic,
  lintWith,
  warningsOf,
  sentence,
  holdsNotes,
  applyFixes,
  type ProjectFile,
  readSvg,
  messageOf,
} from '../cms/lint';
import {loadContent, readBytes, thisMachine} from './load';
import {forLog, forCommand, forCommandProperty} from '../shared/escape';
import {SAMPLES_AT_FIRST, disagreements, namelessContacts, sampleDiagnostics, unshownProjects} from '../site/rules';
import {WARNINGS} from '../site/warnings';
import {readContent, STATIC_FOLDER} from '../cms/parse';
import {projectFiles} from './project-files';
import {siteDefinition} from '../site/site-definition';

interface ReportLook {
  /** Below the name of each file, for people at a terminal. */
  grouped: boolean;
  coloured: boolean;
  /** Also as commands of GitHub's workflow runner, which puts them on the lines of the pull request; no token needed. */
  annotated?: boolean;
  /** How many findings of one file are printed; the others are counted. */
  most?: number;
}

/**
 * Findings as they are printed.
 * @param diagnostics in the order of files and lines
 * @returns one line for each finding; with annotations, those come last
 */
export function diagnosticReport(
  diagnostics: Diagnostic[],
  {grouped, coloured, annotated, most = MAX_OF_A_FILE}: ReportLook,
): string {
  const {shown, others} = atMost(most, diagnostics);
  const lines = grouped ? byFile(shown, coloured) : shown.map((diagnostic) => forLog(sentence(diagnostic)));
  const more = others.map(({count, file}) => forLog(`… and ${count} more in ${file}`));
  const annotations = annotated ? shown.map(annotation) : [];
  return [...lines, ...more, ...annotations].map((line) => `${line}\n`).join('');
}

/** How many findings of one file are printed; the others show once these are fixed. */
const MAX_OF_A_FILE = 20;

/** The first findings of each file, and how many more there are in each. */
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
  const width = Math.max(...diagnostics.map(({range}) => String(range.start.line).length));
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    coloured ? styleText(format, text, {validateStream: false}) : text;
  return diagnostics.flatMap((diagnostic, index) => [
    ...(diagnostic.file === diagnostics[index - 1]?.file
      ? []
      : [...(index > 0 ? [''] : []), style(['bold', 'underline'], forLog(diagnostic.file))]),
    `  ${style('yellow', String(diagnostic.range.start.line).padStart(width))}  ${forLog(messageOf(diagnostic))}  ${style('dim', diagnostic.ruleId)}`,
  ]);
}

/** A command of GitHub's workflow runner. */
function annotation({severity, ruleId, file, range: {start, end}, ...words}: Diagnostic): string {
  const place = {line: start.line, endLine: end.line, col: start.column, endColumn: end.column};
  const properties = Object.entries({file, ...place, title: ruleId}).map(
    ([name, value]) => `${name}=${forCommandProperty(String(value))}`,
  );
  return `::${severity === 'error' ? 'error' : 'notice'} ${properties.join(',')}::${forCommand(messageOf(words))}`;
}

const OPTIONS = {
  fix: {type: 'boolean'},
  json: {type: 'boolean'},
  launch: {type: 'boolean'},
  warnings: {type: 'boolean'},
} as const;

async function main(): Promise<void> {
  const {values} = parseArgs({options: OPTIONS});
  const fixed = values.fix ? await fixProject() : [];
  const content = await loadContent();
  const diagnostics = allDiagnostics(content);
  const today = lagosDay();
  const differing = values.launch ? lintWith([disagreements, unshownProjects], content, today) : [];
  const reported = new Set(differing.map(sentence));
  const all = values.warnings || values.launch ? warningsOf(content, WARNINGS, today) : [];
  const nameless = values.launch ? lintWith([namelessContacts], content, today) : [];
  const warnings = [...all, ...nameless].filter((warning) => !reported.has(sentence(warning))).sort(byPosition);
  const samples = values.launch ? sampleDiagnostics(content) : [];
  process.exitCode = diagnostics.length + samples.length === 0 ? 0 : 1;
  if (values.json) {
    say(`${JSON.stringify([...diagnostics, ...differing, ...warnings, ...samples], undefined, 2)}\n`);
    return;
  }

  say(fixed.map((change) => `${forLog(change)}\n`).join(''));
  print(diagnostics);
  const mendable = diagnostics.filter(({fix}) => fix !== undefined).length;
  const remedy = mendable > 0 ? ` To fix ${mendable} of ${diagnostics.length}: npm run check -- --fix` : '';
  const pages = counted(content.pages.length, 'page');
  say(
    diagnostics.length === 0
      ? `${pages} checked, no problem found.\n`
      : `${counted(diagnostics.length, 'problem')} found.${remedy}\n`,
  );
  if (differing.length > 0) say('\nTo be settled first, because visitors hold one against the other:\n');
  print(differing);
  if (warnings.length > 0) say('\nWorth a look:\n');
  print(warnings);
  if (!values.launch) return;
  say(samples.length > 0 ? '\nTo be replaced before the site is published:\n' : '\nNo sample value is left.\n');
  print(samples, Infinity);
  if (samples.length > 0) say(`${samples.length} of ${SAMPLES_AT_FIRST} sample values left.\n`);
}

/** @param most how many findings of one file are printed */
function print(diagnostics: Diagnostic[], most?: number): void {
  const grouped = process.stdout.isTTY;
  // Node itself respects NO_COLOR and FORCE_COLOR here.
  const coloured = grouped && process.stdout.hasColors();
  say(diagnosticReport(diagnostics, {grouped, coloured, annotated: Boolean(process.env.GITHUB_ACTIONS), most}));
}

const say = (text: string) => process.stdout.write(text);

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

// `npm run check | head` has read enough when its pipe closes, which is no failure of the check.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

main().catch((error: unknown) => {
  process.stderr.write(`The check had to stop: ${forLog(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 2;
});

/**
 * Fixes the pages of the working directory where that is certain, takes out of drawings what programs noted for
 * themselves, and writes what changed.
 * @returns one sentence for each line or drawing that was changed
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
