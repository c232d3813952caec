import { eq, getTableColumns, sql } from 'drizzle-orm';
import { alias, bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createBatchLoader } from './batch-loader.ts';
import { timestampMs } from './columns.ts';
import { prepareInsert, prepareSql, prepareStatement } from './prepare-statement.ts';

const note = pgTable('prepared_note', {
  id: bigint({ mode: 'number' }).primaryKey(),
  writtenAt: timestampMs(),
  body: jsonb().$type<{ words: string[] }>(),
  author: text(),
});

const missing = alias(note, 'missing');

const gateway = await testApp();
const { db } = gateway.deps;
beforeAll(() =>
  db.execute(sql`create table ${note} (id bigint primary key, written_at timestamptz, body jsonb, author text)`),
);
afterAll(() => gateway.close());

let builds = 0;
const insert = prepareStatement(getTableColumns(note), (builder, row) => {
  builds++;
  return builder.insert(note).values(row).returning();
});
const find = prepareStatement({ id: note.id }, (builder, { id }) => builder.select().from(note).where(eq(note.id, id)));

const NOTE = { id: 1, writtenAt: 1_700_000_000_123, body: { words: ['one', '"two"'] }, author: 'A' };
const EMPTY = { id: 2, writtenAt: null, body: null, author: null };

test('a statement is built once; each run has its own values, encoded and read as the columns are', async () => {
  expect(await insert(db, NOTE)).toEqual([NOTE]);
  expect(await insert(db, EMPTY)).toEqual([EMPTY]);
  expect(builds).toBe(1);
  expect(await db.select().from(note).where(sql`${note.body} is null and ${note.writtenAt} is null`)).toEqual([EMPTY]);
});

test('runs under way at once do not share their values', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => 1000 + index);
  await Promise.all(ids.map((id) => insert(db, { ...NOTE, id, author: `author ${id}` })));
  const found = await Promise.all(ids.map((id) => find(db, { id })));
  expect(found.map(([row]) => row?.author)).toEqual(ids.map((id) => `author ${id}`));
});

test('a run belongs to the transaction or savepoint it is given', async () => {
  const transaction = db.transaction(async (tx) => {
    await insert(tx, { ...NOTE, id: 3 });
    expect(await find(db, { id: 3 })).toEqual([]);
    const savepoint = tx.transaction(async (inner) => {
      await insert(inner, { ...NOTE, id: 4 });
      throw new Error('undone');
    });
    await expect(savepoint).rejects.toThrow('undone');
    expect(await find(tx, { id: 4 })).toEqual([]);
    expect(await find(tx, { id: 3 })).toHaveLength(1);
    throw new Error('all undone');
  });
  await expect(transaction).rejects.toThrow('all undone');
  expect(await find(db, { id: 3 })).toEqual([]);
});

test('a joined table without a row is null, as Drizzle maps it', async () => {
  const other = sql`${note.id} + 1000000`;
  const joined = prepareStatement({ id: note.id }, (builder, { id }) =>
    builder
      .select({ id: note.id, writer: { name: missing.author, at: missing.writtenAt } })
      .from(note)
      .leftJoin(missing, eq(missing.id, other))
      .where(eq(note.id, id)),
  );
  expect(await joined(db, { id: 1 })).toEqual([{ id: 1, writer: null }]);
});

test('statements of a batch loader read the keys of their own batch', async () => {
  const readMany = prepareStatement({}, (builder) =>
    builder
      .select()
      .from(note)
      .where(sql`${note.id} = any(${sql.placeholder('ids')}::bigint[])`),
  );
  const read = createBatchLoader(async (ids: readonly number[]) => {
    const rows = await readMany(db, { ids });
    return new Map(rows.map((row) => [row.id, row.author]));
  });
  expect(await Promise.all([1000, 1001, 7].map(read))).toEqual(['author 1000', 'author 1001', undefined]);
  expect(await Promise.all([1002, 1000].map(read))).toEqual(['author 1002', 'author 1000']);
});

test('a value that is missing is an error, never that of an earlier run', async () => {
  const bare = prepareStatement({}, (builder) =>
    builder
      .select()
      .from(note)
      .where(eq(note.author, sql.placeholder('author'))),
  );
  expect(await bare(db, { author: 'A' })).not.toEqual([]);
  await expect(bare(db, {})).rejects.toThrow('author');
});

const count = prepareSql<{ count: number; author: string }, { author: typeof note.author }>(
  { author: note.author },
  (builder, { author }) => sql`
    with written as ${builder.select({ id: note.id }).from(note).where(eq(note.author, author))}
    select count(*)::int as count, ${author} as author from written`,
);

test('a statement without a builder has its own values in each run, too', async () => {
  await insert(db, { ...NOTE, id: 50, author: 'counted' });
  await insert(db, { ...NOTE, id: 51, author: 'counted' });
  const [counted, none] = await Promise.all([count(db, { author: 'counted' }), count(db, { author: 'nobody' })]);
  expect(counted).toEqual([{ count: 2, author: 'counted' }]);
  expect(none).toEqual([{ count: 0, author: 'nobody' }]);
});

test('any number of rows is inserted by one statement, encoded as the columns are', async () => {
  const insertAll = prepareInsert(note);
  await insertAll(db, []);
  await insertAll(db, [{ ...EMPTY, id: 60 }]);
  const rows = ['骨', "o'ne\n", '"two"'].map((author, index) => ({ ...NOTE, id: 61 + index, author }));
  await insertAll(db, rows);
  expect(await db.select().from(note).where(sql`${note.id} between 60 and 69 order by 1`)).toEqual([
    { ...EMPTY, id: 60 },
    ...rows,
  ]);
});
