import { eq, type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** `column` is `value`; no condition where the filter is not set. */
export function equalsIfSet<Column extends PgColumn>(
  column: Column,
  value: GetColumnData<Column, 'raw'> | undefined,
): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

/** The rows after a keyset cursor in the order of two columns; no condition for the first page. */
export function isAfterCursor(
  [first, second]: readonly [PgColumn, PgColumn],
  order: 'ascending' | 'descending',
  after: readonly [unknown, unknown] | null,
): SQL | undefined {
  if (after === null) return undefined;
  const position = sql`(${sql.param(after[0], first)}, ${after[1]})`;
  return order === 'ascending' ? sql`(${first}, ${second}) > ${position}` : sql`(${first}, ${second}) < ${position}`;
}

/** Escapes the signs that mean something in a LIKE pattern. */
export const escapeLike = (words: string): string => words.replaceAll(/[%\\_]/g, String.raw`\$&`);
