import { and, asc, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createDayNumber } from '../../platform/database/day-number.ts';
import { appeal, appealImage } from './tables.ts';

/** The key of an image's file. */
export type ImageKey = Pick<typeof appealImage.$inferSelect, 'id' | 'accountId'>;

const imageKey = { id: appealImage.id, accountId: appealImage.accountId };

/** A stored appeal. */
export type AppealRow = typeof appeal.$inferSelect;

/** Reads and writes appeals and their images. */
export function createAppealRepository(db: Database) {
  return {
    /** The newest appeal of an account; if a lock is given, the newest against it. */
    async findNewest(accountId: string, lockId: string | null): Promise<AppealRow | null> {
      const [row] = await db
        .select()
        .from(appeal)
        .where(and(eq(appeal.accountId, accountId), lockId === null ? undefined : eq(appeal.lockId, lockId)))
        .orderBy(desc(appeal.createdAt))
        .limit(1);
      return row ?? null;
    },

    /** The appeal of a case number. */
    async findByCaseNumber(caseNumber: string): Promise<AppealRow | null> {
      const [row] = await db.select().from(appeal).where(eq(appeal.caseNumber, caseNumber));
      return row ?? null;
    },

    /** The appeal of a case number, locked until the transaction ends. */
    async lockByCaseNumber(caseNumber: string): Promise<AppealRow | null> {
      const [row] = await db.select().from(appeal).where(eq(appeal.caseNumber, caseNumber)).for('update');
      return row ?? null;
    },

    /** The next case number. */
    createCaseNumber(now: number): Promise<string> {
      return createDayNumber(db, appeal.caseNumber, 'SS', now);
    },

    /** Inserts an appeal; a second open one of an account violates the unique constraint `appeal_open`. */
    async insert(row: typeof appeal.$inferInsert): Promise<AppealRow> {
      const [inserted] = await db.insert(appeal).values(row).returning();
      if (!inserted) throw new Error('the database gave no row');
      return inserted;
    },

    /** Stores the answer to an appeal. */
    async saveAnswer(
      id: string,
      answer: Pick<AppealRow, 'state' | 'answer' | 'answeredBy' | 'answeredAt'>,
    ): Promise<void> {
      await db.update(appeal).set(answer).where(eq(appeal.id, id));
    },

    /** The appeals in a state, oldest first. */
    listByState(state: AppealRow['state'], size: number): Promise<AppealRow[]> {
      return db
        .select()
        .from(appeal)
        .where(eq(appeal.state, state))
        .orderBy(asc(appeal.createdAt), asc(appeal.id))
        .limit(size);
    },

    /** Inserts an image that has no appeal yet. */
    async insertImage(row: typeof appealImage.$inferInsert): Promise<void> {
      await db.insert(appealImage).values(row);
    },

    /** Counts an account's images without an appeal. */
    async countUnattachedImages(accountId: string): Promise<number> {
      const [row] = await db
        .select({ images: count() })
        .from(appealImage)
        .where(and(eq(appealImage.accountId, accountId), isNull(appealImage.appealId)));
      return row?.images ?? 0;
    },

    /** Attaches an account's images to its appeal; returns how many were attached. */
    async attachImages({
      accountId,
      appealId,
      ids,
    }: {
      accountId: string;
      appealId: string;
      ids: readonly string[];
    }): Promise<number> {
      const attached = await db
        .update(appealImage)
        .set({ appealId })
        .where(and(anyOf(appealImage.id, ids), eq(appealImage.accountId, accountId), isNull(appealImage.appealId)))
        .returning({ id: appealImage.id });
      return attached.length;
    },

    /** Deletes the rows of an account's images without an appeal; returns the keys of their files. */
    deleteUnattachedImages(accountId: string): Promise<ImageKey[]> {
      return db
        .delete(appealImage)
        .where(and(eq(appealImage.accountId, accountId), isNull(appealImage.appealId)))
        .returning(imageKey);
    },

    /**
     * Deletes the oldest images without an appeal that were uploaded before a time (ms); returns the keys of their
     * files.
     */
    deleteExpiredImages(before: number, size: number): Promise<ImageKey[]> {
      const expired = db
        .select({ id: appealImage.id })
        .from(appealImage)
        .where(and(isNull(appealImage.appealId), lt(appealImage.createdAt, before)))
        .orderBy(asc(appealImage.createdAt))
        .limit(size);
      return db.delete(appealImage).where(inArray(appealImage.id, expired)).returning(imageKey);
    },

    /** Deletes the images of appeals that were answered before a time (ms); returns the keys of their files. */
    deleteAnsweredImages(before: number, size: number): Promise<ImageKey[]> {
      const answered = db
        .select({ id: appealImage.id })
        .from(appealImage)
        .innerJoin(appeal, eq(appeal.id, appealImage.appealId))
        .where(lt(appeal.answeredAt, before))
        .limit(size);
      return db.delete(appealImage).where(inArray(appealImage.id, answered)).returning(imageKey);
    },

    /** The images of an appeal, oldest first. */
    listImages(appealId: string): Promise<ImageKey[]> {
      return db
        .select(imageKey)
        .from(appealImage)
        .where(eq(appealImage.appealId, appealId))
        .orderBy(asc(appealImage.createdAt));
    },

    /** The ids of an account's images, of appeals or not. */
    async listImageIds(accountId: string): Promise<string[]> {
      const rows = await db
        .select({ id: appealImage.id })
        .from(appealImage)
        .where(eq(appealImage.accountId, accountId));
      return rows.map(({ id }) => id);
    },
  };
}
