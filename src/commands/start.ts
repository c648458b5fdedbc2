/** `npm start`: the site with live editing, and beside it the stand-ins of the form service and of GitHub. */
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {startStandIns} from './start-stand-ins';

startStandIns().then(
  ({told, stop}) => {
    process.stdout.write(`${told.join('\n')}\n`);
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
