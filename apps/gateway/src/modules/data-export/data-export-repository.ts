import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { dataExport, lastChangedAt } from './tables.ts';

export type DataExportRow = typeof dataExport.$inferSelect;

/** Reads and writes the rows of archives. */
export function createDataExportRepository(db: Database) {
  return {
    /** The account's newest archive. */
    async findNewest(accountId: string): Promise<DataExportRow | undefined> {
      const [row] = await db
        .select()
        .from(dataExport)
        .where(eq(dataExport.accountId, accountId))
        .orderBy(desc(dataExport.requestedAt))
        .limit(1);
      return row;
    },

    /** Inserts an archive that is to be prepared, unless the account has one. */
    async insert(row: Pick<DataExportRow, 'id' | 'accountId' | 'requestedAt'>): Promise<void> {
      await db
        .insert(dataExport)
        .values({ ...row, state: 'preparing' })
        .onConflictDoNothing();
    },

    /** An archive that is to be prepared. */
    async findPreparing(id: string): Promise<DataExportRow | undefined> {
      const [row] = await db
        .select()
        .from(dataExport)
        .where(and(eq(dataExport.id, id), eq(dataExport.state, 'preparing')));
      return row;
    },

    /** An account's ready archive that was finished after a time (ms). */
    async findReady(accountId: string, id: string, after: number): Promise<DataExportRow | undefined> {
      const [row] = await db
        .select()
        .from(dataExport)
        .where(
          and(
            eq(dataExport.id, id),
            eq(dataExport.accountId, accountId),
            eq(dataExport.state, 'ready'),
            gt(dataExport.finishedAt, after),
          ),
        );
      return row;
    },

    /** Ends the preparation; returns whether it was still running. */
    async finish(
      id: string,
      result: Pick<DataExportRow, 'state' | 'finishedAt'> & Partial<Pick<DataExportRow, 'parts' | 'bytes'>>,
    ): Promise<boolean> {
      const rows = await db
        .update(dataExport)
        .set(result)
        .where(and(eq(dataExport.id, id), eq(dataExport.state, 'preparing')))
        .returning({ id: dataExport.id });
      return rows.length > 0;
    },

    /**
     * Deletes one batch of archives that were finished, or requested and never finished, before a time (ms); returns
     * them.
     */
    async deleteExpired(before: number, size: number): Promise<DataExportRow[]> {
      const expired = db
        .select({ id: dataExport.id })
        .from(dataExport)
        .where(sql`${lastChangedAt} < ${new Date(before).toISOString()}::timestamptz`)
        .limit(size);
      return db.delete(dataExport).where(inArray(dataExport.id, expired)).returning();
    },
  };
}
