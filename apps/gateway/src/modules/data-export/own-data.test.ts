import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '@osteon/domain';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';

const RULES = join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs', 'rules', 'data-export.md');

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

test('every column that names an account is in the archive, or omitted for a reason in the rules', async () => {
  const columns = await gateway.deps.sql<{ name: string }[]>`
    select table_name || '.' || column_name as name
    from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id'
    union
    select c.conrelid::regclass || '.' || a.attname
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'account'::regclass
    order by 1`;
  const exported = gateway.modules.ownData
    .flatMap(({ rows }) => rows)
    .filter(({ account, through }) => account.name !== 'id' && !through)
    .map(({ table, account }) => `${getTableConfig(table).name}.${toSnakeCase(account.name)}`);
  const rules = await readFile(RULES, 'utf8');
  const omitted = [...rules.matchAll(/^\| `(\w+)` \| `(\w+)` \|/gm)].map(([, table, column]) => `${table}.${column}`);
  expect([...exported, ...omitted].toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
});

test('each table of the archive has a name and a title of its own', () => {
  const rows = gateway.modules.ownData.flatMap((each) => each.rows);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  for (const locale of LOCALES) {
    expect(new Set(rows.map(({ title }) => title({}, { locale }))).size).toBe(rows.length);
  }
});

/** Drizzle has the columns of this schema by their names in the code. */
function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
