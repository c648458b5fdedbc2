import {join} from 'node:path';
import {PAGES_FOLDER, STATIC_FOLDER} from '../src/cms/values/paths';
import {CODE_PATHS} from '../src/cli/build';

/** The folder of the project; unit tests run in the fixture's folder. */
export const ROOT = join(__dirname, '..');

/** What a copy of the project needs, besides its packages, to be built or started elsewhere. */
export const PROJECT = [...CODE_PATHS, PAGES_FOLDER, STATIC_FOLDER];

/** The browser tests of the real pages. */
export const PAGE_TEST_NAMES = ['every-page', 'html', 'page-size', 'routes'];

/** Whether the second lane runs, in which some tests try more cases. */
export const isSecondLane = process.env.TEST_LANE === 'all';
