/** `npm start`: the site with live editing, and beside it the stand-in of the form service. */
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {STAND_IN_URL} from '../content/host/form-service';
import {startStandIn} from './start-stand-in';

startStandIn().then(
  (stop) => {
    process.stdout.write(`Forms are answered by a stand-in; ${STAND_IN_URL} shows what it received.\n`);
    const docusaurus = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
    const options = ['start', '--no-open', ...process.argv.slice(2)];
    const site = spawn(process.execPath, [docusaurus, ...options], {stdio: 'inherit'});
    // Not `once`: npm passes on a signal that the terminal has already sent.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
    site.once('exit', (code) => {
      stop();
      process.exitCode = code ?? 0;
    });
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
