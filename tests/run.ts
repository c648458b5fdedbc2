/** `npm test`: everything that guards the site. What needs no browser runs in two lanes, because CI has two cores. */
import {writeFileSync} from 'node:fs';
import {tryGit} from '../src/node/git';
import {programHash} from '../src/node/test-run';
import {resultsFile, runStages} from './lanes';
import {choosePorts} from './ports';
import {
  BROWSER,
  BUILD,
  CONTENT,
  FIXTURE,
  FOR_TESTS_ALONE,
  FORMATTING,
  HTML,
  LINT,
  PAGES,
  TYPES,
  UNIT,
  UNUSED,
} from './stages';

/** The commit whose files lie here with no change and nothing beside them; nothing where there is none. */
const committed = () =>
  tryGit(['status', '--porcelain'])?.trim() === '' ? tryGit(['rev-parse', '--verify', 'HEAD'])?.trim() : undefined;

if (process.argv.length > 2) {
  process.stderr.write(
    '`npm test` runs everything and takes no names. For unit tests say `npm run test:quick -- <file>`, for browser tests `npm run test:site -- <file>`.\n',
  );
  process.exitCode = 1;
} else {
  const commit = committed();
  await choosePorts();
  const {passed, failed, skipped} = await runStages(
    [
      [CONTENT, UNIT],
      [FORMATTING, TYPES, LINT, UNUSED, FOR_TESTS_ALONE, BUILD, HTML, FIXTURE],
    ],
    [[PAGES]],
    [[BROWSER]],
  );
  // A run of which `npm run statement` can tell: everything passed, and nothing changed meanwhile.
  if (failed === 0 && commit !== undefined && committed() === commit) {
    writeFileSync(resultsFile('run'), JSON.stringify({commit, program: programHash(), passed, skipped}));
  }
}
