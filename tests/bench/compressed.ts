import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {brotliCompressSync} from 'node:zlib';
import {serveSite, type SiteServer} from '../../src/commands/host';

const TEXT = /javascript|css|html|svg|json|xml|manifest/;
/** What belongs to one connection, or no longer holds for a compressed body. */
const DROPPED = ['connection', 'content-encoding', 'content-length', 'etag', 'keep-alive', 'transfer-encoding'];

interface Kept {
  status: number;
  headers: [string, string][];
  body: Buffer;
}

/**
 * Serves a built site as the host does: each answer is taken once from the host's own server, which does not compress,
 * and then sent from memory, text compressed.
 */
export async function serveCompressed(port: number, folder: string): Promise<SiteServer> {
  const host = await serveSite(port, folder);
  const kept = new Map<string, Promise<Kept>>();
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const answer = kept.get(address) ?? take(host.url + address);
    kept.set(address, answer);
    answer.then(
      ({status, headers, body}) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        response.writeHead(status).end(body);
      },
      () => {
        kept.delete(address);
        response.destroy();
      },
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const {port: own} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    stop() {
      server.close();
      server.closeAllConnections();
      host.stop();
    },
  };
}

async function take(address: string): Promise<Kept> {
  const answer = await fetch(address, {redirect: 'manual'});
  const plain = Buffer.from(await answer.arrayBuffer());
  const headers = [...answer.headers].filter(([name]) => !DROPPED.includes(name));
  if (!TEXT.test(answer.headers.get('content-type') ?? '')) return {status: answer.status, headers, body: plain};
  return {status: answer.status, headers: [...headers, ['content-encoding', 'br']], body: brotliCompressSync(plain)};
}
