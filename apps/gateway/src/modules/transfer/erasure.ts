import type { Database } from '../../platform/database/connect.ts';
import { createFileRepository } from './file-repository.ts';
import { getStoragePaths } from './stored-files.ts';

/** Every file that an account sent to itself, on the disk `files`: what has to go with the account. */
export async function listTransferFilePaths(db: Database, accountId: string): Promise<readonly string[]> {
  const rows = await createFileRepository(db).listByAccount(accountId);
  return rows.flatMap((row) => Object.values(getStoragePaths(row)));
}
