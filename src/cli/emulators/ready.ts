/** An emulator as a process of its own: tells the one that began it when it answers, and ends with it. */
import type {Server} from 'node:http';

/** @param end what to clear away at the end */
export function answerAt(server: Server, port: number, end: () => void = () => undefined): void {
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, () => process.exit());
  process.once('exit', end);
  server.once('error', ({message}) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => process.send?.('ready'));
}
