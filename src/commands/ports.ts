/** Ports of this machine. */
import {createServer, type AddressInfo} from 'node:net';

/** What a browser may reach as `localhost`. */
const LOCAL = ['127.0.0.1', '::1'];

/** @returns the port that was listened at for a moment; nothing when it is taken */
function listen(port: number, host: string): Promise<number | undefined> {
  const server = createServer();
  return new Promise((done) => {
    // A machine may lack one of the two kinds of addresses; then nobody can take a port of it either.
    server.once('error', ({code}: NodeJS.ErrnoException) => done(code === 'EADDRINUSE' ? undefined : port));
    server.listen(port, host, () => {
      const {port: found} = server.address() as AddressInfo;
      server.close(() => done(found));
    });
  });
}

export async function isFree(port: number): Promise<boolean> {
  for (const host of LOCAL) if ((await listen(port, host)) === undefined) return false;
  return true;
}

/** @returns a port that nothing answers at */
export async function freePort(): Promise<number> {
  const port = (await listen(0, '127.0.0.1')) ?? 0;
  return (await isFree(port)) ? port : freePort();
}

/** @returns the first port from this one on that nothing answers at */
export async function freePortFrom(port: number): Promise<number> {
  let found = port;
  while (!(await isFree(found))) found += 1;
  return found;
}
