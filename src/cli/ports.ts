import {createServer} from 'node:net';

const LOCAL = ['127.0.0.1', '::1'];

function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    // If the machine has no IPv6 or no IPv4, no program can use that port, so it counts as free.
    server.once('error', ({code}: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

export async function isFree(port: number): Promise<boolean> {
  for (const host of LOCAL) if (!(await canListen(port, host))) return false;
  return true;
}

/** Systems do not assign these ports automatically, so a port that is free now stays free for a while. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

export async function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  return (await isFree(port)) ? port : freePort();
}

export async function freePortFrom(port: number): Promise<number> {
  let found = port;
  while (!(await isFree(found))) found += 1;
  return found;
}
