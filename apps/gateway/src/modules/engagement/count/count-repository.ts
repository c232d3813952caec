import { SCORE_MAX } from '@osteon/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import type { ScoredTarget } from '../score/score-repository.ts';
import type { Target } from '../target/target.ts';
import { engagementCount } from './tables.ts';

/** A kind of count. */
export type CountName = 'fans' | 'likes' | 'favorites';

/** By how much the scores of an item change. */
interface ScoreChange {
  readonly scores: number;
  readonly scoreSum: number;
}

const key = { refType: engagementCount.refType, refId: engagementCount.refId };

const prepareChange = (count: CountName, change: 1 | -1) =>
  prepareStatement(key, (db, { refType, refId }) =>
    db
      .insert(engagementCount)
      .values({ refType, refId, [count]: Math.max(change, 0) })
      .onConflictDoUpdate({
        target: [engagementCount.refType, engagementCount.refId],
        set: { [count]: sql`greatest(${engagementCount[count]} + ${sql.raw(String(change))}, 0)` },
      })
      .returning({ value: engagementCount[count] }),
  );

const raise = {
  fans: prepareChange('fans', 1),
  likes: prepareChange('likes', 1),
  favorites: prepareChange('favorites', 1),
};
const lower = {
  fans: prepareChange('fans', -1),
  likes: prepareChange('likes', -1),
  favorites: prepareChange('favorites', -1),
};

/** Reads and changes the counts of items. */
export function createCountRepository(db: Database) {
  const isOf = ({ refType, refId }: Target) =>
    and(eq(engagementCount.refType, refType), eq(engagementCount.refId, refId));

  return {
    /** Changes a count by one and returns it; the row stays locked until the transaction ends. */
    async add({ refType, refId }: Target, count: CountName, change: 1 | -1): Promise<number> {
      const statement = (change > 0 ? raise : lower)[count];
      const [row] = await statement(db, { refType, refId });
      return row?.value ?? 0;
    },

    /** Changes the number of scores and their sum, and returns both; the row stays locked until the transaction ends. */
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

    /** Takes scores of different items out of their counts. */
    async lowerScores(scored: readonly ScoredTarget[]): Promise<void> {
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

/** Number and sum of scores after a change, within what they can be, also where they were counted wrong before. */
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
