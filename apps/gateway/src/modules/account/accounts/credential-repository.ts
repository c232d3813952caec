import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { databaseError } from '../../../platform/http/database-error.ts';
import type { Constraints } from '../../../platform/module.ts';
import { account } from './tables.ts';

/** Unique constraint → the error of its violation. */
const UNIQUE_CONSTRAINTS: Constraints = { account_mobile: 'mobileInUse', account_email: 'emailInUse' };

/** Writes what an account logs in with. */
export function createCredentialRepository(db: Database) {
  return {
    /** Stores a password hash. */
    async setPasswordHash(accountId: string, passwordHash: string): Promise<void> {
      await db.update(account).set({ passwordHash }).where(eq(account.id, accountId));
    },

    /** Stores an e-mail, in lower case. @throws {CallError} emailInUse */
    async setEmail(accountId: string, email: string): Promise<void> {
      await mapUniqueViolation(db.update(account).set({ email }).where(eq(account.id, accountId)));
    },

    /** Stores a mobile number and confirms it. @throws {CallError} mobileInUse */
    async setMobile(accountId: string, { mobile, now }: { mobile: string; now: number }): Promise<void> {
      await mapUniqueViolation(
        db.update(account).set({ mobile, bindConfirmedAt: now }).where(eq(account.id, accountId)),
      );
    },

    /** Confirms a bound phone; false for an account without one. */
    async confirmMobile(accountId: string, now: number): Promise<boolean> {
      const confirmed = await db
        .update(account)
        .set({ bindConfirmedAt: now })
        .where(and(eq(account.id, accountId), isNotNull(account.mobile)))
        .returning({ id: account.id });
      return confirmed.length > 0;
    },
  };
}

/**
 * Turns a unique violation into its error here rather than at the end of the call, so that the audit log records it.
 * @throws {CallError} mobileInUse, emailInUse
 */
async function mapUniqueViolation(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    const name = databaseError(error, UNIQUE_CONSTRAINTS);
    throw name === 'mobileInUse' || name === 'emailInUse' ? new CallError(name, { cause: error }) : error;
  }
}
