import { and, asc, eq, isNotNull, isNull, lt, sum } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { transferFile } from './tables.ts';

/** A stored file. */
export type FileRow = typeof transferFile.$inferSelect;

/** Files that phones uploaded. */
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

    /** A file of this account that was sent in a transfer. */
    async findSent(accountId: string, id: string): Promise<FileRow | undefined> {
      const own = and(eq(transferFile.id, id), eq(transferFile.accountId, accountId));
      const [row] = await db
        .select()
        .from(transferFile)
        .where(and(own, isNotNull(transferFile.transferId)));
      return row;
    },

    async exists(id: string): Promise<boolean> {
      return (await db.$count(transferFile, eq(transferFile.id, id))) > 0;
    },

    /** Bytes of all files of an account, sent or not. */
    async sumBytes(accountId: string): Promise<number> {
      const [row] = await db
        .select({ bytes: sum(transferFile.bytes).mapWith(Number) })
        .from(transferFile)
        .where(eq(transferFile.accountId, accountId));
      return row?.bytes ?? 0;
    },

    /** Inserts a file; an existing row is left unchanged. */
    async insert(row: typeof transferFile.$inferInsert): Promise<void> {
      await db.insert(transferFile).values(row).onConflictDoNothing();
    },

    /** The files of these ids that the account owns, sent or not, locked until the transaction ends. */
    lockOwned: (accountId: string, ids: readonly string[]): Promise<FileRow[]> =>
      db
        .select()
        .from(transferFile)
        .where(and(anyOf(transferFile.id, ids), eq(transferFile.accountId, accountId)))
        .orderBy(asc(transferFile.id))
        .for('update'),

    /** Makes files the content of a transfer, in the order of their ids. */
    async assignToTransfer(transferId: string, ids: readonly string[]): Promise<void> {
      for (const [position, id] of ids.entries()) {
        await db.update(transferFile).set({ transferId, position }).where(eq(transferFile.id, id));
      }
    },

    /** Unsent files that were uploaded before a time (ms); skips those that a transaction is sending right now. */
    lockUnsentBefore: (before: number, limit: number): Promise<FileRow[]> =>
      db
        .select()
        .from(transferFile)
        .where(and(isNull(transferFile.transferId), lt(transferFile.createdAt, before)))
        .limit(limit)
        .for('update', { skipLocked: true }),

    async deleteByIds(ids: readonly string[]): Promise<void> {
      await db.delete(transferFile).where(anyOf(transferFile.id, ids));
    },
  };
}
