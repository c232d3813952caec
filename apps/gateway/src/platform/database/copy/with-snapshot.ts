import type { Sql } from 'postgres';
import type { DatabaseContent } from './content.ts';
import { readContent } from './read-content.ts';

/** Reads a snapshot of a database, while others write. */
export function withSnapshot<Result>(sql: Sql, work: (content: DatabaseContent) => Promise<Result>) {
  return sql.begin('isolation level repeatable read', async (tx) => work(await readContent(tx)));
}
