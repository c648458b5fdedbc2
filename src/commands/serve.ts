/** `npm run serve`: the built site as the host will serve it, and the stand-ins that it speaks to, until Ctrl+C. */
import {startStandIns} from './start-stand-ins';
import {serveSite} from './host';

const PORT = 8788;

async function serve(): Promise<void> {
  const {url, stop} = await serveSite(PORT);
  const standIns = await startStandIns();
  process.stdout.write(`The built site is served at ${url.replace('127.0.0.1', 'localhost')}\n`);
  process.stdout.write(`${standIns.told.join('\n')}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stop();
      standIns.stop();
      process.exit();
    });
  }
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
