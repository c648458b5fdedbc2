/** `npm test`: everything that guards the site. What needs no browser runs in two lanes, because CI has two cores. */
import {runStages} from './lanes';
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

if (process.argv.length > 2) {
  process.stderr.write(
    '`npm test` runs everything and takes no names. For unit tests say `npm run test:quick -- <file>`, for browser tests `npm run test:site -- <file>`.\n',
  );
  process.exitCode = 1;
} else {
  await choosePorts();
  await runStages(
    [
      [CONTENT, UNIT],
      [FORMATTING, TYPES, LINT, UNUSED, FOR_TESTS_ALONE, BUILD, HTML, FIXTURE],
    ],
    [[PAGES]],
    [[BROWSER]],
  );
}
