/** Ports of this machine. */
import {createServer} from 'node:net';

/** What a browser may reach as `localhost`. */
const LOCAL = ['127.0.0.1', '::1'];

/** @returns whether a port could be listened at for a moment */
function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((done) => {
    // A machine may lack one of the two kinds of addresses; then nobody can take a port of it either.
    server.once('error', ({code}: NodeJS.ErrnoException) => done(code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => done(true)));
  });
}

export async function isFree(port: number): Promise<boolean> {
  for (const host of LOCAL) if (!(await canListen(port, host))) return false;
  return true;
}

/** No system gives these to a program that asks for any port, so one that is free now is free in a while. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** @returns a port that nothing answers at */
export async function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  return (await isFree(port)) ? port : freePort();
}

/** @returns the first port from this one on that nothing answers at */
export async function freePortFrom(port: number): Promise<number> {
  let found = port;
  while (!(await isFree(found))) found += 1;
  return found;
}
