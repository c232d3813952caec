import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that Linux and macOS give to outgoing connections and to port 0, which may take such a port at any time. */
const PORTS = { least: 10_000, most: 32_767 };

/** A port of this machine on which nothing listens, for a server that starts later or starts again. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(PORTS.least, PORTS.most + 1);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'EADDRINUSE') return findFreePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}
