import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';

/** Connection time-out and delay of reconnection, in milliseconds. */
const CONNECT_MS = 3_000;
const AGAIN_MS = 2_000;

/** The client of a Redis. */
export type Redis = ReturnType<typeof createClient>;

/**
 * Starts to connect to Redis and keeps reconnecting. While it is not ready, commands are rejected at once instead of
 * queued.
 */
export function openRedis(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Redis {
  const client: Redis = createClient({
    url,
    // The commands of the rate limiter work on every version of Redis.
    RESP: 2,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: () => AGAIN_MS },
  });
  client.on('error', (error) => log.warn({ err: error }, 'Redis cannot be reached; PostgreSQL counts instead'));
  client.on('ready', () => log.info('Redis is ready'));
  // Closing it rejects the pending reconnection, which is ignored.
  client.connect().catch(() => {});
  return client;
}
