import type { FastifyBaseLogger } from 'fastify';
import { createAudit } from '../modules/audit/audit-service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { keysFrom } from '../platform/crypto/secret.ts';
import type { Connection } from '../platform/database/connect.ts';
import { createJobQueue } from '../platform/jobs/job-queue.ts';
import type { Redis } from '../platform/rate-limit/open-redis.ts';
import { createRateLimits } from '../platform/rate-limit/rate-limits.ts';
import { createContentEvents } from '../platform/realtime/content-events.ts';
import { createRoomBroadcast } from '../platform/realtime/room-broadcast.ts';
import { createSessionCookies } from '../platform/session/session-cookies.ts';
import { createFileCache } from '../platform/storage/file-cache.ts';
import { createSendFile } from '../platform/storage/file-server.ts';
import { openStorage } from '../platform/storage/storage.ts';

/** Creates the context of the modules from the resources that a start or a test has opened. */
export async function createContext(parts: {
  config: Config;
  secret: string;
  database: Connection;
  redis?: Redis | null;
  clock: Clock;
  log: FastifyBaseLogger;
}): Promise<AppContext> {
  const { config, secret, database, clock, log } = parts;
  const storage = await openStorage(config);
  const files = createFileCache(storage, { cacheBytes: config.fileCacheBytes });
  const redis = parts.redis ?? null;
  return {
    config,
    db: database.db,
    sql: database.sql,
    redis,
    rateLimits: createRateLimits(config, { db: database.db, redis }),
    clock,
    log,
    storage,
    files,
    sendFile: createSendFile(storage, files),
    jobs: createJobQueue({ ...database, log, migrate: config.migrate }),
    cookies: createSessionCookies({ https: config.https, clock }),
    keyFor: keysFrom(secret),
    previousKeyFor: config.previousSecret === undefined ? null : keysFrom(config.previousSecret),
    audit: createAudit({ clock }),
    contentEvents: createContentEvents(database.sql, log),
    roomBroadcast: createRoomBroadcast(database.sql, log),
  };
}
