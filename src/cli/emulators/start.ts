/** Starts the emulators of the form service and of GitHub for one run of the site. */
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {readBuildRecord} from '../../node/build-record';
import {localFormsPort} from '../../node/form-service';
import {localGithubPort} from '../../node/github-service';
import {isFree} from '../ports';
import {ORIGINS_VARIABLE} from './origin-guard';

export interface EmulatorPorts {
  forms: number;
  github: number;
}

export interface Emulators {
  /** One sentence for each emulator that says where it is. */
  messages: string[];
  stop: () => void;
}

/** The environment variables that give these ports to a build and to the emulators. */
export const portVariables = ({forms, github}: EmulatorPorts): Record<string, string> => ({
  LOCAL_FORMS_PORT: String(forms),
  LOCAL_GITHUB_PORT: String(github),
});

/** @returns the ports that a local build expects. */
export function portsOfBuild(folder: string): EmulatorPorts {
  const {env} = process;
  return readBuildRecord(folder)?.ports ?? {forms: localFormsPort(env), github: localGithubPort(env)};
}

/**
 * Starts both emulators as processes that end with this one. They answer only pages of these origins, so a server that
 * already uses a port is an error. Without git, everything but the editor works.
 */
export async function startEmulators(site: readonly string[], ports: EmulatorPorts): Promise<Emulators> {
  for (const [name, port] of Object.entries(portVariables(ports))) await assertFree(name, Number(port));
  const env = {...process.env, ...portVariables(ports), [ORIGINS_VARIABLE]: site.join(' ')};
  const [stopForms, stopGithub] = await Promise.all([start('forms', env), start('github', env).catch(() => undefined)]);
  const messages = [
    stopGithub
      ? `GitHub emulator: http://127.0.0.1:${ports.github} (tokens for signing in, and the proposals)`
      : 'The GitHub emulator needs git 2.38 or newer. Install it to sign in to the editor.',
    `Form service emulator: http://127.0.0.1:${ports.forms} (the forms that it received)`,
  ];
  const stop = () => {
    stopForms();
    stopGithub?.();
  };
  return {messages, stop};
}

async function assertFree(name: string, port: number): Promise<void> {
  if (await isFree(port)) return;
  throw new Error(
    `Port ${port} is in use, perhaps by an emulator of another clone. Stop that process, or set ${name} to another port, also for the build.`,
  );
}

/** @throws Error when the process ends before it is ready */
function start(name: string, env: NodeJS.ProcessEnv): Promise<() => void> {
  const jiti = join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
  const command = join('src', 'cli', 'emulators', 'emulator.ts');
  const child = spawn(process.execPath, [jiti, command, name], {env, stdio: ['ignore', 'inherit', 'inherit', 'ipc']});
  return new Promise((ready, fail) => {
    child.once('message', () => ready(() => child.kill()));
    child.once('exit', () => fail(new Error(`The emulator "${name}" did not start.`)));
  });
}
