/**
 * `npm run check`: reads every page and prints one line for each diagnostic. It exits with 1 if there is an error.
 * `--warnings` also prints likely mistakes, `--launch` also the sample values that are left. `--fix` fixes the problems
 * that have only one solution. `--json` prints all problems for other programs.
 */
import {parseArgs} from 'node:util';
import {allDiagnostics, byPosition, type Diagnostic, lintWith, formatDiagnosticLine, warningsOf} from '../cms/lint';
import {diagnosticReport, fixProject} from '../node/check';
import {loadContent} from '../node/load';
import {siteDay} from '../site/locale';
import {forLog} from '../shared/escape';
import type {Content} from '../site/site-definition';

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
  const {differing, warnings, samples, all} = await findWarnings(content, values);
  process.exitCode = diagnostics.length + samples.length === 0 ? 0 : 1;
  if (values.json) {
    writeOut(`${JSON.stringify([...diagnostics, ...differing, ...warnings, ...samples], undefined, 2)}\n`);
    return;
  }

  writeOut(fixed.map((change) => `${forLog(change)}\n`).join(''));
  print(diagnostics);
  const mendable = diagnostics.filter(({fix}) => fix !== undefined).length;
  const remedy = mendable > 0 ? ` To fix ${mendable} of ${diagnostics.length}: npm run check -- --fix` : '';
  const pages = pluralize(content.pages.length, 'page');
  writeOut(
    diagnostics.length === 0
      ? `${pages} checked, no problem found.\n`
      : `${pluralize(diagnostics.length, 'problem')} found.${remedy}\n`,
  );
  if (differing.length > 0) writeOut('\nResolve these first, because visitors will notice the contradiction:\n');
  print(differing);
  if (warnings.length > 0) writeOut('\nWarnings:\n');
  print(warnings);
  if (!values.launch) return;
  writeOut(
    samples.length > 0
      ? '\nReplace these before the site is published:\n'
      : '\nAll sample values have been replaced.\n',
  );
  print(samples, Infinity);
  if (samples.length > 0) writeOut(`${samples.length} of ${all} sample values remain.\n`);
}

interface FoundWarnings {
  /** What visitors would notice first. */
  differing: Diagnostic[];
  warnings: Diagnostic[];
  samples: Diagnostic[];
  /** The number of sample values in the first version of the site. */
  all: number;
}

/** The rules for warnings load only when they are wanted. */
async function findWarnings(
  content: Content,
  {launch, warnings: isWanted = launch}: {launch?: boolean; warnings?: boolean},
): Promise<FoundWarnings> {
  if (!isWanted) return {differing: [], warnings: [], samples: [], all: 0};
  const today = siteDay();
  const rules = await import('../site/rules');
  const warnings = warningsOf(content, rules.WARNINGS, today);
  if (!launch) return {differing: [], warnings, samples: [], all: 0};
  const differing = lintWith([rules.disagreeingFigure, rules.unshownProject], content, today);
  const reported = new Set(differing.map(formatDiagnosticLine));
  const others = [...warnings, ...lintWith([rules.namelessContact], content, today)];
  return {
    differing,
    warnings: others.filter((warning) => !reported.has(formatDiagnosticLine(warning))).sort(byPosition),
    samples: rules.sampleDiagnostics(content),
    all: rules.INITIAL_SAMPLE_COUNT,
  };
}

function print(diagnostics: Diagnostic[], most?: number): void {
  const grouped = process.stdout.isTTY;
  // Node itself respects NO_COLOR and FORCE_COLOR here.
  const coloured = grouped && process.stdout.hasColors();
  writeOut(diagnosticReport(diagnostics, {grouped, coloured, annotated: Boolean(process.env.GITHUB_ACTIONS), most}));
}

const writeOut = (text: string) => process.stdout.write(text);

const pluralize = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

// `npm run check | head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

main().catch((error: unknown) => {
  process.stderr.write(`The check failed: ${forLog(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 2;
});
