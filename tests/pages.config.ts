import {defineConfig} from '@playwright/test';
import tests from './playwright.config';

/** What holds for every content that the check accepts. */
const OF_PAGES = /(accessibility|every-page|found|page-weight|routes)\.test\.ts$/;

/** Those browser tests alone that a change of words, photos and files needs. */
export default defineConfig({
  ...tests,
  projects: (tests.projects ?? [])
    .filter(({name}) => name === 'chromium')
    .map((project) => ({...project, testMatch: OF_PAGES, testIgnore: []})),
});
