import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Target } from '../target/target.ts';
import { engagementCount } from './tables.ts';

/** A kind of count. */
export type CountName = 'fans';

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

    /** Lowers a count of many items by one, in one order, so that two erasures cannot block each other. */
    async lowerEach(targets: readonly Target[], count: CountName): Promise<void> {
      const column = engagementCount[count];
      const types = targets.map(({ refType }) => refType);
      const ids = targets.map(({ refId }) => refId);
      await db.execute(sql`
        with locked as (
          select ref_type, ref_id from ${engagementCount}
          where (ref_type, ref_id) in (select * from unnest(${sql.param(types)}::smallint[], ${sql.param(ids)}::text[]))
          order by ref_type, ref_id for update)
        update ${engagementCount} set ${sql.identifier(column.name)} = greatest(${column} - 1, 0)
        from locked where ${engagementCount.refType} = locked.ref_type and ${engagementCount.refId} = locked.ref_id`);
    },

    async remove(target: Target): Promise<void> {
      await db.delete(engagementCount).where(isOf(target));
    },
  };
}
