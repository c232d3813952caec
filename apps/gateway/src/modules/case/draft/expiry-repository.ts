import { and, asc, isNull, lt, ne } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { caseDraft } from '../base/tables.ts';

/** Finds the drafts that nobody changes; what waits for a reviewer is none of them. */
export function createExpiryRepository(db: Database) {
  const isIdle = ne(caseDraft.state, 'review');

  return {
    /** Drafts that were last saved before a time, and whose authors were not notified. */
    lockUnnotified: (savedBefore: number, limit: number) =>
      db
        .select({ id: caseDraft.id, accountId: caseDraft.accountId, title: caseDraft.title })
        .from(caseDraft)
        .where(and(lt(caseDraft.savedAt, savedBefore), isIdle, isNull(caseDraft.expiryNotifiedAt)))
        .orderBy(asc(caseDraft.savedAt))
        .limit(limit)
        .for('update', { skipLocked: true }),

    async markNotified(ids: readonly string[], now: number): Promise<void> {
      if (ids.length > 0) await db.update(caseDraft).set({ expiryNotifiedAt: now }).where(anyOf(caseDraft.id, ids));
    },

    /** Drafts whose authors were notified in time. */
    lockExpired: (
      { savedBefore, notifiedBefore }: { readonly savedBefore: number; readonly notifiedBefore: number },
      limit: number,
    ) =>
      db
        .select({ id: caseDraft.id })
        .from(caseDraft)
        .where(and(lt(caseDraft.savedAt, savedBefore), lt(caseDraft.expiryNotifiedAt, notifiedBefore), isIdle))
        .orderBy(asc(caseDraft.savedAt))
        .limit(limit)
        .for('update', { skipLocked: true }),

    async delete(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await db.delete(caseDraft).where(anyOf(caseDraft.id, ids));
    },
  };
}
