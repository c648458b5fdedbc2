import {defineConfig} from '@playwright/test';
import tests, {OF_PAGES} from './playwright.config';

/** Those browser tests alone that a change of words, photos and files needs; they look at the real pages. */
export default defineConfig({
  ...tests,
  reporter: [['line'], ['json', {outputFile: '../test-results/pages.json'}]],
  projects: (tests.projects ?? [])
    .filter(({name}) => name === 'chromium')
    .map((project) => ({...project, testMatch: OF_PAGES, testIgnore: []})),
});
