import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { pathsOf } from './file-store.ts';
import { transferFile } from './tables.ts';

/** Every file that an account sent to itself, on the disk `files`: what has to go with the account. */
export async function listFilePaths(db: Database, accountId: string): Promise<readonly string[]> {
  const rows = await db.select().from(transferFile).where(eq(transferFile.accountId, accountId));
  return rows.flatMap((row) => Object.values(pathsOf(row)));
}
