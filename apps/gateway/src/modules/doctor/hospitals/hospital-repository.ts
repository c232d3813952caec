import { and, asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { escapeLike } from '../../../platform/database/filters.ts';
import { hospital } from '../tables.ts';

/** Characters of a search that count. */
const CHARACTERS_MAX = 40;

/** Normalizes variants of typing: full-width letters and digits, capitals, spaces. */
export function normalizeHospitalWords(words: string): string {
  const normalized = words.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '');
  return Array.from(normalized).slice(0, CHARACTERS_MAX).join('');
}

/** Pattern of a text that has the characters of `words` in their order, with any others between them. */
function createInOrderPattern(words: string): string {
  return ['', ...Array.from(words, escapeLike), ''].join('%');
}

/** A hospital as an import names it; `id` is that of a new one. */
export type HospitalRow = typeof hospital.$inferSelect;

/** The last hospital of the page before, with its score. */
export type HospitalCursor = readonly [score: number, id: string];

const name = sql`lower(${hospital.name})`;

/** Longest name that counts in a score. */
const LENGTH_MAX = 999;

/**
 * Rank of a hospital, best match first: the name itself, its prefix, a part of it, the characters in their order, any
 * order; among equals the shorter name.
 */
function scoreOf(words: string) {
  const part = escapeLike(words);
  return sql<number>`(case
    when ${name} = ${words} then 0
    when ${name} like ${`${part}%`} then 1
    when ${name} like ${`%${part}%`} then 2
    when ${name} like ${createInOrderPattern(words)} then 3
    else 4 end * ${LENGTH_MAX + 1}::int + least(length(${hospital.name}), ${LENGTH_MAX}::int))`;
}

export type HospitalRepository = ReturnType<typeof createHospitalRepository>;

/** Reads and imports hospitals (rules/doctor#hospitals). */
export function createHospitalRepository(db: Database) {
  return {
    /** A page of all of them, by id. */
    listAll: (after: HospitalCursor | null, limit: number) =>
      db
        .select({ hospital, score: sql<number>`0` })
        .from(hospital)
        .where(after === null ? undefined : gt(hospital.id, after[1]))
        .orderBy(asc(hospital.id))
        .limit(limit),

    /** A page of those whose name, city and grade have every character of the normalized words, best match first. */
    listMatching(words: string, after: HospitalCursor | null, limit: number) {
      const score = scoreOf(words);
      const found = db
        .select({ id: hospital.id, score: score.as('score') })
        .from(hospital)
        .where(
          sql`string_to_array(lower(${hospital.name} || ${hospital.city} || ${hospital.grade}), null)
            @> string_to_array(${words}::text, null)`,
        )
        .as('found');
      return db
        .select({ hospital, score: found.score })
        .from(found)
        .innerJoin(hospital, sql`${hospital.id} = ${found.id}`)
        .where(and(after === null ? undefined : sql`(${found.score}, ${found.id}) > (${after[0]}::int, ${after[1]})`))
        .orderBy(asc(found.score), asc(found.id))
        .limit(limit);
    },

    /** Until the transaction ends, no other import adds hospitals. */
    async lockImport(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('hospital import', 0))`);
    },

    listByNames: (names: readonly string[]): Promise<HospitalRow[]> =>
      db
        .select()
        .from(hospital)
        .where(sql`${hospital.name} = any(${sql.param(names)})`),

    /** Adds hospitals, or changes those of the same id. */
    async upsert(rows: readonly HospitalRow[]): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insert(hospital)
        .select(
          sql`select * from unnest(${sql.param(rows.map(({ id }) => id))}::text[],
            ${sql.param(rows.map((row) => row.name))}::text[], ${sql.param(rows.map(({ city }) => city))}::text[],
            ${sql.param(rows.map(({ grade }) => grade))}::text[])`,
        )
        .onConflictDoUpdate({ target: hospital.id, set: { grade: sql`excluded.grade` } });
    },
  };
}
