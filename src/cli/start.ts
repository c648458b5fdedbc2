/** `npm start`: the site with live editing, and beside it the emulators of the form service and of GitHub. */
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {freePort, freePortFrom} from './ports';
import {localOrigins} from './emulators/origin-guard';
import {portVariables, startEmulators} from './emulators/start';

const PORT = 3000;

/** The port that is named, as Docusaurus takes it; else the first one that is free. */
async function sitePort(): Promise<number> {
  const {values} = parseArgs({options: {port: {type: 'string', short: 'p'}}, strict: false});
  return typeof values.port === 'string' ? Number(values.port) : freePortFrom(PORT);
}

async function start(): Promise<void> {
  const port = await sitePort();
  const {LOCAL_FORMS_PORT: forms, LOCAL_GITHUB_PORT: github} = process.env;
  const ports = {forms: Number(forms ?? (await freePort())), github: Number(github ?? (await freePort()))};
  const {messages, stop} = await startEmulators(localOrigins(port), ports);
  process.stdout.write(`${messages.join('\n')}\n`);
  const docusaurus = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const options = ['start', '--no-open', ...process.argv.slice(2), '--port', String(port)];
  const site = spawn(process.execPath, [docusaurus, ...options], {
    stdio: 'inherit',
    env: {...process.env, ...portVariables(ports)},
  });
  // Not `once`: npm passes on a signal that the terminal has already sent.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
  site.once('exit', (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
