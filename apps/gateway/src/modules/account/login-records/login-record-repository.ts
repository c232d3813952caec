import type { LoginMethod, LoginResult } from '@osteon/domain';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { isAfterCursor } from '../../../platform/database/filters.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { session } from '../sessions/tables.ts';
import { loginRecord } from './tables.ts';

const USER_AGENT_MAX = 512;

/** A login record without the metadata of its request; `at` in ms. */
interface NewLoginRecord {
  readonly accountId: string;
  readonly method: LoginMethod;
  readonly result: LoginResult;
  readonly at: number;
  /** The session that it opened, if any. */
  readonly sessionId?: string | null;
  /** `desktop` by default. */
  readonly kind?: 'desktop' | 'phone';
}

const { id: _generated, ...recordColumns } = getTableColumns(loginRecord);
const insertRecord = prepareStatement(recordColumns, (db, row) => db.insert(loginRecord).values(row));

/** The cursor of a page: after this timestamp (ms) and id. */
type LoginRecordCursor = readonly [at: number, id: number];

/** A stored login record; `displacedAt` is the time at which a newer login displaced its session. */
export type LoginRecordRow = Awaited<ReturnType<ReturnType<typeof createLoginRecordRepository>['list']>>[number];

/** Reads and writes login records. */
export function createLoginRecordRepository(db: Database) {
  return {
    /** Stores a login, or a failed try, in the transaction of the login. */
    async insert(
      { deviceId, ip, userAgent }: Pick<CallContext, 'deviceId' | 'ip' | 'userAgent'>,
      { kind = 'desktop', sessionId = null, ...record }: NewLoginRecord,
    ): Promise<void> {
      const request = { deviceId, ip, userAgent: userAgent.slice(0, USER_AGENT_MAX) };
      await insertRecord(db, { ...record, ...request, kind, sessionId });
    },

    /** Login records of an account, newest first, with the time at which a newer login displaced their session. */
    list(accountId: string, after: LoginRecordCursor | null, limit: number) {
      return db
        .select({ ...getTableColumns(loginRecord), displacedAt: session.endedAt })
        .from(loginRecord)
        .leftJoin(session, and(eq(session.id, loginRecord.sessionId), eq(session.endReason, 'displaced')))
        .where(
          and(
            eq(loginRecord.accountId, accountId),
            isAfterCursor([loginRecord.at, loginRecord.id], 'descending', after),
          ),
        )
        .orderBy(desc(loginRecord.at), desc(loginRecord.id))
        .limit(limit);
    },
  };
}
