/** Prints what the linter reports, and writes what it fixes. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {styleText} from 'node:util';
import {
  applyFixes,
  type Diagnostic,
  hasMetadata,
  messageOf,
  type ProjectFile,
  readSvg,
  formatDiagnosticLine,
} from '../cms/lint';
import {readContent, STATIC_FOLDER} from '../cms/parse';
import {forCommand, forCommandProperty, forLog} from '../shared/escape';
import {siteDefinition} from '../site/site-definition';
import {readBytes, localHost} from './load';
import {projectFiles} from './project-files';

interface ReportFormat {
  grouped: boolean;
  coloured: boolean;
  /** Adds commands of GitHub's workflow runner, which show the diagnostics on the lines of the pull request. */
  annotated?: boolean;
  /** The maximum number of diagnostics to print for each file; the others are only counted. */
  most?: number;
}

/**
 * @param diagnostics in the order of files and lines
 * @returns one line for each diagnostic, then the annotations
 */
export function diagnosticReport(
  diagnostics: Diagnostic[],
  {grouped, coloured, annotated, most = MAX_PER_FILE}: ReportFormat,
): string {
  const {shown, others} = limitPerFile(most, diagnostics);
  const lines = grouped ? byFile(shown, coloured) : shown.map((diagnostic) => forLog(formatDiagnosticLine(diagnostic)));
  const more = others.map(({count, file}) => forLog(`… and ${count} more in ${file}`));
  const annotations = annotated ? shown.map(formatAnnotation) : [];
  return [...lines, ...more, ...annotations].map((line) => `${line}\n`).join('');
}

/** The remaining problems appear when these are fixed. */
const MAX_PER_FILE = 20;

function limitPerFile(limit: number, diagnostics: Diagnostic[]) {
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

function formatAnnotation({severity, ruleId, file, range: {start, end}, ...words}: Diagnostic): string {
  const place = {line: start.line, endLine: end.line, col: start.column, endColumn: end.column};
  const properties = Object.entries({file, ...place, title: ruleId}).map(
    ([name, value]) => `${name}=${forCommandProperty(String(value))}`,
  );
  return `::${severity === 'error' ? 'error' : 'notice'} ${properties.join(',')}::${forCommand(messageOf(words))}`;
}

/**
 * Fixes the pages of the working directory where only one solution is possible, removes the metadata of drawing
 * programs from SVGs, and writes the changed files.
 */
export async function fixProject(): Promise<string[]> {
  const files = projectFiles();
  const {changed, sentences} = await applyFixes(
    readBytes(files),
    async (texts) => (await readContent(siteDefinition, texts, files, localHost)).diagnostics,
  );
  for (const [file, bytes] of changed) writeFileSync(join(process.cwd(), file), bytes);
  return [...sentences, ...files.flatMap(fixSvg)];
}

function fixSvg({file, kind}: ProjectFile): string[] {
  if (kind !== 'file' || !file.startsWith(`${STATIC_FOLDER}/`) || !file.endsWith('.svg')) return [];
  const path = join(process.cwd(), file);
  const bytes = readFileSync(path);
  const drawing = readSvg(bytes);
  if ('diagnostic' in drawing || !hasMetadata(bytes)) return [];
  writeFileSync(path, drawing.plain);
  return [`${file}:1 no longer contains the data of the drawing program.`];
}
