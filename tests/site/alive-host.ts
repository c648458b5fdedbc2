/** A host between a server and who looks at it: at the time of the test, and with whatever lies a test tells it. */
import {once} from 'node:events';
import {createServer} from 'node:http';
import {lagosDay} from '../../src/shared/days';
import {LAST_BUILT} from '../../src/shared/last-built';
import {BUILD_RECORD, sha256Of, type BuildRecord} from '../../src/node/build-record';
import {ALIVE_PORT} from './address';

interface Told {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** @param asked path and query */
export type Lie = (answer: Told, asked: string) => void;

const URL_OF_HOST = `http://127.0.0.1:${ALIVE_PORT}`;

const DAY_MS = 86_400_000;
const textOf = ({body}: Told) => Buffer.from(body).toString('utf8');
const write = (answer: Told, text: string) => (answer.body = Buffer.from(text));

/**
 * A nightly build of the same pages: nothing is another than before but the day, as long as nothing acts by its day.
 * @param day the one for which the site says that it was built
 */
export const builtFor =
  (day: string): Lie =>
  (answer, asked) => {
    const {pathname} = new URL(asked, URL_OF_HOST);
    if (pathname === LAST_BUILT) {
      write(answer, JSON.stringify({...(JSON.parse(textOf(answer)) as object), day}));
    } else if (pathname === BUILD_RECORD) {
      const record = JSON.parse(textOf(answer)) as BuildRecord;
      const small = JSON.stringify({day, commit: record.commit});
      const files = {...record.files, [LAST_BUILT]: sha256Of(Buffer.from(small))};
      write(answer, JSON.stringify({...record, files, environment: {...record.environment, BUILD_DAY: day}}));
    }
  };

/** Answers with what the server behind it answers, changed by these lies in turn, while something is done. */
export async function behindHost<T>(
  server: string,
  lies: readonly Lie[],
  work: (url: string) => Promise<T>,
): Promise<T> {
  const host = createServer((request, response) => {
    const asked = request.url ?? '/';
    void fetch(server + asked, {redirect: 'manual', headers: {'Accept-Encoding': 'identity'}}).then(async (found) => {
      const body = new Uint8Array(await found.arrayBuffer());
      const answer: Told = {status: found.status, headers: new Headers(found.headers), body};
      answer.headers.set('date', new Date().toUTCString());
      for (const name of ['content-encoding', 'transfer-encoding', 'connection']) answer.headers.delete(name);
      for (const lie of lies) lie(answer, asked);
      answer.headers.set('content-length', String(answer.body.length));
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body);
    });
  });
  host.listen(ALIVE_PORT, '127.0.0.1');
  await once(host, 'listening');
  try {
    return await work(URL_OF_HOST);
  } finally {
    host.closeAllConnections();
    host.close();
    await once(host, 'close');
  }
}

/** Does something as if so many days had passed. */
export async function daysLater<T>(days: number, work: () => Promise<T>): Promise<T> {
  const {now} = Date;
  Date.now = () => now() + days * DAY_MS;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}

/** @returns the day in Lagos so many days from now */
export const dayIn = (days: number): string =>
  new Date(Date.parse(lagosDay()) + days * DAY_MS).toISOString().slice(0, 10);
