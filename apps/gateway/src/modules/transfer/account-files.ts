import type { Database } from '../../platform/database/connect.ts';
import { createFileRepository } from './file-repository.ts';
import { pathsOf } from './file-store.ts';

/** Every file that an account sent to itself, on the disk `files`: what has to go with the account. */
export async function listFilePaths(db: Database, accountId: string): Promise<readonly string[]> {
  const rows = await createFileRepository(db).ofAccount(accountId);
  return rows.flatMap((row) => Object.values(pathsOf(row)));
}
