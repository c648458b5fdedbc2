import {defineConfig} from '@playwright/test';
import {CHROMIUM, PAGE_TESTS, sharedConfig} from './playwright.shared';

/** The browser tests that a change of text, photos and files needs. They test the real pages in `build/`. */
export default defineConfig({
  ...sharedConfig('pages'),
  projects: [{name: 'pages', testMatch: PAGE_TESTS, use: CHROMIUM}],
});
