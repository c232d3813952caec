import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** Folder of the migrations, in the order of their time stamps. */
export const MIGRATIONS = join(import.meta.dirname, '..', '..', '..', 'migrations');

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });
const snapshot = z.object({ tables: z.record(z.string(), z.unknown()) });

/** The list of the migrations, oldest first. */
export async function readJournal(): Promise<z.infer<typeof journal>> {
  return journal.parse(JSON.parse(await readFile(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')));
}

/** The tables that exist after a migration, as `schema.table`. */
export async function readMigratedTables(tag: string): Promise<ReadonlySet<string>> {
  const file = join(MIGRATIONS, 'meta', `${tag.split('_')[0]}_snapshot.json`);
  return new Set(Object.keys(snapshot.parse(JSON.parse(await readFile(file, 'utf8'))).tables));
}

/** Copies the migrations up to one of them into a temporary folder, as the migrator always runs a whole folder. */
export async function copyMigrations(upTo: string): Promise<string> {
  const { entries, ...rest } = await readJournal();
  const included = entries.slice(0, entries.findIndex(({ tag }) => tag === upTo) + 1);
  const folder = await mkdtemp(join(tmpdir(), 'osteon-migrations-'));
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...rest, entries: included }));
  for (const { tag } of included) await copyFile(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}
