import {execFileSync} from 'node:child_process';

/**
 * Prints a free port; a configuration of Playwright cannot wait for one. It is of those that no system gives to programs
 * that ask for any, so that the ports beside it stay free.
 */
const FREE_PORT = `(function listen() {
  const port = 20000 + Math.floor(Math.random() * 11000);
  const server = require('net').createServer().on('error', listen);
  server.listen(port, '127.0.0.1', () => { console.log(port); server.close(); });
})()`;

/** The processes of one run share it by their environment. */
export const SITE_PORT = Number(
  (process.env.SITE_PORT ??= execFileSync(process.execPath, ['-e', FREE_PORT], {encoding: 'utf8'}).trim()),
);
export const SITE_URL = `http://127.0.0.1:${SITE_PORT}`;

/** Each worker has emulators of its own. */
const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const FORMS_PORT = SITE_PORT + 500 + WORKER;
export const GITHUB_PORT = SITE_PORT + 600 + WORKER;
/** Where tests ask them without a browser. */
export const FORMS_URL = `http://127.0.0.1:${FORMS_PORT}`;
export const GITHUB_URL = `http://127.0.0.1:${GITHUB_PORT}`;

/** Beside it a preview of the same site is served. */
export const PREVIEW_PORT = SITE_PORT + 100;
export const PREVIEW_URL = `http://127.0.0.1:${PREVIEW_PORT}`;

/** And a copy of it as it is published. */
export const PUBLISHED_PORT = SITE_PORT + 300;
export const PUBLISHED_URL = `http://127.0.0.1:${PUBLISHED_PORT}`;

/** And `npm start` of a copy. */
export const START_PORT = SITE_PORT + 200;
export const START_URL = `http://localhost:${START_PORT}/`;

/** And copies with contents at their extremes, one of each worker. */
export const EXTREMES_PORT = SITE_PORT + 400 + WORKER;
export const EXTREMES_URL = `http://127.0.0.1:${EXTREMES_PORT}`;
