import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';

/** Connection time-out and delay of reconnection, in milliseconds. */
const CONNECT_MS = 3_000;
const AGAIN_MS = 2_000;

/** The time from a response to the next ping, and the time limit of its response, in milliseconds. */
const PING_MS = 1_000;
const ANSWER_MS = 2_000;

/** The client of a Redis. */
export type Redis = ReturnType<typeof createClient>;

/**
 * Connects to Redis and reconnects with retries, also where it hangs. While it is not ready, commands are rejected at
 * once instead of queued.
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
  client.on('ready', () => {
    log.info('Redis is ready');
    watchAnswers(client, log);
  });
  // Closing it rejects the pending reconnection, which is ignored.
  client.connect().catch(() => {});
  return client;
}

/**
 * Pings as long as the connection lasts. Without an answer it is renewed, which rejects the waiting commands: the
 * client has no time limit for a command that was sent.
 */
function watchAnswers(client: Redis, log: Pick<FastifyBaseLogger, 'warn'>): void {
  const renew = () => {
    log.warn('Redis does not answer; PostgreSQL counts instead');
    client.destroy();
    client.connect().catch(() => {});
  };
  const ping = () => {
    if (!client.isReady) return;
    const timeout = setTimeout(renew, ANSWER_MS).unref();
    client
      .ping()
      .then(next, () => {})
      .finally(() => clearTimeout(timeout));
  };
  const next = () => setTimeout(ping, PING_MS).unref();
  next();
}
