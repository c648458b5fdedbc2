import {defineConfig} from '@playwright/test';
import tests, {OF_PAGES, PROGRESS} from './playwright.config';

/** Those browser tests alone that a change of words, photos and files needs; they look at the real pages. */
export default defineConfig({
  ...tests,
  reporter: [[PROGRESS], ['json', {outputFile: '../test-results/pages.json'}]],
  projects: (tests.projects ?? [])
    .filter(({name}) => name === 'chromium')
    .map((project) => ({...project, testMatch: OF_PAGES, testIgnore: []})),
});
