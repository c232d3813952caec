import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { bandToken } from '../tables.ts';

/** A proof of identity as it is stored. */
export type BandTokenRow = typeof bandToken.$inferSelect;

/** Keeps a proof. */
export async function insertBandToken(db: Database, row: typeof bandToken.$inferInsert): Promise<void> {
  await db.insert(bandToken).values(row);
}

/** The proof of a token's hash that is still good in a session; null for any other. */
export async function findBandToken(
  db: Database,
  tokenHash: Buffer,
  { sessionId, now }: { sessionId: string; now: number },
): Promise<Pick<BandTokenRow, 'proof'> | null> {
  const [row] = await db.select({ proof: bandToken.proof }).from(bandToken).where(holds(tokenHash, { sessionId, now }));
  return row ?? null;
}

/** Uses up a proof that is still good in a session; of two at once exactly one gets it. */
export async function spendBandToken(
  db: Database,
  tokenHash: Buffer,
  { sessionId, now }: { sessionId: string; now: number },
): Promise<Pick<BandTokenRow, 'proof'> | null> {
  const [spent] = await db
    .update(bandToken)
    .set({ usedAt: now })
    .where(holds(tokenHash, { sessionId, now }))
    .returning({ proof: bandToken.proof });
  return spent ?? null;
}

function holds(tokenHash: Buffer, { sessionId, now }: { sessionId: string; now: number }) {
  return and(
    eq(bandToken.tokenHash, tokenHash),
    eq(bandToken.sessionId, sessionId),
    isNull(bandToken.usedAt),
    gt(bandToken.expiresAt, now),
  );
}
