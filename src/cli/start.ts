/** `npm start`: runs the site with live editing, and the emulators of the form service and of GitHub. */
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {parseArgs, stripVTControlCharacters} from 'node:util';
import {findFreePort, findFreePortFrom, isFree} from './ports';
import {localOrigins} from './emulators/origin-guard';
import {portVariables, startEmulators} from './emulators/start';
import {isCompiled, isNoise} from './start-output';
import {runCommand} from '../node/command';

const PORT = 3000;

async function sitePort(): Promise<number> {
  const {values} = parseArgs({options: {port: {type: 'string', short: 'p'}}, strict: false});
  if (typeof values.port !== 'string') return findFreePortFrom(PORT);
  const port = Number(values.port);
  if (await isFree(port)) return port;
  throw new Error(`Port ${port} is in use. Choose another one: npm start -- --port ${await findFreePortFrom(PORT)}`);
}

async function start(): Promise<void> {
  const port = await sitePort();
  const {LOCAL_FORMS_PORT: forms, LOCAL_GITHUB_PORT: github} = process.env;
  const ports = {forms: Number(forms ?? (await findFreePort())), github: Number(github ?? (await findFreePort()))};
  const {messages, stop} = await startEmulators(localOrigins(port), ports);
  const docusaurus = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const options = ['start', '--no-open', ...process.argv.slice(2), '--port', String(port)];
  const site = spawn(process.execPath, [docusaurus, ...options], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {...process.env, ...portVariables(ports), ...(process.stdout.isTTY && {FORCE_COLOR: '1'})},
  });
  const url = `http://localhost:${port}/`;
  const addresses = [`The site: ${url}`, `The editor: ${url}edit`, ...messages].join('\n');
  let isReady = false;
  createInterface(site.stdout).on('line', (line) => {
    const text = stripVTControlCharacters(line);
    if (!isNoise(text)) process.stdout.write(`${line}\n`);
    if (isReady || !isCompiled(text)) return;
    isReady = true;
    process.stdout.write(`${addresses}\n`);
  });
  // Not `once`, because npm forwards a signal that the terminal has already sent.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
  site.once('exit', (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
}

runCommand(start);
