import {once} from 'node:events';
import {connect} from 'node:tls';
import {DAY_MS} from '../../shared/days';
import type {Findings} from './answers';

/** So many days before its end a certificate that renews itself is overdue. */
const LEAST_DAYS = 14;
const HTTPS_PORT = 443;
const PATIENCE_MS = 30_000;
const WWW = 'www.';

/**
 * @param site its origin
 * @returns a sentence for each certificate that ends soon or that browsers refuse: of the site, and of its domain
 * without www
 */
export async function certificateFlaws(site: string): Promise<Findings> {
  const {protocol, hostname, port} = new URL(site);
  if (protocol !== 'https:') return {unseen: ['Not looked at: a certificate, because the address has no encryption.']};
  const names = hostname.startsWith(WWW) ? [hostname, hostname.slice(WWW.length)] : [hostname];
  const found = await Promise.all(names.map((name) => flawOf(name, Number(port) || HTTPS_PORT)));
  return {wrong: found.flat()};
}

async function flawOf(host: string, port: number): Promise<string[]> {
  // What browsers refuse is looked at all the same, to say why.
  const socket = connect({host, port, servername: host, rejectUnauthorized: false, timeout: PATIENCE_MS});
  try {
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
    await once(socket, 'secureConnect');
    const ends = Date.parse(socket.getPeerCertificate().valid_to);
    const left = Math.floor((ends - Date.now()) / DAY_MS);
    const day = new Date(ends).toUTCString();
    if (left < 0) return [`The certificate of ${host} ended on ${day}: browsers refuse it.`];
    if (left <= LEAST_DAYS) return [`The certificate of ${host} ends on ${day}, and was not renewed.`];
    return socket.authorized
      ? []
      : [`Browsers refuse the certificate of ${host}: ${String(socket.authorizationError)}.`];
  } catch {
    return [`${host} does not answer with encryption.`];
  } finally {
    socket.destroy();
  }
}
