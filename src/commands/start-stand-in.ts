import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {STAND_IN_URL} from '../content/host/form-service';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

/**
 * Starts the stand-in of the form service, unless one is running already.
 * @returns what ends it
 * @throws Error when it does not answer
 */
export async function startStandIn(): Promise<() => void> {
  if (await answers()) return () => undefined;
  const jiti = join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
  const child = spawn(process.execPath, [jiti, join('src', 'commands', 'stand-in.ts')], {stdio: 'inherit'});
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers())) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`No stand-in came up at ${STAND_IN_URL}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return () => child.kill();
}

const answers = (): Promise<boolean> =>
  fetch(STAND_IN_URL).then(
    ({ok}) => ok,
    () => false,
  );
