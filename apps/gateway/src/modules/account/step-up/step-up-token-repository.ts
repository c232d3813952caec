import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { stepUpToken } from './tables.ts';

/** A step-up token as it is stored. */
export type StepUpTokenRow = typeof stepUpToken.$inferSelect;

/** Reads and writes step-up tokens. */
export function createStepUpTokenRepository(db: Database) {
  return {
    /** Stores a token. */
    async insert(row: typeof stepUpToken.$inferInsert): Promise<void> {
      await db.insert(stepUpToken).values(row);
    },

    /** The token of a hash that is valid in a session; null for any other. */
    async find(
      tokenHash: Buffer,
      { sessionId, now }: { sessionId: string; now: number },
    ): Promise<Pick<StepUpTokenRow, 'verifiedBy'> | null> {
      const [row] = await db
        .select({ verifiedBy: stepUpToken.verifiedBy })
        .from(stepUpToken)
        .where(isValid(tokenHash, { sessionId, now }));
      return row ?? null;
    },

    /** Consumes a token that is valid in a session; exactly one of parallel calls gets it. */
    async consume(
      tokenHash: Buffer,
      { sessionId, now }: { sessionId: string; now: number },
    ): Promise<Pick<StepUpTokenRow, 'verifiedBy'> | null> {
      const [consumed] = await db
        .update(stepUpToken)
        .set({ usedAt: now })
        .where(isValid(tokenHash, { sessionId, now }))
        .returning({ verifiedBy: stepUpToken.verifiedBy });
      return consumed ?? null;
    },
  };
}

function isValid(tokenHash: Buffer, { sessionId, now }: { sessionId: string; now: number }) {
  return and(
    eq(stepUpToken.tokenHash, tokenHash),
    eq(stepUpToken.sessionId, sessionId),
    isNull(stepUpToken.usedAt),
    gt(stepUpToken.expiresAt, now),
  );
}
