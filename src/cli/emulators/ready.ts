/** Runs an emulator in its own process, which tells the parent process when it is ready, and ends with the parent. */
import type {Server} from 'node:http';

/** @param end cleans up when the process exits */
export function answerAt(server: Server, port: number, end: () => void = () => undefined): void {
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, () => process.exit());
  process.once('exit', end);
  server.once('error', ({message}) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => process.send?.('ready'));
}
