/** `npm test`: everything that guards the site, cheapest first. The first stage that fails ends the run. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {findBrowser} from '../src/commands/browser';

interface Tally {
  passed: number;
  failed: number;
  /** What could not run on this machine, such as the tests in a browser that is not installed. */
  skipped: number;
}

interface Stage {
  name: string;
  command: string[];
  /** Reads how many tests ran; a stage without it counts as one. */
  tally?: () => Tally;
  prepare?: () => void;
}

const RESULTS = 'test-results';

const STAGES: Stage[] = [
  {name: 'Content', command: ['jiti', 'src/content/check/command.ts']},
  {name: 'Formatting', command: ['prettier', '--check', '--log-level=warn', '.']},
  {name: 'Lint', command: ['eslint', '--max-warnings=0', '.']},
  {name: 'Types', command: ['tsc', '--noEmit']},
  {
    name: 'Unit tests',
    command: ['jest', '--config=tests/jest.config.mjs', '--json', `--outputFile=${RESULTS}/unit.json`],
    tally() {
      const {numPassedTests, numFailedTests, numFailedTestSuites} = readResults('unit') as Record<string, number>;
      return {passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0), skipped: 0};
    },
  },
  {name: 'Build', command: ['docusaurus', 'build']},
  {name: 'HTML', command: ['html-validate', '--config=tests/html-validate.json', 'build/**/*.html']},
  {
    name: 'Browser tests',
    command: ['playwright', 'test', '--config=tests/playwright.config.ts'],
    prepare: () => (process.env.CHROME_PATH = findBrowser()),
    tally() {
      const {stats} = readResults('browser') as {
        stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
      };
      return {passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped};
    },
  },
];

const readResults = (name: string) => JSON.parse(readFileSync(`${RESULTS}/${name}.json`, 'utf8')) as unknown;

function runStage({name, command, tally, prepare}: Stage): Tally {
  process.stdout.write(`\n── ${name}\n`);
  try {
    prepare?.();
    const {status} = spawnSync(command[0] ?? '', command.slice(1), {
      // Unit tests say what they found in the file; on the terminal the details go to the error stream.
      stdio: ['ignore', command[0] === 'jest' ? 'ignore' : 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const found = tally?.() ?? {passed: Number(status === 0), failed: Number(status !== 0), skipped: 0};
    return {...found, failed: status === 0 ? found.failed : Math.max(found.failed, 1)};
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return {passed: 0, failed: 1, skipped: 0};
  }
}

rmSync(RESULTS, {recursive: true, force: true});
mkdirSync(RESULTS);
const total: Tally = {passed: 0, failed: 0, skipped: 0};
for (const stage of STAGES) {
  const {passed, failed, skipped} = runStage(stage);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed > 0) break;
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
