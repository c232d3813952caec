import { type GetColumnData, getTableColumns, is, Param, Placeholder, type SQL, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import {
  type PgColumn,
  PgDatabase,
  PgDialect,
  PgPreparedQuery,
  PgSession,
  type PgTable,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
import { CASING, type Database } from './connect.ts';

/** The inputs of a statement by name; each is encoded as the values of its column are. */
export type Inputs = Readonly<Record<string, PgColumn>>;

/** The inputs within the text of a statement. */
export type StatementInputs<Columns extends Inputs> = {
  readonly [Name in keyof Columns]: SQL<GetColumnData<Columns[Name]>>;
};

/** Values of a run: the inputs, and other placeholders, such as that of a limit. */
type Values<Columns extends Inputs> = {
  readonly [Name in keyof Columns]: GetColumnData<Columns[Name]>;
} & Readonly<Record<string, unknown>>;

/**
 * Returns a prepared statement whose text Drizzle builds only once, at its first run, as building takes longer than
 * sending. The text must be the same for all values. The result of Drizzle's own `prepare` stays on its connection and
 * could not run in a transaction (github.com/drizzle-team/drizzle-orm/issues/2826); this runs on each database or
 * transaction.
 */
export function prepareStatement<Columns extends Inputs, Result>(
  columns: Columns,
  build: (db: Database, inputs: StatementInputs<Columns>) => { prepare(name: string): { execute(): Promise<Result> } },
): (db: Database, values: Values<Columns>) => Promise<Result> {
  let built: BuiltStatement | undefined;
  return (db, values) => {
    built ??= buildStatement((builder) => build(builder, createInputs(columns)));
    return built.run<Result>(db, values);
  };
}

/**
 * The same for a statement that Drizzle has no builder for, as one whose parts change several tables; its rows are as
 * PostgreSQL returns them.
 */
export function prepareSql<Row, Columns extends Inputs>(
  columns: Columns,
  build: (db: Database, inputs: StatementInputs<Columns>) => SQL,
): (db: Database, values: Values<Columns>) => Promise<readonly Row[]> {
  let built: BuiltStatement | undefined;
  return (db, values) => {
    built ??= buildSql((builder) => build(builder, createInputs(columns)));
    return built.run<readonly Row[]>(db, values);
  };
}

/** The same for an insert of any number of rows with a value for each column but `bytea`; they are sent as JSON. */
export function prepareInsert<Table extends PgTable>(
  table: Table,
): (db: Database, rows: readonly Table['$inferSelect'][]) => Promise<void> {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).map(([key, column]) => ({
    key,
    name: casing.getColumnCasing(column),
    encode: (value: unknown) => (value === null || column.dataType === 'json' ? value : column.mapToDriverValue(value)),
  }));
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const insert = prepareSql(
    {},
    () => sql`insert into ${table} (${names})
      select ${names} from json_populate_recordset(null::${table}, ${sql.placeholder('rows')}::json)`,
  );
  return async (db, rows) => {
    const encoded = rows.map((row: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(columns.map(({ key, name, encode }) => [name, encode(row[key])])),
    );
    await insert(db, { rows: JSON.stringify(encoded) });
  };
}

function createInputs<Columns extends Inputs>(columns: Columns) {
  const inputs = Object.entries(columns).map(([name, column]) => [
    name,
    sql`${sql.param(sql.placeholder(name), column)}`,
  ]);
  // Object.fromEntries loses the names.
  return Object.fromEntries(inputs) as StatementInputs<Columns>;
}

const casing = new CasingCache(CASING);

/** Builds the texts of statements, and is not connected. */
const dialect = new PgDialect({ casing: CASING });

function buildSql(build: (db: Database) => SQL): BuiltStatement {
  const query = dialect.sqlToQuery(build(new PgDatabase(dialect, new BuildingSession(dialect), undefined)));
  return new BuiltStatement([query, undefined, undefined, false]);
}

function buildStatement(build: (db: Database) => { prepare(name: string): unknown }): BuiltStatement {
  const statement = build(new PgDatabase(dialect, new BuildingSession(dialect), undefined)).prepare('');
  if (!(statement instanceof BuiltStatement)) throw new TypeError('Drizzle built no statement.');
  return statement;
}

/** The session of a database that is not connected: statements are built on it and run elsewhere. */
class BuildingSession extends PgSession {
  override prepareQuery<Config extends PreparedQueryConfig>(...parts: QueryParts): BuiltStatement<Config> {
    return new BuiltStatement(parts);
  }

  override transaction(): never {
    throw new TypeError('A statement cannot open a transaction.');
  }
}

/** The text of a statement with its placeholders, and how Drizzle maps its rows. */
type QueryParts = Parameters<PgSession['prepareQuery']>;

class BuiltStatement<Config extends PreparedQueryConfig = PreparedQueryConfig> extends PgPreparedQuery<Config> {
  readonly #parts: QueryParts;
  /** The joined tables that always have a row; Drizzle sets it here and reads it where rows are mapped. */
  joinsNotNullableMap: Readonly<Record<string, boolean>> | undefined;

  constructor(parts: QueryParts) {
    super(parts[0], undefined, undefined);
    this.#parts = parts;
  }

  run<Result>(db: Database, values: Readonly<Record<string, unknown>>): Promise<Result> {
    const [{ sql: text, params }, fields, name, isArray] = this.#parts;
    const query = { sql: text, params: params.map((param) => (isNull(param, values) ? null : param)) };
    const prepared = db._.session.prepareQuery<PreparedQueryConfig & { execute: Result }>(query, fields, name, isArray);
    return Object.assign(prepared, { joinsNotNullableMap: this.joinsNotNullableMap }).execute(values);
  }

  override execute(): never {
    throw new TypeError('A built statement is not connected.');
  }
}

/** Drizzle encodes the null of a placeholder as if it were a value: a timestamp would become 1970. */
function isNull(param: unknown, values: Readonly<Record<string, unknown>>): boolean {
  return is(param, Param) && is(param.value, Placeholder) && values[param.value.name] === null;
}
