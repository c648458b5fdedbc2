import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {openDoor} from '../../src/commands/door';
import type {SiteServer} from '../../src/commands/host';
import {freePort} from '../../src/commands/ports';
import {REFUSED} from '../../src/commands/stand-ins/gate';
import {asked} from './asked';

describe('The built site, served on this machine,', () => {
  let site: SiteServer;
  let behind: Server;
  beforeAll(async () => {
    behind = createServer(({headers, url}, response) => response.end(`${headers.host} ${url}`)).listen(0, '127.0.0.1');
    await once(behind, 'listening');
    const {port} = behind.address() as AddressInfo;
    site = await openDoor(await freePort(), {url: `http://127.0.0.1:${port}`, stop: () => behind.close()});
  });
  afterAll(() => site.stop());

  it('is shown under the names of this machine', async () => {
    const {host, port} = new URL(site.url);
    expect(await asked(`${site.url}/about?a=b`, {})).toMatchObject({status: 200, said: `${host} /about?a=b`});
    const named = {Host: `localhost:${port}`};
    expect(await asked(site.url, named)).toMatchObject({status: 200, said: `localhost:${port} /`});
  });

  it.each(['evil.example', 'localhost.evil.example', 'evil.example#localhost', 'user@localhost', 'localhost.'])(
    'is not shown under the name %s, which could be anybody’s',
    async (name) => {
      const {port} = new URL(site.url);
      for (const Host of [name, `${name}:${port}`]) {
        expect(await asked(site.url, {Host})).toMatchObject({status: 403, said: REFUSED});
      }
    },
  );

  it('is not shown where the port is another one', async () => {
    for (const Host of ['localhost', 'localhost:1', '127.0.0.1']) {
      expect((await asked(site.url, {Host})).status).toBe(403);
    }
  });
});
