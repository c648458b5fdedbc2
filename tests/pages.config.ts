import {defineConfig} from '@playwright/test';
import {CHROMIUM, OF_PAGES, shared} from './playwright.shared';

/** The browser tests that a change of text, photos and files needs. They test the real pages in `build/`. */
export default defineConfig({
  ...shared('pages'),
  projects: [{name: 'pages', testMatch: OF_PAGES, use: CHROMIUM}],
});
