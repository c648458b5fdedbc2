import {defineConfig} from '@playwright/test';
import tests, {OF_PAGES} from './playwright.config';

/** Browser tests of the real pages. */
export default defineConfig({
  ...tests,
  reporter: [['line'], ['json', {outputFile: '../test-results/pages.json'}]],
  projects: (tests.projects ?? [])
    .filter(({name}) => name === 'chromium')
    .map((project) => ({...project, testMatch: OF_PAGES, testIgnore: []})),
});
