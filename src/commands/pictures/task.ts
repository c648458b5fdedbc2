import type {Routes} from './built-files';

const VARIABLE = 'PICTURES_TASK';

/** What Playwright's processes are told: two built sites, what is to be compared, and the moment that it is. */
export interface Task {
  before: string;
  after: string;
  routes: Routes;
  now: string;
}

/** The variable of the environment that carries it. */
export const asVariable = (task: Task): Record<string, string> => ({[VARIABLE]: JSON.stringify(task)});

/** @throws Error where `npm run pictures` has not begun the process */
export const givenTask = (): Task => JSON.parse(process.env[VARIABLE] ?? '') as Task;
