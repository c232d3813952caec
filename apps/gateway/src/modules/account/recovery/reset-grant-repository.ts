import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { type AccountContacts, accountContacts } from '../accounts/account-repository.ts';
import { account } from '../accounts/tables.ts';
import { resetGrant } from './tables.ts';

/** Reads and writes reset grants. */
export function createResetGrantRepository(db: Database) {
  async function removeOfAccount(accountId: string): Promise<void> {
    await db.delete(resetGrant).where(eq(resetGrant.accountId, accountId));
  }

  return {
    /** Stores a grant and deletes the account's earlier ones. */
    async insert(grant: { grantHash: Buffer; accountId: string; expiresAt: number }): Promise<void> {
      await removeOfAccount(grant.accountId);
      await db.insert(resetGrant).values(grant);
    },

    /** Removes the grants of an account after a change of e-mail, phone or password; rules/recovery#reset-grant. */
    removeOfAccount,

    /** The owner of a valid grant. */
    async findOwner(grantHash: Buffer, now: number): Promise<AccountContacts | null> {
      const [owner] = await db
        .select(accountContacts)
        .from(resetGrant)
        .innerJoin(account, eq(account.id, resetGrant.accountId))
        .where(isValid(grantHash, now));
      return owner ?? null;
    },

    /** Consumes a grant; false if another request was faster. */
    async consume(grantHash: Buffer, now: number): Promise<boolean> {
      const consumed = await db
        .update(resetGrant)
        .set({ usedAt: now })
        .where(isValid(grantHash, now))
        .returning({ accountId: resetGrant.accountId });
      return consumed.length > 0;
    },
  };
}

function isValid(grantHash: Buffer, now: number) {
  return and(eq(resetGrant.grantHash, grantHash), isNull(resetGrant.usedAt), gt(resetGrant.expiresAt, now));
}
