import {createSecureServer, type ServerHttp2Session} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {serveSite, type SiteServer} from '../../src/commands/host';
import {fetchTool} from './tools';

/** Makes the certificate that HTTP/2 needs. */
const VERSION = '5.5.0';

const TEXT = /javascript|css|html|svg|json|xml|manifest/;
/** What belongs to one connection, or no longer holds for a compressed body. */
const DROPPED = ['connection', 'content-encoding', 'content-length', 'etag', 'keep-alive', 'transfer-encoding'];

interface SelfSigned {
  generate: (attributes: {name: string; value: string}[]) => Promise<{private: string; cert: string}>;
}

interface Kept {
  status: number;
  headers: [string, string][];
  body: Buffer;
}

/**
 * Serves a built site as the host does: each answer is taken once from the host's own server, which knows neither
 * compression nor HTTP/2, and then sent from memory over HTTP/2, text compressed. The browser must overlook that no
 * authority knows the certificate.
 */
export async function serveCompressed(port: number, folder: string): Promise<SiteServer> {
  const host = await serveSite(port, folder);
  const kept = new Map<string, Promise<Kept>>();
  const {private: key, cert} = await certificate();
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({key, cert}, (request, response) => {
    const address = request.url;
    const answer = kept.get(address) ?? take(host.url + address);
    kept.set(address, answer);
    answer.then(
      ({status, headers, body}) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        response.writeHead(status).end(body);
      },
      () => {
        kept.delete(address);
        response.stream.close();
      },
    );
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const {port: own} = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${own}`,
    stop() {
      server.close();
      for (const session of sessions) session.destroy();
      host.stop();
    },
  };
}

async function certificate() {
  const script = join(fetchTool('selfsigned', VERSION), 'index.js');
  const {generate} = (await import(pathToFileURL(script).href)) as SelfSigned;
  return generate([{name: 'commonName', value: '127.0.0.1'}]);
}

async function take(address: string): Promise<Kept> {
  const answer = await fetch(address, {redirect: 'manual'});
  const plain = Buffer.from(await answer.arrayBuffer());
  const headers = [...answer.headers].filter(([name]) => !DROPPED.includes(name));
  if (!TEXT.test(answer.headers.get('content-type') ?? '')) return {status: answer.status, headers, body: plain};
  return {status: answer.status, headers: [...headers, ['content-encoding', 'br']], body: brotliCompressSync(plain)};
}
