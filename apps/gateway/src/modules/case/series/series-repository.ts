import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { caseDraftSeries, clinicalCase } from '../base/tables.ts';

/** A series of a draft. */
export type SeriesRow = typeof caseDraftSeries.$inferSelect;

type Changes = Partial<Omit<SeriesRow, 'id' | 'draftId' | 'accountId'>>;

/** Series of drafts. */
export function createSeriesRepository(db: Database) {
  return {
    listOfDraft: (draftId: string): Promise<SeriesRow[]> =>
      db
        .select()
        .from(caseDraftSeries)
        .where(eq(caseDraftSeries.draftId, draftId))
        .orderBy(asc(caseDraftSeries.createdAt), asc(caseDraftSeries.id)),

    async countOfDraft(draftId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(caseDraftSeries)
        .where(eq(caseDraftSeries.draftId, draftId));
      return row?.count ?? 0;
    },

    /** The series of an account, whatever their draft. */
    listIdsByAccount: (accountId: string): Promise<{ id: string }[]> =>
      db.select({ id: caseDraftSeries.id }).from(caseDraftSeries).where(eq(caseDraftSeries.accountId, accountId)),

    async insert(row: SeriesRow): Promise<void> {
      await db.insert(caseDraftSeries).values(row);
    },

    async find(id: string): Promise<SeriesRow | undefined> {
      const [row] = await db.select().from(caseDraftSeries).where(eq(caseDraftSeries.id, id));
      return row;
    },

    /** Counts an attempt, so that none before it can finish; undefined where there is nothing to do. */
    async startAttempt(id: string): Promise<SeriesRow | undefined> {
      const isOpen = inArray(caseDraftSeries.state, ['queued', 'working']);
      const [row] = await db
        .update(caseDraftSeries)
        .set({ state: 'working', percent: 0, attempt: sql`${caseDraftSeries.attempt} + 1` })
        .where(and(eq(caseDraftSeries.id, id), isOpen))
        .returning();
      return row;
    },

    /** Changes a series as its latest attempt; false for an earlier one, and where it was deleted. */
    async updateAttempt({ id, attempt }: Pick<SeriesRow, 'id' | 'attempt'>, changes: Changes): Promise<boolean> {
      const updated = await db
        .update(caseDraftSeries)
        .set(changes)
        .where(
          and(eq(caseDraftSeries.id, id), eq(caseDraftSeries.attempt, attempt), eq(caseDraftSeries.state, 'working')),
        );
      return updated.count > 0;
    },

    /** Changes a series that is ready; false for every other one. */
    async updateReady(id: string, changes: Changes): Promise<boolean> {
      const updated = await db
        .update(caseDraftSeries)
        .set(changes)
        .where(and(eq(caseDraftSeries.id, id), eq(caseDraftSeries.state, 'ready')));
      return updated.count > 0;
    },

    /** Filters series by being in a draft. */
    async listInDrafts(ids: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ id: caseDraftSeries.id })
        .from(caseDraftSeries)
        .where(anyOf(caseDraftSeries.id, ids));
      return rows.map(({ id }) => id);
    },

    /** The series whose stacks published cases show; the id of a stack starts with that of its series. */
    async listPublished(): Promise<string[]> {
      const rows = await db.execute<{ id: string }>(sql`
        select distinct left(stack->>'stackId', 22) as id
        from ${clinicalCase}, jsonb_array_elements(${clinicalCase.stacks}) as stack`);
      return rows.map(({ id }) => id);
    },
  };
}
