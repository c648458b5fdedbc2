import {connect, createServer, type AddressInfo, type Socket} from 'node:net';

/** 400 kbit/s, 400 ms there and back, and of a hundred packets two that have to be sent again. */
const BYTES_A_MS = 50;
const ROUND_TRIP_MS = 400;
const PACKET_BYTES = 1400;
const LOSS_OF_HUNDRED = 2;
/** What waits on the way; beyond it the sender has to wait. */
const QUEUE_BYTES = 32_000;
/** A multiplicative generator (Park and Miller), so that every run loses the same packets. */
const MODULUS = 2 ** 31 - 1;
const MULTIPLIER = 48_271;

export interface SlowLine {
  port: number;
  stop: () => void;
}

/**
 * A bad line to a server of this machine, for any protocol over TCP: all connections share its width, every packet comes
 * late, and a lost one holds up those behind it for another round trip.
 * @param target the port of the server
 */
export async function slowLine(target: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    return socket;
  };
  const [up, down] = [lane(), lane()];
  const server = createServer((visitor) => {
    keep(visitor).pause();
    // A connection is opened by one round trip.
    setTimeout(() => {
      const host = keep(connect(target, '127.0.0.1'));
      up(visitor, host);
      down(host, visitor);
    }, ROUND_TRIP_MS);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** One direction of the line. @returns what carries everything from one socket to another */
function lane(): (from: Socket, to: Socket) => void {
  let free = 0;
  let seed = 1;
  const isLost = () => (seed = (seed * MULTIPLIER) % MODULUS) % 100 < LOSS_OF_HUNDRED;
  return (from, to) => {
    const queue: {packet: Buffer; due: number}[] = [];
    let waiting = 0;
    let timer: NodeJS.Timeout | undefined;
    // One clock for all packets of a connection, so that none overtakes another.
    const arrive = () => {
      timer = undefined;
      for (let next = queue[0]; next && next.due <= performance.now(); next = queue[0]) {
        queue.shift();
        waiting -= next.packet.length;
        if (!to.destroyed) to.write(next.packet);
      }
      if (waiting <= QUEUE_BYTES) from.resume();
      if (queue[0]) timer = setTimeout(arrive, Math.max(queue[0].due - performance.now(), 1));
      else if (from.readableEnded) to.end();
    };
    const deliver = (packet: Buffer) => {
      free = Math.max(free, performance.now()) + packet.length / BYTES_A_MS;
      const due = free + ROUND_TRIP_MS / 2 + (isLost() ? ROUND_TRIP_MS : 0);
      queue.push({packet, due: Math.max(due, queue.at(-1)?.due ?? 0)});
      waiting += packet.length;
      if (waiting > QUEUE_BYTES) from.pause();
      timer ??= setTimeout(arrive, due - performance.now());
    };
    from.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; at += PACKET_BYTES) deliver(bytes.subarray(at, at + PACKET_BYTES));
    });
    from.on('end', () => (timer ??= setTimeout(arrive)));
    from.resume();
  };
}
