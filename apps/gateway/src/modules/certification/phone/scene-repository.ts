import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { type PHONE_STEPS, certificationScene as scene } from '../tables.ts';

/** The QR code of an account. */
export type SceneRow = typeof scene.$inferSelect;
export type PhoneStep = (typeof PHONE_STEPS)[number];

interface Scan {
  readonly accountId: string;
  readonly nonceHash: Buffer;
  readonly sessionId: string;
  readonly now: number;
}

/** Stores the QR codes by which phones certify. */
export function createSceneRepository(db: Database) {
  return {
    /** Stores the code of an account and deletes its last one. */
    async replace(row: Pick<SceneRow, 'accountId' | 'nonceHash' | 'level' | 'createdAt' | 'expiresAt'>): Promise<void> {
      const fresh = { ...row, sessionId: null, step: null };
      await db.insert(scene).values(fresh).onConflictDoUpdate({ target: scene.accountId, set: fresh });
    },

    /** The code of an account; null for none. */
    async find(accountId: string): Promise<SceneRow | null> {
      const [row] = await db.select().from(scene).where(eq(scene.accountId, accountId));
      return row ?? null;
    },

    /** Binds a code that was not scanned before to the phone's session; false if another phone was faster. */
    async markScanned({ accountId, nonceHash, sessionId, now }: Scan): Promise<boolean> {
      const scanned = await db
        .update(scene)
        .set({ sessionId, step: 'basicInfo' })
        .where(
          and(
            eq(scene.accountId, accountId),
            eq(scene.nonceHash, nonceHash),
            gt(scene.expiresAt, now),
            or(isNull(scene.sessionId), eq(scene.sessionId, sessionId)),
          ),
        )
        .returning({ accountId: scene.accountId });
      return scanned.length === 1;
    },

    /** Stores the progress of the phone of a scanned code. */
    async updateStep({ accountId, nonceHash, sessionId }: Omit<Scan, 'now'>, step: PhoneStep): Promise<void> {
      await db
        .update(scene)
        .set({ step })
        .where(
          and(
            eq(scene.accountId, accountId),
            eq(scene.nonceHash, nonceHash),
            isNotNull(scene.sessionId),
            eq(scene.sessionId, sessionId),
          ),
        );
    },

    /** Deletes the oldest codes that were created before a time (ms); returns the number of deleted codes. */
    async deleteOld(before: number, size: number): Promise<number> {
      const old = db.select({ accountId: scene.accountId }).from(scene).where(lt(scene.createdAt, before)).limit(size);
      const deleted = await db.delete(scene).where(inArray(scene.accountId, old)).returning({ id: scene.accountId });
      return deleted.length;
    },
  };
}
