/**
 * `npm run serve`: serves the built site as the host will, together with the emulators, until Ctrl+C. `--port` sets
 * another port.
 */
import {parseArgs} from 'node:util';
import {serveLocally} from './host';
import {localOrigins} from './emulators/origin-guard';
import {portsOfBuild, startEmulators} from './emulators/start';
import {runCommand} from '../node/command';

const PORT = '8788';
const BUILT = 'build';

async function serve(): Promise<void> {
  const {values} = parseArgs({options: {port: {type: 'string', default: PORT}}});
  const port = Number(values.port);
  const {url, stop} = await serveLocally(port, BUILT);
  const emulators = await startEmulators(localOrigins(port), portsOfBuild(BUILT)).catch((error: unknown) => {
    stop();
    throw error;
  });
  process.stdout.write(`Serving the built site at ${url.replace('127.0.0.1', 'localhost')}\n`);
  process.stdout.write(`${emulators.messages.join('\n')}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stop();
      emulators.stop();
      process.exit();
    });
  }
}

runCommand(serve);
