import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Connection } from './database/connect.ts';
import type { Deps } from './deps.ts';
import { openDisks } from './disks.ts';
import { createFileServer } from './file-server.ts';
import { createAudit } from './modules/audit/audit.ts';
import type { Redis } from './open-redis.ts';
import { keysFrom } from './secret.ts';
import { createSessionCookies } from './session-cookies.ts';

/** What the modules share, out of what a start or a test has opened. */
export function createDeps(parts: {
  config: Config;
  secret: string;
  database: Pick<Connection, 'db' | 'sql'>;
  redis?: Redis | null;
  clock: Clock;
  log: FastifyBaseLogger;
}): Deps {
  const { config, secret, database, clock, log } = parts;
  const disks = openDisks(config);
  return {
    config,
    db: database.db,
    sql: database.sql,
    redis: parts.redis ?? null,
    clock,
    log,
    disks,
    ...createFileServer(disks, { cacheBytes: config.fileCacheBytes }),
    cookies: createSessionCookies({ https: config.https, clock }),
    keyFor: keysFrom(secret),
    audit: createAudit({ clock }),
  };
}
