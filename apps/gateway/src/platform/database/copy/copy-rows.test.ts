import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';
import type { CopiedTable } from './content.ts';
import { readRows, writeRows } from './copy-rows.ts';

const columns = [
  ['t', 'text'],
  ['b', 'bytea'],
  ['j', 'jsonb'],
  ['l', 'text[]'],
  ['v', 'tsvector'],
  ['m', 'timestamptz'],
  ['d', 'double precision'],
  ['n', 'numeric'],
  ['odd "name"\\', 'text'],
] as const;

const table: CopiedTable = {
  schema: 'odd "schema"',
  name: 'odd "table".x',
  columns: columns.map(([name, type]) => ({ name, type })),
};
const NAME = '"odd ""schema"""."odd ""table"".x"';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ empty: true });
  const declared = columns.map(([name, type]) => `"${name.replaceAll('"', '""')}" ${type}`).join(', ');
  await database.sql.unsafe(`create schema "odd ""schema"""`);
  await database.sql.unsafe(`create table ${NAME} (${declared}, made int generated always as (length(t)) stored)`);
});
afterAll(() => database.close());

/** Text without NUL, which PostgreSQL refuses, with many of the characters that COPY escapes. */
const text = fc
  .string({
    unit: fc.oneof(fc.constantFrom('\\', '\t', '\n', '\r', '\b', '\\N', '\\.', "'", '"', '骨', '🦴'), fc.string()),
  })
  .map((value) => value.replaceAll('\0', '').toWellFormed());

const row = fc.record({
  t: fc.option(text),
  b: fc.option(fc.uint8Array()),
  j: fc.option(
    fc.dictionary(text, fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null))),
  ),
  l: fc.option(fc.array(fc.option(text))),
  v: fc.option(
    fc.array(
      text.filter((word) => word !== '' && word.length < 200),
      { maxLength: 5 },
    ),
  ),
  m: fc.option(fc.constantFrom('infinity', '-infinity', '4713-01-01 00:00:00+00 BC', '2026-11-21 12:34:56.789012+08')),
  d: fc.option(fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0))),
  n: fc.option(fc.constantFrom('NaN', '0.00', '-99999999999999999999.123456789', 'Infinity')),
  odd: fc.option(text),
});

test('rows of any values are the same after they were copied', async () => {
  const { sql } = database;
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (rows) => {
      await sql.unsafe(`truncate ${NAME}`);
      for (const { t, b, j, l, v, m, d, n, odd } of rows) {
        await sql.unsafe(
          `insert into ${NAME} values
             ($1, $2, $3::text::jsonb, $4::text[], array_to_tsvector($5::text[]), $6::text::timestamptz, $7::text::float8, $8::text::numeric, $9)`,
          [
            t,
            b,
            j && JSON.stringify(j).replaceAll(String.raw`\u0000`, ''),
            l,
            v,
            m,
            d === null ? null : String(Object.is(d, -0) ? '-0' : d),
            n,
            odd,
          ] as never[],
        );
      }
      const readAll = () => sql.unsafe(`select x::text as row from ${NAME} x order by 1`);
      const before = await readAll();
      const copied = await sql.begin(async (tx) => buffer(await readRows(tx, table)));
      await sql.unsafe(`truncate ${NAME}`);
      await sql.begin((tx) => writeRows(tx, table, Readable.from([copied])));
      expect(await readAll()).toEqual(before);
      expect(before).toHaveLength(rows.length);
    }),
    { numRuns: 40 },
  );
});

test('tables that fill the stream are read one after the other', async () => {
  const { sql } = database;
  await sql`create table wide as select repeat('x', 40000) as t from generate_series(1, 4)`;
  const wide: CopiedTable = { schema: 'public', name: 'wide', columns: [{ name: 't', type: 'text' }] };
  await sql.begin(async (tx) => {
    for (let round = 0; round < 20; round++) expect(await buffer(await readRows(tx, wide))).toHaveLength(4 * 40_001);
  });
});

test('a row that does not fit is an error, also where it is the last one', async () => {
  const { sql } = database;
  await sql`create table checked (id int primary key check (id > 0))`;
  const checked: CopiedTable = { schema: 'public', name: 'checked', columns: [{ name: 'id', type: 'integer' }] };
  for (const rows of ['1\n1\n', '1\n-1\n', 'x\n']) {
    await expect(sql.begin((tx) => writeRows(tx, checked, Readable.from([Buffer.from(rows)])))).rejects.toThrow(
      /duplicate key|check constraint|invalid input syntax/,
    );
  }
  expect(await sql`select from checked`).toHaveLength(0);
});
