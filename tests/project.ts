import {PAGES_FOLDER, STATIC_FOLDER} from '../src/content/paths';
import {CODE} from '../src/commands/project';

/** What a copy of the project needs, beside its modules, to be built or started elsewhere. */
export const PROJECT = [...CODE, PAGES_FOLDER, STATIC_FOLDER];
