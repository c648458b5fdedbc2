/** `npm run serve`: the built site as the host will serve it, until Ctrl+C. */
import {serveSite} from './host';

const PORT = 8788;

serveSite(PORT).then(
  ({url, stop}) => {
    process.stdout.write(`The built site is served at ${url.replace('127.0.0.1', 'localhost')}\n`);
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => {
        stop();
        process.exit();
      });
    }
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
