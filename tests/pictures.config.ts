import {defineConfig} from '@playwright/test';
import tests from './playwright.config';

/** `npm run test:pictures`: thirty changes of code, each built, photographed and told by its part; it takes half an hour. */
export default defineConfig({
  ...tests,
  workers: 1,
  projects: (tests.projects ?? [])
    .filter(({name}) => name === 'chromium')
    .map((project) => ({...project, testMatch: /pictures\/sweep\.ts$/})),
});
