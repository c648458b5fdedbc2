import {once} from 'node:events';
import {createServer, request as ask} from 'node:http';
import {serveSite, type SiteServer} from './host';
import {freePort, isFree} from './ports';
import {namesThisMachine, REFUSED} from './emulators/origin-guard';

/**
 * Serves a built site to this machine alone. The host's own server answers under any host name, so a foreign page whose
 * domain points to 127.0.0.1 (DNS rebinding) could read what is not published yet. A proxy in front checks the name, and
 * the server behind it has a random port.
 * @param folder the built site
 * @throws Error as `serveSite`, and when the port is taken
 */
export async function serveHere(port: number, folder: string): Promise<SiteServer> {
  if (!(await isFree(port))) throw new Error(`Another server answers at port ${port} already: end it first.`);
  const site = await serveSite(await freePort(), folder);
  return proxyFor(port, site);
}

/** @returns the same site at another port, for requests that name this machine */
export async function proxyFor(port: number, site: SiteServer): Promise<SiteServer> {
  const {hostname, port: behind} = new URL(site.url);
  const proxy = createServer((request, response) => {
    if (!namesThisMachine(request, port)) {
      response.writeHead(403, {'Content-Type': 'text/plain'}).end(REFUSED);
      return;
    }
    const {method, headers, url: path} = request;
    const passed = ask({hostname, port: behind, method, headers, path}, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    passed.once('error', () => response.destroy());
    request.pipe(passed);
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
