/** How the stages of the tests run, one after the other and side by side. */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
  /** What could not run on this machine, such as the tests in a browser that is not installed, or took too long. */
  skipped: number;
}

export interface Stage {
  name: string;
  command: string[];
  /** Where and with what else in the environment it runs. */
  at?: {cwd?: string; env?: NodeJS.ProcessEnv};
  /** Reads how many tests ran; a stage without it counts as one. */
  tally?: () => Tally;
  prepare?: () => void;
  /** After so many milliseconds it is ended and counts as skipped. */
  patience?: number;
}

const RESULTS = 'test-results';
const MILLISECONDS = 1000;
const LEFT = 'It took too long: what is not listed here runs in `npm test`.\n';

/** @returns the path of the file into which a stage writes what it found. */
export const resultsFile = (name: string): string => `${RESULTS}/${name}.json`;

/** What a stage wrote into its file. */
export const readResults = (name: string): unknown => JSON.parse(readFileSync(resultsFile(name), 'utf8'));

/**
 * Runs phases one after the other, each made of lanes of stages that run side by side. A lane that runs alone shows at
 * once what its stages write; of others each stage is shown when it ends. The first stage that fails ends all.
 * The last line says how many tests passed and failed, which is what is returned.
 */
export async function runStages(...phases: Stage[][][]): Promise<Tally> {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS);
  const total: Tally = {passed: 0, failed: 0, skipped: 0};
  const times: string[] = [];
  const end = new AbortController();
  const isOver = () => end.signal.aborted;

  async function runLane(lane: Stage[], isAlone: boolean): Promise<void> {
    for (const stage of lane) {
      if (isOver()) return;
      const started = performance.now();
      const found = await runStage(stage, isAlone, end.signal);
      // Another lane failed meanwhile, which ended this stage half-way.
      if (isOver()) return;
      times.push(`${stage.name} ${Math.round((performance.now() - started) / MILLISECONDS)} s`);
      total.passed += found.passed;
      total.failed += found.failed;
      total.skipped += found.skipped;
      if (found.failed > 0) end.abort();
    }
  }

  for (const lanes of phases) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  process.stdout.write(`\n${times.join(', ')}\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
  return total;
}

async function runStage(
  {name, command, tally, prepare, at, patience}: Stage,
  isAlone: boolean,
  end: AbortSignal,
): Promise<Tally> {
  const heading = `\n── ${name}\n`;
  if (isAlone) process.stdout.write(heading);
  try {
    prepare?.();
    const {outcome, said} = await execute(command, isAlone ? 'inherit' : 'pipe', end, {...at, patience});
    if (!isAlone && !end.aborted) process.stdout.write(heading + said);
    if (outcome === 'late') {
      process.stdout.write(LEFT);
      return {passed: 0, failed: 0, skipped: 1};
    }
    const isDone = outcome === 'done';
    const found = tally?.() ?? {passed: Number(isDone), failed: Number(!isDone), skipped: 0};
    return {...found, failed: isDone ? found.failed : Math.max(found.failed, 1)};
  } catch (error) {
    // A stage that another one ended has nothing to say.
    if (!end.aborted) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return {passed: 0, failed: 1, skipped: 0};
  }
}

/** Runs a command until it ends or is ended. @returns how that went, and what it said unless that is shown */
function execute(
  [program = '', ...options]: string[],
  output: 'inherit' | 'pipe',
  signal: AbortSignal,
  {cwd, env, patience}: Stage['at'] & Pick<Stage, 'patience'>,
) {
  const child = spawn(program, options, {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
    cwd,
    env: {...process.env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'}), ...env},
    signal,
    timeout: patience,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += String(chunk)));
  return new Promise<{outcome: 'done' | 'failed' | 'late'; said: string}>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killed) => {
      const isLate = patience !== undefined && killed === 'SIGTERM' && !signal.aborted;
      resolve({outcome: isLate ? 'late' : code === 0 ? 'done' : 'failed', said});
    });
  });
}
