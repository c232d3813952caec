import { and, count, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { portrait } from './tables.ts';

const { id } = portrait;

export type PortraitRepository = ReturnType<typeof createPortraitRepository>;

/** Reads and writes the rows of portraits. */
export function createPortraitRepository(db: Database) {
  return {
    /** True if this portrait is the current one. */
    async isCurrent(portraitId: string): Promise<boolean> {
      const rows = await db
        .select({ id })
        .from(portrait)
        .where(and(eq(id, portraitId), isNull(portrait.replacedAt)));
      return rows.length > 0;
    },

    /** Counts an account's uploads after a time (ms). */
    async countSince(accountId: string, since: number): Promise<number> {
      const [row] = await db
        .select({ uploads: count() })
        .from(portrait)
        .where(and(eq(portrait.accountId, accountId), gt(portrait.createdAt, since)));
      return row?.uploads ?? 0;
    },

    /** Inserts an upload that is not current yet. */
    insert: (row: { id: string; accountId: string; createdAt: number }) =>
      db.insert(portrait).values({ ...row, replacedAt: row.createdAt }),

    /** Replaces the portrait of an account by another upload, or by none; returns the ids of the former ones. */
    async replace(accountId: string, by: string | null, now: number): Promise<string[]> {
      const former = await db
        .update(portrait)
        .set({ replacedAt: now })
        .where(and(eq(portrait.accountId, accountId), isNull(portrait.replacedAt)))
        .returning({ id });
      if (by !== null) await db.update(portrait).set({ replacedAt: null }).where(eq(id, by));
      return former.map((row) => row.id);
    },

    async listIds(accountId: string): Promise<string[]> {
      const rows = await db.select({ id }).from(portrait).where(eq(portrait.accountId, accountId));
      return rows.map((row) => row.id);
    },

    /** Deletes one batch of rows that were replaced before a time (ms); returns their ids. */
    async deleteReplaced(before: number, size: number): Promise<string[]> {
      const replaced = db.select({ id }).from(portrait).where(lt(portrait.replacedAt, before)).limit(size);
      const rows = await db.delete(portrait).where(inArray(id, replaced)).returning({ id });
      return rows.map((row) => row.id);
    },
  };
}
