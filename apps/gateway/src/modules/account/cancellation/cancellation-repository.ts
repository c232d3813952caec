import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import type { AccountIdentifier } from '../account-identifier.ts';
import { hasIdentifier } from '../account-repository.ts';
import { verificationCode } from '../codes/tables.ts';
import { passwordFailure } from '../passwords/tables.ts';
import { account } from '../tables.ts';

/** Stores when a cancellation was requested. */
export async function setCancelRequested(db: Database, accountId: string, now: number): Promise<void> {
  await db.update(account).set({ cancelRequestedAt: now }).where(eq(account.id, accountId));
}

/** Clears a pending cancellation; returns the account, null where none is pending. */
export async function clearCancelRequested(db: Database, identifier: AccountIdentifier) {
  const [row] = await db
    .update(account)
    .set({ cancelRequestedAt: null })
    .where(and(hasIdentifier(identifier), isNotNull(account.cancelRequestedAt)))
    .returning({ id: account.id, mobile: account.mobile, email: account.email });
  return row ?? null;
}

/** Accounts whose cancellation was requested at a moment (ms) or before; at most `limit`. */
export function listDueCancellations(db: Database, until: number, limit: number) {
  return db
    .select({ id: account.id })
    .from(account)
    .where(lte(account.cancelRequestedAt, until))
    .orderBy(account.cancelRequestedAt)
    .limit(limit);
}

/**
 * Deletes an account that is still being cancelled, with all that hangs on it: sessions, devices, logins, consents and
 * what other modules keep of it follow by their references. Gives how it was named, null where it was revoked.
 */
export async function deleteCancelledAccount(db: Database, id: string, until: number) {
  const [row] = await db
    .delete(account)
    .where(and(eq(account.id, id), lte(account.cancelRequestedAt, until)))
    .returning({ mobile: account.mobile, email: account.email });
  if (!row) return null;
  const names = [row.mobile, row.email].filter((name) => name !== null);
  await db.delete(verificationCode).where(inArray(verificationCode.account, names));
  await db.delete(passwordFailure).where(eq(passwordFailure.subject, id));
  return names;
}
