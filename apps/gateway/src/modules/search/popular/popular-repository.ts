import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { replaceAll } from '../../../platform/database/upsert.ts';
import { popularSearch, searchQuery } from '../base/tables.ts';

/** A text that was searched for, by a person on a day. */
export type QueryRow = typeof searchQuery.$inferInsert;

/** The day of a search, for its retention. */
export const queryTimestamp = sql`${searchQuery.day}::timestamptz`;

export type PopularRepository = ReturnType<typeof createPopularRepository>;

/** Stores searches and the most popular of them. */
export function createPopularRepository(db: Database) {
  return {
    /** Stores searches; idempotent for a text, person and day. */
    async insertQueries(rows: readonly QueryRow[]): Promise<void> {
      await db
        .insert(searchQuery)
        .values([...rows])
        .onConflictDoNothing();
    },

    /** Texts for which at least so many people searched since a day (yyyy-mm-dd), most people first. */
    async listMostSearched({
      since,
      people,
      limit,
    }: {
      since: string;
      people: number;
      limit: number;
    }): Promise<{ key: string; text: string }[]> {
      const peopleCount = sql`count(distinct ${searchQuery.person})`;
      return db
        .select({
          key: searchQuery.key,
          text: sql<string>`mode() within group (order by ${searchQuery.text})`,
        })
        .from(searchQuery)
        .where(sql`${searchQuery.day} >= ${since}::date`)
        .groupBy(searchQuery.key)
        .having(sql`${peopleCount} >= ${people}`)
        .orderBy(sql`${peopleCount} desc`, asc(searchQuery.key))
        .limit(limit);
    },

    /** Replaces the popular searches, in their order. */
    async replace(rows: readonly { key: string; text: string }[]): Promise<void> {
      await replaceAll(
        db,
        popularSearch,
        rows.map(({ key, text }, position) => ({ position, key, query: text })),
      );
    },

    /** The popular searches, in order. */
    list(): Promise<{ key: string; query: string }[]> {
      const { key, query, position } = popularSearch;
      return db.select({ key, query }).from(popularSearch).orderBy(asc(position));
    },
  };
}
