import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';

/** How long a connection may take, and how long to wait before the next try, in milliseconds. */
const CONNECT_MS = 3_000;
const AGAIN_MS = 2_000;

/** The client of a Redis. */
export type Redis = ReturnType<typeof createClient>;

/**
 * Begins to connect to Redis and goes on trying. Whoever uses it must do without while it is not ready: a command is
 * then refused at once instead of kept waiting.
 */
export function openRedis(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Redis {
  const client: Redis = createClient({
    url,
    // What limits ask is answered alike by every Redis that there is.
    RESP: 2,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: () => AGAIN_MS },
  });
  client.on('error', (error) => log.warn({ err: error }, 'Redis cannot be reached; PostgreSQL counts instead'));
  client.on('ready', () => log.info('Redis is ready'));
  // It tries again until it is closed, which ends the last try with an error that nobody needs.
  client.connect().catch(() => {});
  return client;
}
