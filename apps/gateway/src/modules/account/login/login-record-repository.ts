import type { LoginMethod, LoginResult } from '@osteon/domain';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { loginRecord, session } from '../tables.ts';

const USER_AGENT_MAX = 512;

/** What a login adds to the list that its owner sees; `at` in ms. */
export interface LoginFact {
  readonly accountId: string;
  readonly way: LoginMethod;
  readonly result: LoginResult;
  readonly at: number;
  /** The session that it opened, if it opened one. */
  readonly sessionId?: string;
  /** `desktop` by default. */
  readonly kind?: 'desktop' | 'phone';
}

/** Adds a login, or a try that failed, in the transaction of the login itself. */
export async function recordLogin(
  db: Database,
  { deviceId, ip, userAgent }: Pick<CallContext, 'deviceId' | 'ip' | 'userAgent'>,
  { kind = 'desktop', ...fact }: LoginFact,
): Promise<void> {
  const place = { deviceId, ip, userAgent: userAgent.slice(0, USER_AGENT_MAX) };
  await db.insert(loginRecord).values({ ...fact, ...place, kind });
}

/** Where a page of logins begins: after this moment (ms) and id. */
export type LoginPlace = readonly [at: number, id: number];

/** Logins of an account, newest first, with the moment at which a newer one pushed out what they opened. */
export function listLogins(db: Database, accountId: string, after: LoginPlace | null, limit: number) {
  const at = after && sql.param(after[0], loginRecord.at);
  return db
    .select({ ...getTableColumns(loginRecord), displacedAt: session.endedAt })
    .from(loginRecord)
    .leftJoin(session, and(eq(session.id, loginRecord.sessionId), eq(session.endReason, 'displaced')))
    .where(
      and(
        eq(loginRecord.accountId, accountId),
        after ? sql`(${loginRecord.at}, ${loginRecord.id}) < (${at}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(loginRecord.at), desc(loginRecord.id))
    .limit(limit);
}
