import type { Database } from '../../platform/database/connect.ts';
import { createFileRepository } from './file-repository.ts';
import { getStoragePaths } from './stored-files.ts';

/** Paths on the disk `files` of every file of an account; erasing the account deletes them. */
export async function listTransferFilePaths(db: Database, accountId: string): Promise<readonly string[]> {
  const rows = await createFileRepository(db).listByAccount(accountId);
  return rows.flatMap((row) => Object.values(getStoragePaths(row)));
}
