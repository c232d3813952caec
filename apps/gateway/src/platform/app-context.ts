import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from 'postgres';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { KeyFor } from './crypto/secret.ts';
import type { Database } from './database/connect.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { AuditLog } from './log/audit-log.ts';
import type { Redis } from './rate-limit/open-redis.ts';
import type { RateLimits } from './rate-limit/rate-limits.ts';
import type { ContentEvents } from './realtime/content-events.ts';
import type { RoomBroadcast } from './realtime/room-broadcast.ts';
import type { SessionCookies } from './session/session-cookies.ts';
import type { FileCache } from './storage/file-cache.ts';
import type { SendFile } from './storage/file-server.ts';
import type { Storage } from './storage/storage.ts';

/** Dependencies of every module, created once by `createContext`. */
export interface AppContext {
  readonly config: Config;
  readonly db: Database;
  /** For queries that Drizzle cannot express. */
  readonly sql: Sql;
  /** Null where none is configured. */
  readonly redis: Redis | null;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
  /** Never log an account, a code or a token. */
  readonly log: FastifyBaseLogger;
  readonly storage: Storage;
  readonly files: FileCache;
  readonly sendFile: SendFile;
  /** Background jobs; modules list their workers. */
  readonly jobs: JobQueue;
  readonly cookies: SessionCookies;
  readonly keyFor: KeyFor;
  /** Keys of SECRET_PREVIOUS, which only decrypt; null without one. */
  readonly previousKeyFor: KeyFor | null;
  /** The log of security events; every module records its own. */
  readonly audit: AuditLog;
  /** Changes of content, which every cache of content subscribes to. */
  readonly contentEvents: ContentEvents;
  /** Broadcasts to open pages, such as messages of a chat; the module that sends them registers how they are read. */
  readonly roomBroadcast: RoomBroadcast;
}
