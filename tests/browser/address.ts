import {execFileSync} from 'node:child_process';

/**
 * Prints a free port, because a Playwright configuration cannot wait for one. Systems do not assign these ports
 * automatically, so the ports next to it stay free.
 */
const FREE_PORT = `(function listen() {
  const port = 20000 + Math.floor(Math.random() * 11000);
  const server = require('net').createServer().on('error', listen);
  server.listen(port, '127.0.0.1', () => { console.log(port); server.close(); });
})()`;

/** All processes of one run share it through their environment. */
export const SITE_PORT = Number(
  (process.env.SITE_PORT ??= execFileSync(process.execPath, ['-e', FREE_PORT], {encoding: 'utf8'}).trim()),
);
export const SITE_URL = `http://127.0.0.1:${SITE_PORT}`;

/** Each worker has its own emulators. */
const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const FORMS_PORT = SITE_PORT + 500 + WORKER;
export const GITHUB_PORT = SITE_PORT + 600 + WORKER;
/** The addresses at which tests reach them without a browser. */
export const FORMS_URL = `http://127.0.0.1:${FORMS_PORT}`;
export const GITHUB_URL = `http://127.0.0.1:${GITHUB_PORT}`;

/** The port of a preview of the same site. */
export const PREVIEW_PORT = SITE_PORT + 100;
export const PREVIEW_URL = `http://127.0.0.1:${PREVIEW_PORT}`;

/** The port of `npm start` in a copy. */
export const START_PORT = SITE_PORT + 200;
export const START_URL = `http://localhost:${START_PORT}/`;

/** The ports of copies with extreme contents, one for each worker. */
export const EXTREMES_PORT = SITE_PORT + 400 + WORKER;
export const EXTREMES_URL = `http://127.0.0.1:${EXTREMES_PORT}`;
