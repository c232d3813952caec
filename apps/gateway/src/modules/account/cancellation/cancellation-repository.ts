import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import type { ErasedAccount } from '../../../platform/module.ts';
import type { AccountIdentifier } from '../accounts/account-identifier.ts';
import { hasIdentifier } from '../accounts/account-repository.ts';
import { account } from '../accounts/tables.ts';
import { verificationCode } from '../codes/tables.ts';
import { passwordFailure } from '../passwords/tables.ts';

/** Stores when a cancellation was requested. */
export async function setCancelRequested(db: Database, accountId: string, now: number): Promise<void> {
  await db.update(account).set({ cancelRequestedAt: now }).where(eq(account.id, accountId));
}

/** Clears a pending cancellation; returns the account, null if none is pending. */
export async function clearCancelRequested(db: Database, identifier: AccountIdentifier) {
  const [row] = await db
    .update(account)
    .set({ cancelRequestedAt: null })
    .where(and(hasIdentifier(identifier), isNotNull(account.cancelRequestedAt)))
    .returning({ id: account.id, mobile: account.mobile, email: account.email });
  return row ?? null;
}

/** Accounts whose cancellation was requested at a time (ms) or before; at most `limit`. */
export function listDueCancellations(db: Database, until: number, limit: number) {
  return db
    .select({ id: account.id })
    .from(account)
    .where(lte(account.cancelRequestedAt, until))
    .orderBy(account.cancelRequestedAt)
    .limit(limit);
}

/** Locks an account that is still being cancelled until the transaction ends; null if that was revoked. */
export async function lockDueCancellation(tx: Database, id: string, until: number): Promise<ErasedAccount | null> {
  const [row] = await tx
    .select({ mobile: account.mobile, email: account.email })
    .from(account)
    .where(and(eq(account.id, id), lte(account.cancelRequestedAt, until)))
    .for('update');
  return row ? { id, names: [row.mobile, row.email].filter((name) => name !== null) } : null;
}

/**
 * Deletes an account with all rows that reference it: sessions, devices, logins, consents and the rows of other
 * modules. Codes and failed passwords are stored by name and have no reference.
 */
export async function deleteAccount(tx: Database, { id, names }: ErasedAccount): Promise<void> {
  await tx.delete(account).where(eq(account.id, id));
  await tx.delete(verificationCode).where(inArray(verificationCode.account, names));
  await tx.delete(passwordFailure).where(eq(passwordFailure.subject, id));
}
