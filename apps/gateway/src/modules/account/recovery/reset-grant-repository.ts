import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { account, resetGrant } from '../tables.ts';

/** Whose password a grant may set, and where its owner is told of it. */
export interface GrantOwner {
  readonly id: string;
  readonly email: string | null;
  readonly mobile: string | null;
}

/** Keeps a grant; it ends those that the account had before. */
export async function insertGrant(
  db: Database,
  grant: { grantHash: Buffer; accountId: string; expiresAt: number },
): Promise<void> {
  await db.delete(resetGrant).where(eq(resetGrant.accountId, grant.accountId));
  await db.insert(resetGrant).values(grant);
}

function good(grantHash: Buffer, now: number) {
  return and(eq(resetGrant.grantHash, grantHash), isNull(resetGrant.usedAt), gt(resetGrant.expiresAt, now));
}

/** The owner of a grant that is still good. */
export async function findGrantOwner(db: Database, grantHash: Buffer, now: number): Promise<GrantOwner | null> {
  const [owner] = await db
    .select({ id: account.id, email: account.email, mobile: account.mobile })
    .from(resetGrant)
    .innerJoin(account, eq(account.id, resetGrant.accountId))
    .where(good(grantHash, now));
  return owner ?? null;
}

/** Uses a grant up; false where another request was faster. */
export async function spendGrant(db: Database, grantHash: Buffer, now: number): Promise<boolean> {
  const spent = await db
    .update(resetGrant)
    .set({ usedAt: now })
    .where(good(grantHash, now))
    .returning({ accountId: resetGrant.accountId });
  return spent.length > 0;
}
