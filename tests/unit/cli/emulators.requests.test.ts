/** Tests that no request of any website can end an emulator. */
import {once} from 'node:events';
import {connect, type AddressInfo} from 'node:net';
import type {Server} from 'node:http';
import {createFormService} from '../../../src/cli/emulators/forms';
import {withGithub, type TestGithub} from '../editor/emulator';

let github: TestGithub;
withGithub((started) => ({github} = started));

/** What a browser can be made to request, and what only a program can. */
const TARGETS = ['//', '/%E0', '/%', '/%00', '/..//..', 'http://', '*', '/\\', '//[', '/?%E0', '/received?email=%E0'];

/** Sends a request line as it is. @returns the status, or 0 when the connection was closed without a response */
async function statusOf(server: Server, target: string, method = 'GET'): Promise<number> {
  const {port} = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end(`${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += String(chunk)));
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

const isAlive = async (server: Server) => (await statusOf(server, '/')) > 0;

describe.each(TARGETS)('A request for %s', (target) => {
  it.each(['GET', 'POST', 'OPTIONS'])('leaves the emulator of GitHub running, with %s', async (method) => {
    await statusOf(github.emulator.server, target, method);
    expect(await isAlive(github.emulator.server)).toBe(true);
  });

  it.each(['GET', 'POST'])('leaves the emulator of the form service running, with %s', async (method) => {
    const server = createFormService([]).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await statusOf(server, target, method);
    expect(await isAlive(server)).toBe(true);
    server.close();
  });
});
