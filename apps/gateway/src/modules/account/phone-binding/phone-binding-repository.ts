import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { refuseTakenName } from '../map-unique-violation.ts';
import { account } from '../tables.ts';

/** Notes that a bound phone is still its owner's; false for an account without one. */
export async function confirmMobile(db: Database, accountId: string, now: number): Promise<boolean> {
  const confirmed = await db
    .update(account)
    .set({ bindConfirmedAt: now })
    .where(and(eq(account.id, accountId), isNotNull(account.mobile)))
    .returning({ id: account.id });
  return confirmed.length > 0;
}

/** Binds another phone. @throws {CallError} mobileInUse */
export async function setMobile(
  db: Database,
  accountId: string,
  { mobile, now }: { mobile: string; now: number },
): Promise<void> {
  await refuseTakenName(db.update(account).set({ mobile, bindConfirmedAt: now }).where(eq(account.id, accountId)));
}
