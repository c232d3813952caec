import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../accounts/tables.ts';

/** Confirms a bound phone; false for an account without one. */
export async function confirmMobile(db: Database, accountId: string, now: number): Promise<boolean> {
  const confirmed = await db
    .update(account)
    .set({ bindConfirmedAt: now })
    .where(and(eq(account.id, accountId), isNotNull(account.mobile)))
    .returning({ id: account.id });
  return confirmed.length > 0;
}
