import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {STAND_IN_URL} from '../content/host/form-service';
import {GITHUB_STAND_IN_URL} from '../content/host/github-service';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

interface StandIns {
  /** Where they are, one sentence each. */
  told: string[];
  stop: () => void;
}

/**
 * Starts the stand-ins of the form service and of GitHub, each a process of its own, unless they are running already.
 * Without git there is none of GitHub, and all but the editor goes on.
 * @throws Error when the form service's does not answer
 */
export async function startStandIns(): Promise<StandIns> {
  const [stopForms, stopGithub] = await Promise.all([
    start(STAND_IN_URL, 'stand-in.ts'),
    start(GITHUB_STAND_IN_URL, join('github', 'stand-in.ts')).catch(() => undefined),
  ]);
  const told = [
    `Forms are answered by a stand-in; ${STAND_IN_URL} shows what it received.`,
    stopGithub
      ? `The editor speaks to a stand-in of GitHub; ${GITHUB_STAND_IN_URL} shows what was sent for review.`
      : 'There is no stand-in of GitHub for the editor: it needs git 2.38 or newer.',
  ];
  const stop = () => {
    stopForms();
    stopGithub?.();
  };
  return {told, stop};
}

async function start(url: string, command: string): Promise<() => void> {
  if (await answers(url)) return () => undefined;
  const jiti = join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
  const child = spawn(process.execPath, [jiti, join('src', 'commands', command)], {stdio: 'inherit'});
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(url))) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`No stand-in came up at ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return () => child.kill();
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ok}) => ok,
    () => false,
  );
