import { and, eq, isNull, lt, ne, or, sql, sum } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { type UploadPurpose, upload } from './tables.ts';

/** A resumable upload. */
export type UploadRow = typeof upload.$inferSelect;

/** The lease of a gateway that processes an upload, in s: if it is killed, the others wait this long. */
export const LEASE_S = 15;

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_S})`;

/** Uploads of phones that are still received, are being processed or were stored within a day. */
export function createUploadRepository(db: Database) {
  return {
    /** Until the transaction ends, no other one of this account gets the lock. */
    async lockAccount(accountId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${accountId}`}, 0))`);
    },

    /**
     * Number and announced bytes of an account's uploads that are not stored yet; series of cases are counted apart, and
     * until their parts are gone.
     */
    async measureUnfinished(accountId: string, purpose: UploadPurpose): Promise<{ count: number; bytes: number }> {
      const isOpen =
        purpose === 'case'
          ? and(eq(upload.purpose, 'case'), or(isNull(upload.storedAt), sql`${upload.parts} <> '{}'`))
          : and(ne(upload.purpose, 'case'), isNull(upload.storedAt));
      const [row] = await db
        .select({ count: sql<number>`count(*)::int`, bytes: sum(upload.bytes).mapWith(Number) })
        .from(upload)
        .where(and(eq(upload.accountId, accountId), isOpen));
      return { count: row?.count ?? 0, bytes: row?.bytes ?? 0 };
    },

    async insert(row: Pick<UploadRow, 'id' | 'accountId' | 'purpose' | 'name' | 'bytes' | 'createdAt'>): Promise<void> {
      await db.insert(upload).values(row);
    },

    async find(id: string): Promise<UploadRow | undefined> {
      const [row] = await db.select().from(upload).where(eq(upload.id, id));
      return row;
    },

    listIdsByAccount: (accountId: string): Promise<{ id: string }[]> =>
      db.select({ id: upload.id }).from(upload).where(eq(upload.accountId, accountId)),

    /** Adds a received part. If several gateways receive the same bytes, one adds them; returns false to the others. */
    async appendPart(id: string, part: { readonly name: string; readonly offset: number; readonly bytes: number }) {
      const added = await db
        .update(upload)
        .set({
          received: sql`${upload.received} + ${part.bytes}`,
          parts: sql`array_append(${upload.parts}, ${part.name})`,
        })
        .where(and(eq(upload.id, id), eq(upload.received, part.offset)));
      return added.count > 0;
    },

    /** Acquires the processing lease of an upload; false if another gateway has it or the upload is stored. */
    async acquireLease(id: string): Promise<boolean> {
      const free = or(isNull(upload.leasedUntil), lt(upload.leasedUntil, sql`now()`));
      const acquired = await db
        .update(upload)
        .set({ leasedUntil: leaseEnd })
        .where(and(eq(upload.id, id), isNull(upload.storedAt), free));
      return acquired.count > 0;
    },

    async renewLease(id: string): Promise<void> {
      await db.update(upload).set({ leasedUntil: leaseEnd }).where(eq(upload.id, id));
    },

    async releaseLease(id: string): Promise<void> {
      await db.update(upload).set({ leasedUntil: null }).where(eq(upload.id, id));
    },

    /**
     * Marks an upload as stored; its parts are no longer needed. The last parameter is the id that the consumer of a
     * private one returned.
     */
    async markStored(id: string, now: number, consumedAs: string | null = null): Promise<void> {
      await db.update(upload).set({ storedAt: now, parts: [], leasedUntil: null, consumedAs }).where(eq(upload.id, id));
    },

    /** Gives a complete upload to its consumer, whose id it retains; false where another one was faster. */
    async claim(id: string, consumedAs: string, now: number): Promise<boolean> {
      const claimed = await db
        .update(upload)
        .set({ storedAt: now, consumedAs })
        .where(and(eq(upload.id, id), isNull(upload.consumedAs), eq(upload.received, upload.bytes)));
      return claimed.count > 0;
    },

    async forgetParts(id: string): Promise<void> {
      await db.update(upload).set({ parts: [] }).where(eq(upload.id, id));
    },

    /**
     * Uploads that started before a time (ms), whether finished or not; a series of a case that is being decoded stays
     * a day longer.
     */
    async lockStartedBefore(before: number, limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: upload.id })
        .from(upload)
        .where(
          and(
            lt(upload.createdAt, before),
            or(ne(upload.purpose, 'case'), isNull(upload.storedAt), lt(upload.storedAt, before)),
          ),
        )
        .limit(limit)
        .for('update', { skipLocked: true });
      return rows.map(({ id }) => id);
    },

    async deleteByIds(ids: readonly string[]): Promise<void> {
      await db.delete(upload).where(anyOf(upload.id, ids));
    },
  };
}
