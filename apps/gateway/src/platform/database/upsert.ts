import { eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { anyOf } from './any-of.ts';
import type { Database } from './connect.ts';

/** Rows of one statement: PostgreSQL accepts 65,535 parameters, the widest table needs 20 for a row. */
const CHUNK = 1000;

/**
 * Inserts rows and updates those whose key exists. The columns `keep` are not updated: counts and timestamps for which
 * the library contains only the first value.
 */
export async function upsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { preserve = [] }: { preserve?: readonly (keyof Table['$inferInsert'] & string)[] } = {},
): Promise<void> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const keys = keyColumns(table);
  const preserved = new Set<string>(preserve);
  const renewed = Object.entries(columns).filter(([name, column]) => !keys.includes(column) && !preserved.has(name));
  const set = Object.fromEntries(renewed.map(([name, column]) => [name, excluded(column)]));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const insert = db.insert(table).values(rows.slice(start, start + CHUNK));
    if (renewed.length === 0) await insert.onConflictDoNothing();
    // Made of the table's own columns, which types cannot follow while the table is any.
    else await insert.onConflictDoUpdate({ target: keys, set: set as never });
  }
}

/** Replaces all rows that belong to `parents` by `rows`. */
export async function replaceChildren<Table extends PgTable>(
  db: Database,
  table: Table,
  parent: PgColumn,
  parents: readonly string[],
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  await db.delete(table).where(anyOf(parent, parents));
  await upsert(db, table, rows);
}

/** Replaces all rows of the table by `rows`. */
export async function replaceAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  await db.delete(table);
  await upsert(db, table, rows);
}

/**
 * Deletes rows that are no longer part of the library, one by one, except those that data of users references. Returns
 * the ids of the rows that were not deleted.
 */
export async function removeUnlessUsed(
  db: Database,
  table: PgTable,
  key: PgColumn,
  ids: readonly string[],
): Promise<string[]> {
  const stayed: string[] = [];
  for (const id of ids) {
    try {
      await db.transaction((inner) => inner.delete(table).where(eq(key, id)));
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      stayed.push(id);
    }
  }
  return stayed;
}

function keyColumns(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  if (keys.length === 0) throw new TypeError(`${getTableName(table)} has no primary key.`);
  return keys;
}

/** The value of the conflicting insert; columns are camelCase in code and snake_case in the database. */
function excluded(column: PgColumn): SQL {
  return sql.raw(`excluded."${column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`);
}

/** Returns true when a statement failed because a row references a missing row, or is referenced. */
export function isForeignKeyViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code') === '23503';
}
