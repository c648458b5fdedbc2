import {defineConfig} from '@playwright/test';
import {CHROMIUM, isAllLanes, OF_PAGES, OF_PAGES_MAIN, shared} from './playwright.shared';

/** The browser tests that a change of text, photos and files needs. They test the real pages in `build/`. */
export default defineConfig({
  ...shared('pages'),
  projects: [{name: 'pages', testMatch: isAllLanes ? OF_PAGES : OF_PAGES_MAIN, use: CHROMIUM}],
});
