import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import drizzleConfig from '../../../drizzle.config.ts';

const gateway = join(import.meta.dirname, '..', '..', '..');

test('the migrations create exactly the tables of the code', async () => {
  const { schema, casing } = drizzleConfig;
  const tables: Record<string, unknown> = {};
  for await (const file of glob(schema ?? [], { cwd: gateway }))
    Object.assign(tables, await import(join(gateway, file)));
  const meta = join(gateway, 'migrations', 'meta');
  const { entries } = JSON.parse(await readFile(join(meta, '_journal.json'), 'utf8'));
  const last = JSON.parse(await readFile(join(meta, `${entries.at(-1).tag.split('_')[0]}_snapshot.json`), 'utf8'));
  expect(await generateMigration(last, generateDrizzleJson(tables, last.id, undefined, casing))).toEqual([]);
});
