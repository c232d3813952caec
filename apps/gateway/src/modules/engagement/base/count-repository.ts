import { SCORE_MAX } from '@osteon/domain';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { type Inputs, prepareSql, type StatementInputs } from '../../../platform/database/prepare-statement.ts';
import { engagementCount } from './tables.ts';
import type { ScoredTarget, Target } from './target.ts';

/** A kind of count. */
type CountName = 'fans' | 'likes' | 'favorites';

/** Change of the scores of an item. */
interface ScoreChange {
  readonly scores: number;
  readonly scoreSum: number;
}

/** The item whose count changes, as inputs of a change. */
type ItemInputs = Inputs & Readonly<Record<'refType' | 'refId', PgColumn>>;

/**
 * A statement that changes a like, follow or favourite of an account, and in the same round trip the item's count by
 * one if `change` returns a row for which `isCounted` holds; it returns the count, or no row where nothing has changed.
 * The count stays locked until the transaction ends.
 */
export function prepareCounted<Columns extends ItemInputs>(
  columns: Columns,
  name: CountName,
  step: 1 | -1,
  change: (db: Database, inputs: StatementInputs<Columns>) => SQLWrapper,
  isCounted: SQL = sql`true`,
) {
  const column = sql.identifier(name);
  return prepareSql<{ count: number }, Columns>(
    columns,
    (db, inputs) => sql`
      with changed as ${change(db, inputs)}
      insert into ${engagementCount} (ref_type, ref_id, ${column})
      select ${inputs.refType}, ${inputs.refId}, ${sql.raw(String(Math.max(step, 0)))} from changed
      where ${isCounted}
      on conflict (ref_type, ref_id)
        do update set ${column} = greatest(${engagementCount[name]} + ${sql.raw(String(step))}, 0)
      returning ${engagementCount[name]} as count`,
  );
}

/** Reads and changes the counts of items. */
export function createCountRepository(db: Database) {
  const isOf = ({ refType, refId }: Target) =>
    and(eq(engagementCount.refType, refType), eq(engagementCount.refId, refId));

  return {
    /**
     * Changes the number of scores and their sum, and returns both; the row stays locked until the transaction ends.
     */
    async addScore({ refType, refId }: Target, { scores, scoreSum }: ScoreChange): Promise<ScoreChange> {
      const [row] = await db
        .insert(engagementCount)
        // A changed score is a change of a row that exists: none is inserted with a sum and no scores.
        .values({ refType, refId, scores, scoreSum: scores > 0 ? scoreSum : 0 })
        .onConflictDoUpdate({
          target: [engagementCount.refType, engagementCount.refId],
          set: getScoresAfter(sql`${scores}::int`, sql`${scoreSum}::int`),
        })
        .returning({ scores: engagementCount.scores, scoreSum: engagementCount.scoreSum });
      return row ?? { scores, scoreSum };
    },

    /** Counts a view of an item that is no resource (rules/content#views). */
    async addView({ refType, refId }: Target): Promise<void> {
      await db
        .insert(engagementCount)
        .values({ refType, refId, views: 1 })
        .onConflictDoUpdate({
          target: [engagementCount.refType, engagementCount.refId],
          set: { views: sql`${engagementCount.views} + 1` },
        });
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

    /**
     * Locks the counts of items until the transaction ends, in one order, so that no two of these wait for each other.
     */
    async lock(targets: readonly Target[]): Promise<void> {
      await db.execute(sql`
        select from ${engagementCount} where (ref_type, ref_id) in (${unnest(targets)})
        order by ref_type, ref_id for update`);
    },

    /** Lowers a count of items by one each. */
    async decrementEach(targets: readonly Target[], count: CountName): Promise<void> {
      const lowered = { [count]: sql`greatest(${engagementCount[count]} - 1, 0)` };
      await db
        .update(engagementCount)
        .set(lowered)
        .where(sql`(${engagementCount.refType}, ${engagementCount.refId}) in (${unnest(targets)})`);
    },

    /** Subtracts scores of different items from their counts. */
    async subtractScores(scored: readonly ScoredTarget[]): Promise<void> {
      const types = scored.map(({ refType }) => refType);
      const ids = scored.map(({ refId }) => refId);
      const scores = scored.map(({ score }) => score);
      await db
        .update(engagementCount)
        .set(getScoresAfter(sql`-1`, sql`-gone.score`))
        .from(
          sql`unnest(${sql.param(types)}::smallint[], ${sql.param(ids)}::text[], ${sql.param(scores)}::smallint[])
            as gone (ref_type, ref_id, score)`,
        )
        .where(sql`(${engagementCount.refType}, ${engagementCount.refId}) = (gone.ref_type, gone.ref_id)`);
    },

    async remove(target: Target): Promise<void> {
      await db.delete(engagementCount).where(isOf(target));
    },
  };
}

/** Number and sum of scores after a change, within what they can be, also if the former count was wrong. */
function getScoresAfter(change: SQL, changeOfSum: SQL) {
  const scores = sql`greatest(${engagementCount.scores} + ${change}, 0)`;
  const { scoreSum } = engagementCount;
  return { scores, scoreSum: sql`least(greatest(${scoreSum} + ${changeOfSum}, ${scores}), ${SCORE_MAX} * ${scores})` };
}

/** The keys of items as rows: two parameters however many there are. */
function unnest(targets: readonly Target[]) {
  const types = targets.map(({ refType }) => refType);
  const ids = targets.map(({ refId }) => refId);
  return sql`select * from unnest(${sql.param(types)}::smallint[], ${sql.param(ids)}::text[])`;
}
