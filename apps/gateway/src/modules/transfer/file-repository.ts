import { and, asc, eq, isNotNull, sum } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { transferFile } from './tables.ts';

/** A file as it is kept. */
export type FileRow = typeof transferFile.$inferSelect;

/** Keeps the files that phones bring. */
export function createFileRepository(db: Database) {
  return {
    listByAccount: (accountId: string): Promise<FileRow[]> =>
      db.select().from(transferFile).where(eq(transferFile.accountId, accountId)),

    listByTransfers: (transferIds: readonly string[]): Promise<FileRow[]> =>
      db
        .select()
        .from(transferFile)
        .where(anyOf(transferFile.transferId, transferIds))
        .orderBy(asc(transferFile.transferId), asc(transferFile.position)),

    /** A file that was sent to this account. */
    async findSent(accountId: string, id: string): Promise<FileRow | undefined> {
      const own = and(eq(transferFile.id, id), eq(transferFile.accountId, accountId));
      const [row] = await db
        .select()
        .from(transferFile)
        .where(and(own, isNotNull(transferFile.transferId)));
      return row;
    },

    /** Bytes that the files of an account take, sent or not. */
    async sumBytes(accountId: string): Promise<number> {
      const [row] = await db
        .select({ bytes: sum(transferFile.bytes).mapWith(Number) })
        .from(transferFile)
        .where(eq(transferFile.accountId, accountId));
      return row?.bytes ?? 0;
    },

    /** Adds a file; one that is there already stays as it is. */
    async insert(row: typeof transferFile.$inferInsert): Promise<void> {
      await db.insert(transferFile).values(row).onConflictDoNothing();
    },

    /** Those of these files that are the account's, sent or not; nobody else sends them until the transaction ends. */
    lockOwned: (accountId: string, ids: readonly string[]): Promise<FileRow[]> =>
      db
        .select()
        .from(transferFile)
        .where(and(anyOf(transferFile.id, ids), eq(transferFile.accountId, accountId)))
        .orderBy(asc(transferFile.id))
        .for('update'),

    /** Makes files the content of a transfer, in this order. */
    async assignToTransfer(transferId: string, ids: readonly string[]): Promise<void> {
      for (const [position, id] of ids.entries()) {
        await db.update(transferFile).set({ transferId, position }).where(eq(transferFile.id, id));
      }
    },
  };
}
