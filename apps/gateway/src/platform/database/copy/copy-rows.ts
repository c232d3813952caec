import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql, TransactionSql } from 'postgres';
import type { CopiedTable } from './content.ts';

/** Bytes of rows that are passed on together: the driver emits each row by itself. */
const BATCH_BYTES = 64 * 1024;

/** A table's or sequence's name as SQL. */
export function quoteName({ schema, name }: { schema: string; name: string }): string {
  return `${quote(schema)}.${quote(name)}`;
}

/** Reads the rows of a table in the text format of COPY; `condition` selects some of them. */
export async function readRows(sql: Sql | TransactionSql, table: CopiedTable, condition = 'true'): Promise<Readable> {
  // A partitioned table cannot be copied by its name.
  const query = `select ${quoteColumns(table)} from ${quoteName(table)} where ${condition}`;
  const rows = await sql.unsafe(`copy (${query}) to stdout`).readable();
  // The driver leaves the connection paused where the last rows filled the stream.
  return rows.once('end', () => rows._read(0));
}

/**
 * Writes rows into a table.
 * @throws the database's error for a row that it refuses.
 */
export async function writeRows(tx: TransactionSql, table: CopiedTable, rows: Readable): Promise<void> {
  const query = tx.unsafe(`copy ${quoteName(table)} (${quoteColumns(table)}) from stdin`);
  const target = await query.writable();
  const { promise: refused, reject } = Promise.withResolvers<never>();
  // The driver drops an error that arrives after the last row, and the stream would never end.
  Reflect.set(query, 'reject', reject);
  await Promise.race([pipeline(rows, gatherRows, target), refused]);
}

/** Joins small pieces into larger ones. */
export async function* gatherRows(rows: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of rows) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < BATCH_BYTES) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(pieces);
}

function quoteColumns({ columns }: CopiedTable): string {
  return columns.map(({ name }) => quote(name)).join(', ');
}

/** A name as SQL. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
