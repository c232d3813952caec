import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { session } from '../tables.ts';

/** Which sessions of an account end, and when (ms). */
interface End {
  readonly accountId: string;
  readonly now: number;
  /** Only those of this device. */
  readonly deviceId?: string;
  /** This session goes on. */
  readonly keep?: string;
}

/** Ends open sessions of an account; gives how many. `sessions.forget` is to follow once that is committed. */
export async function endSessions(db: Database, { accountId, now, deviceId, keep }: End): Promise<number> {
  const ended = await db
    .update(session)
    .set({ endedAt: now, endReason: 'revoked' })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.endedAt),
        deviceId === undefined ? undefined : eq(session.deviceId, deviceId),
        keep === undefined ? undefined : ne(session.id, keep),
      ),
    )
    .returning({ id: session.id });
  return ended.length;
}
