import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import type { ErasedAccount } from '../../../platform/module.ts';
import type { AccountIdentifier } from '../accounts/account-identifier.ts';
import { type AccountContacts, accountContacts, hasIdentifier } from '../accounts/account-repository.ts';
import { account } from '../accounts/tables.ts';
import { verificationCode } from '../codes/tables.ts';
import { passwordFailure } from '../passwords/tables.ts';

/** Reads and writes cancellations, and deletes the accounts that are cancelled. */
export function createCancellationRepository(db: Database) {
  return {
    /** Stores when a cancellation was requested. */
    async setRequested(accountId: string, now: number): Promise<void> {
      await db.update(account).set({ cancelRequestedAt: now }).where(eq(account.id, accountId));
    },

    /** Clears a pending cancellation; returns the account's contacts, null if none is pending. */
    async clearRequested(identifier: AccountIdentifier): Promise<AccountContacts | null> {
      const [row] = await db
        .update(account)
        .set({ cancelRequestedAt: null })
        .where(and(hasIdentifier(identifier), isNotNull(account.cancelRequestedAt)))
        .returning(accountContacts);
      return row ?? null;
    },

    /** Accounts whose cancellation was requested at a time (ms) or before; at most `limit`. */
    listDue(until: number, limit: number) {
      return db
        .select({ id: account.id })
        .from(account)
        .where(lte(account.cancelRequestedAt, until))
        .orderBy(account.cancelRequestedAt)
        .limit(limit);
    },

    /** Locks an account that is still being cancelled until the transaction ends; null if that was revoked. */
    async lockDue(id: string, until: number): Promise<ErasedAccount | null> {
      const [row] = await db
        .select({ mobile: account.mobile, email: account.email })
        .from(account)
        .where(and(eq(account.id, id), lte(account.cancelRequestedAt, until)))
        .for('update');
      return row ? { id, names: [row.mobile, row.email].filter((name) => name !== null) } : null;
    },

    /**
     * Deletes an account with all rows that reference it: sessions, devices, logins, consents and the rows of other
     * modules. Codes and failed passwords are stored by name and have no reference.
     */
    async deleteAccount({ id, names }: ErasedAccount): Promise<void> {
      await db.delete(account).where(eq(account.id, id));
      await db.delete(verificationCode).where(inArray(verificationCode.account, names));
      await db.delete(passwordFailure).where(eq(passwordFailure.subject, id));
    },
  };
}
