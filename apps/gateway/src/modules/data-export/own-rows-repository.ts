import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/connect.ts';
import type { OwnRows } from '../../platform/own-data.ts';

/** Rows that are in memory at a time. */
const BATCH = 1_000;

type Row = Readonly<Record<string, unknown>>;

/** Reads the rows that belong to an account, of any table. */
export function createOwnRowsRepository(db: Database) {
  return {
    /** The number of a table's rows that belong to the account. */
    async count({ table, account, through }: OwnRows, accountId: string): Promise<number> {
      const all = db.select({ rows: count() }).from(table).$dynamic();
      const joined = through ? all.innerJoin(through.table, through.on) : all;
      const [row] = await joined.where(eq(account, accountId));
      return row?.rows ?? 0;
    },

    /** The same rows by their primary key, without the hidden columns, a batch at a time. */
    async *read(rows: OwnRows, accountId: string): AsyncGenerator<Row> {
      const columns = listOwnColumns(rows);
      const key = listKey(rows);
      const keyColumns = sql.join(
        key.map(([, column]) => column),
        sql`, `,
      );
      let last: Row | undefined;
      do {
        const after = last && sql`(${keyColumns}) > (${sql.join(getKeyValues(key, last), sql`, `)})`;
        const all = db.select(columns).from(rows.table).$dynamic();
        const joined = rows.through ? all.innerJoin(rows.through.table, rows.through.on) : all;
        const batch: Row[] = await joined
          .where(and(eq(rows.account, accountId), after))
          .orderBy(...key.map(([, column]) => column))
          .limit(BATCH);
        yield* batch;
        last = batch.length === BATCH ? batch.at(-1) : undefined;
      } while (last);
    },
  };
}

/** The columns that the owner gets, by their names in the archive. */
export function listOwnColumns(rows: OwnRows): Record<string, PgColumn> {
  return Object.fromEntries(listNamedColumns(rows).filter(([, column]) => !rows.hidden?.includes(column)));
}

function listKey(rows: OwnRows): [name: string, column: PgColumn][] {
  const composite = getTableConfig(rows.table).primaryKeys.flatMap(({ columns }) => columns);
  return listNamedColumns(rows).filter(([, column]) => column.primary || composite.includes(column));
}

function listNamedColumns({ table, names = {} }: OwnRows): [name: string, column: PgColumn][] {
  return Object.entries(getTableColumns(table)).map(([name, column]) => [names[name] ?? name, column]);
}

const getKeyValues = (key: readonly [string, PgColumn][], row: Row) =>
  key.map(([name, column]) => sql.param(row[name], column));
