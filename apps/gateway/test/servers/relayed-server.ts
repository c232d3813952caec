import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { TestDatabase } from '../database.ts';

/** A TCP relay to a test's database that can freeze, as a machine that hangs: it accepts data and returns none. */
export interface RelayedServer {
  /** Value of DATABASE_URL. */
  readonly url: string;
  /** Freezes the relay; resolves once it has swallowed something. */
  freeze(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the relay. */
export async function relayServer({
  host,
  port,
  user,
  password,
  database,
}: TestDatabase['address']): Promise<RelayedServer> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  // Half open, so that a frozen server does not receive the end of a connection either.
  const relay = createServer({ allowHalfOpen: true }, (near) => {
    track(near);
    if (frozen) near.resume();
    else near.pipe(track(connect(join(host, `.s.PGSQL.${port}`)))).pipe(near);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port: relayed } = relay.address() as AddressInfo;
  return {
    url: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${relayed}/${database}`,
    async freeze() {
      frozen = true;
      await Promise.race([...sockets].map((socket) => once(socket.unpipe().resume(), 'data')));
    },
    async close() {
      relay.close();
      for (const socket of sockets) socket.destroy();
      await once(relay, 'close');
    },
  };
}
