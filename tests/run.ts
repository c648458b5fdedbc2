/** `npm test`: everything that guards the site. What needs no browser runs in two lanes, because CI has two cores. */
import {runStages} from './lanes';
import {BROWSER, BUILD, CONTENT, FORMATTING, HTML, LINT, TYPES, UNIT, UNUSED} from './stages';

if (process.argv.length > 2) {
  process.stderr.write(
    '`npm test` runs everything and takes no names. For unit tests say `npm run test:quick -- <file>`, for browser tests `npm run test:site -- <file>`.\n',
  );
  process.exitCode = 1;
} else {
  await runStages(
    [
      [CONTENT, UNIT],
      [FORMATTING, TYPES, LINT, UNUSED, BUILD, HTML],
    ],
    [[BROWSER]],
  );
}
