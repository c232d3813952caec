import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { getTableColumns } from 'drizzle-orm';
import { searchEntry } from '../../../apps/gateway/src/modules/search/base/tables.ts';
import { toSearchEntry } from '../../../apps/gateway/src/modules/search/indexing/search-document.ts';
import type { Vocabulary } from '../../../apps/gateway/src/modules/search/query/vocabulary.ts';
import type { Connection } from '../../../apps/gateway/src/platform/database/connect.ts';
import { getResource, type Material, seeded } from './search-corpus.ts';

const COLUMNS = Object.entries(getTableColumns(searchEntry)).map(([name, column]) => ({
  name: name as keyof typeof searchEntry.$inferInsert,
  sqlName: snake(column.name),
}));
const CHUNK = 500;

/**
 * Adds resources `from` to `to`, with the indexes created afterwards, as PostgreSQL's manual advises for bulk loads;
 * and writes the same resources to a file that Groonga loads.
 */
export async function fill(
  { sql }: Connection,
  material: Material,
  { from, to, vocabulary, groongaFile }: { from: number; to: number; vocabulary: Vocabulary; groongaFile: string },
): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'search_entry' and indexname not like '%_pk'`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  // UNLOGGED: the rows need not survive a crash, and reads are the same.
  await sql`alter table search_entry set unlogged`;
  const groonga = createWriteStream(groongaFile, { flags: 'a' });
  const copy = await sql
    .unsafe(`copy search_entry (${COLUMNS.map(({ sqlName }) => sqlName).join(', ')}) from stdin`)
    .writable();
  await pipeline(chunks(material, vocabulary, from, to, groonga), copy);
  groonga.end();
  await once(groonga, 'finish');
  await Promise.all(
    indexes.map(({ definition }) =>
      sql.begin(async (tx) => {
        await tx`set local maintenance_work_mem = '1GB'`;
        await tx.unsafe(definition);
      }),
    ),
  );
  await sql`vacuum search_entry`;
  // Without the expressions of the indexes, which the migrations leave out as well.
  await sql`analyze search_entry (resource_type, resource_id, title_key, standing)`;
}

async function* chunks(
  material: Material,
  vocabulary: Vocabulary,
  from: number,
  to: number,
  groonga: NodeJS.WritableStream,
) {
  const random = seeded(from + 1);
  const now = Date.now();
  for (let start = from; start < to; start += CHUNK) {
    const rows: string[] = [];
    const lines: string[] = [];
    for (let number = start; number < Math.min(to, start + CHUNK); number++) {
      const resource = getResource(number, material, random, now);
      const entry = toSearchEntry(resource, vocabulary);
      rows.push(`${COLUMNS.map(({ name }) => field(name, entry[name])).join('\t')}\n`);
      const { resourceId, resourceType, title, labels, summary, parts } = resource;
      const body = [...labels, summary, ...parts.map(({ text }) => text)].join('\n');
      lines.push(
        `${JSON.stringify({ _key: resourceId, type: resourceType, title, body, standing: entry.staticRank })}\n`,
      );
    }
    if (!groonga.write(lines.join(''))) await once(groonga, 'drain');
    yield rows.join('');
  }
}

function field(name: string, value: number | string | object | undefined): string {
  if (name === 'publishedAt') return new Date(Number(value)).toISOString();
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/[\\\n\r\t]/g, (sign) => `\\${{ '\n': 'n', '\r': 'r', '\t': 't' }[sign] ?? sign}`);
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
