import {once} from 'node:events';
import {createServer, request as ask} from 'node:http';
import {serveSite, type SiteServer} from './host';
import {freePort, isFree} from './ports';
import {namesThisMachine, REFUSED} from './emulators/origin-guard';

/**
 * Serves a built site to this machine only. The host's server answers to any host name, so a website whose name
 * resolves to this machine could read unpublished pages (DNS rebinding). Therefore that server has a random port, and a
 * proxy in front of it checks the name.
 * @param folder the built site
 * @throws Error when the port is taken or `serveSite` fails
 */
export async function serveHere(port: number, folder: string): Promise<SiteServer> {
  if (!(await isFree(port))) throw new Error(`Another server answers at port ${port} already: end it first.`);
  const site = await serveSite(await freePort(), folder);
  return proxyFor(port, site);
}

/** @returns the same site at another port, for requests whose host name is that of this machine */
export async function proxyFor(port: number, site: SiteServer): Promise<SiteServer> {
  const {hostname, port: sitePort} = new URL(site.url);
  const proxy = createServer((request, response) => {
    if (!namesThisMachine(request, port)) {
      response.writeHead(403, {'Content-Type': 'text/plain'}).end(REFUSED);
      return;
    }
    const {method, headers, url: path} = request;
    const forwarded = ask({hostname, port: sitePort, method, headers, path}, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    forwarded.once('error', () => response.destroy());
    request.pipe(forwarded);
  });
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  const stop = () => {
    proxy.closeAllConnections();
    proxy.close();
    site.stop();
  };
  return {url: `http://127.0.0.1:${port}`, stop};
}
