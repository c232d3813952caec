import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from 'postgres';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { Disks } from './disks.ts';
import type { FileServer } from './file-server.ts';
import type { Audit } from './modules/audit/audit.ts';
import type { Redis } from './open-redis.ts';
import type { KeyFor } from './secret.ts';
import type { SessionCookies } from './session-cookies.ts';

/** What every module may use. Made once by `createDeps`; nothing here is global. */
export interface Deps extends FileServer {
  readonly config: Config;
  readonly db: Database;
  /** For what Drizzle cannot say. */
  readonly sql: Sql;
  /** Null where none is configured. */
  readonly redis: Redis | null;
  readonly clock: Clock;
  /** Never tell it an account, a code or a token. */
  readonly log: FastifyBaseLogger;
  readonly disks: Disks;
  readonly cookies: SessionCookies;
  readonly keyFor: KeyFor;
  /** The log of security events; every module writes its own. */
  readonly audit: Audit;
}
