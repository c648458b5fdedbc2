/**
 * `npm run check`: reads every page and prints one line for each finding. Exit code 1 when there is one.
 * `--warnings` prints what may not be meant, `--launch` the same and every sample value that is left; `--fix` fixes what
 * is certain.
 */
import {parseArgs} from 'node:util';
import {lagosDay} from '../shared/days';
import {byPosition, type Diagnostic, warningsOf, sentence, unusedDiagnostics} from '../cms/lint';
import {loadContent} from './load';
import {fixProject} from './apply-fixes';
import {diagnosticReport, type ReportLook} from './print-diagnostics';
import {forLog} from '../shared/escape';
import {SAMPLES_AT_FIRST, disagreementsOf, namelessContacts, sampleDiagnostics, unshownProjects} from '../site/rules';
import {WARNINGS} from '../site/warnings';

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

/** @param most how many findings of one file are printed */
function print(diagnostics: Diagnostic[], kind: NonNullable<ReportLook['annotated']>, most?: number): void {
  const grouped = process.stdout.isTTY;
  // Node itself respects NO_COLOR and FORCE_COLOR here.
  const coloured = grouped && process.stdout.hasColors();
  say(
    diagnosticReport(diagnostics, {grouped, coloured, annotated: process.env.GITHUB_ACTIONS ? kind : undefined, most}),
  );
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
