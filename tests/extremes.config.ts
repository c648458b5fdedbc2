import {defineConfig} from '@playwright/test';
import tests from './playwright.config';

/** `npm run test:extremes`: every page in all sizes with contents at their extremes; it takes a quarter of an hour. */
export default defineConfig({
  ...tests,
  projects: (tests.projects ?? [])
    .filter(({name}) => name === 'chromium')
    .map((project) => ({...project, testMatch: /extremes\/sweep\.ts$/})),
});
