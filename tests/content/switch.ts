/** A dead-man's switch, as Healthchecks is one: it takes beats in its way only, and notes when one is missing. */
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

const CHECK = '/ping/5f1c5b0e-6e0a-4a5b-9f5e-0a4d2b9c7e11';
const HOUR_MS = 3_600_000;
/** As DEPLOY.md has them set. */
const PERIOD_MS = 24 * HOUR_MS;
const GRACE_MS = 2 * HOUR_MS;

interface Beat {
  kind: 'start' | 'success' | 'fail';
  body: string;
}

const KINDS: Readonly<Record<string, Beat['kind'] | undefined>> = {
  [CHECK]: 'success',
  [`${CHECK}/start`]: 'start',
  [`${CHECK}/fail`]: 'fail',
};

export class Switch {
  beats: Beat[] = [];
  /** Answers that are refused before one is taken. */
  refusals = 0;
  private last = {at: 0, kind: 'success' as Beat['kind']};
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      const kind = request.method === 'POST' ? KINDS[request.url ?? ''] : undefined;
      if (kind === undefined) response.writeHead(404).end('not found');
      else if (this.refusals > 0) {
        this.refusals -= 1;
        response.writeHead(503).end();
      } else {
        this.beats.push({kind, body});
        response.end('OK');
      }
    });
  });

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${CHECK}`;
  }

  /** Takes a beat at a time of a simulation, in milliseconds. */
  hear(kind: Beat['kind'], at: number): void {
    this.last = {kind, at};
  }

  /** @returns whether it writes to people by then */
  writes(now: number): boolean {
    const {kind, at} = this.last;
    return kind === 'fail' || now > at + (kind === 'start' ? 0 : PERIOD_MS) + GRACE_MS;
  }
}
