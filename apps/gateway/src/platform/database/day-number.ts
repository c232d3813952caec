import { formatDay } from '@osteon/domain';
import { like, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

/** Digits of a number at least. */
const DIGITS = 4;

/**
 * The next number for people of a day in Shanghai, such as `RZ20261121-0312`: one more than the day's last, as counting
 * would repeat a number once an erased account has taken one along. An advisory lock makes the numbers follow one
 * another until the transaction ends.
 */
export async function createDayNumber(tx: Database, column: PgColumn, letters: string, now: number): Promise<string> {
  const prefix = `${letters}${formatDay(now).replaceAll('-', '')}-`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`number ${prefix}`}, 0))`);
  const [row] = await tx
    .select({ last: sql<number | null>`max(substring(${column} from ${prefix.length + 1}::int)::int)` })
    .from(column.table)
    .where(like(column, `${prefix}%`));
  return prefix + String((row?.last ?? 0) + 1).padStart(DIGITS, '0');
}
