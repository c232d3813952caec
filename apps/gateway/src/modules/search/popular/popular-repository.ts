import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { replaceAll } from '../../../platform/database/upsert.ts';
import { popularSearch, searchQuery } from '../base/tables.ts';

/** A text that was searched for, by a person on a day. */
export type QueryRow = typeof searchQuery.$inferInsert;

/** The day of a search, for its retention. */
export const queryTimestamp = sql`${searchQuery.day}::timestamptz`;

/** Stores searches; idempotent for a text, person and day. */
export async function insertQueries(db: Database, rows: readonly QueryRow[]): Promise<void> {
  await db
    .insert(searchQuery)
    .values([...rows])
    .onConflictDoNothing();
}

/** Texts for which at least so many people searched since a day (yyyy-mm-dd), most people first. */
export async function listMostSearched(
  db: Database,
  { since, people, limit }: { since: string; people: number; limit: number },
): Promise<{ key: string; text: string }[]> {
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
}

/** Replaces the popular searches, in their order. */
export async function replacePopular(tx: Database, rows: readonly { key: string; text: string }[]): Promise<void> {
  await replaceAll(
    tx,
    popularSearch,
    rows.map(({ key, text }, position) => ({ position, key, query: text })),
  );
}

/** The popular searches, in order. */
export function listPopular(db: Database): Promise<{ key: string; query: string }[]> {
  const { key, query, position } = popularSearch;
  return db.select({ key, query }).from(popularSearch).orderBy(asc(position));
}
