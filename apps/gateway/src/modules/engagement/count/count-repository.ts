import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Target } from '../target/target.ts';
import { engagementCount } from './tables.ts';

/** A kind of count. */
export type CountName = 'fans' | 'likes' | 'favorites';

/** Reads and changes the counts of items. */
export function createCountRepository(db: Database) {
  const isOf = ({ refType, refId }: Target) =>
    and(eq(engagementCount.refType, refType), eq(engagementCount.refId, refId));

  return {
    /** Changes a count by one and returns it; the row stays locked until the transaction ends. */
    async add({ refType, refId }: Target, count: CountName, change: 1 | -1): Promise<number> {
      const column = engagementCount[count];
      const [row] = await db
        .insert(engagementCount)
        .values({ refType, refId, [count]: Math.max(change, 0) })
        .onConflictDoUpdate({
          target: [engagementCount.refType, engagementCount.refId],
          set: { [count]: sql`greatest(${column} + ${change}, 0)` },
        })
        .returning({ value: column });
      return row?.value ?? 0;
    },

    async read(target: Target, count: CountName): Promise<number> {
      const [row] = await db.select({ value: engagementCount[count] }).from(engagementCount).where(isOf(target));
      return row?.value ?? 0;
    },

    listByIds: (refType: number, refIds: readonly string[]) =>
      db
        .select()
        .from(engagementCount)
        .where(and(eq(engagementCount.refType, refType), anyOf(engagementCount.refId, refIds))),

    /** Locks the counts of items until the transaction ends, in one order, so that no two of these wait for each other. */
    async lock(targets: readonly Target[]): Promise<void> {
      await db.execute(sql`
        select from ${engagementCount} where (ref_type, ref_id) in (${unnest(targets)})
        order by ref_type, ref_id for update`);
    },

    /** Lowers a count of items by one each. */
    async lowerEach(targets: readonly Target[], count: CountName): Promise<void> {
      const lowered = { [count]: sql`greatest(${engagementCount[count]} - 1, 0)` };
      await db
        .update(engagementCount)
        .set(lowered)
        .where(sql`(${engagementCount.refType}, ${engagementCount.refId}) in (${unnest(targets)})`);
    },

    async remove(target: Target): Promise<void> {
      await db.delete(engagementCount).where(isOf(target));
    },
  };
}

/** The keys of items as rows: two parameters however many there are. */
function unnest(targets: readonly Target[]) {
  const types = targets.map(({ refType }) => refType);
  const ids = targets.map(({ refId }) => refId);
  return sql`select * from unnest(${sql.param(types)}::smallint[], ${sql.param(ids)}::text[])`;
}
