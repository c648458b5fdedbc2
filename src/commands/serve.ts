/** `npm run serve`: the built site as the host will serve it, and the stand-in of the form service, until Ctrl+C. */
import {STAND_IN_URL} from '../content/host/form-service';
import {startStandIn} from './start-stand-in';
import {serveSite} from './host';

const PORT = 8788;

async function serve(): Promise<void> {
  const {url, stop} = await serveSite(PORT);
  const stopStandIn = await startStandIn();
  process.stdout.write(`The built site is served at ${url.replace('127.0.0.1', 'localhost')}\n`);
  process.stdout.write(`Forms are answered by a stand-in; ${STAND_IN_URL} shows what it received.\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stop();
      stopStandIn();
      process.exit();
    });
  }
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
