import type { Database } from '../../platform/database/connect.ts';
import type { ErasedFiles } from '../../platform/module.ts';
import { createFileRepository } from './file-repository.ts';
import { getStoragePaths } from './stored-files.ts';
import { getUploadFolder } from './upload-parts.ts';
import { createUploadRepository } from './upload-repository.ts';

/** The files and unfinished uploads of an account on the disk `files`; erasing the account deletes them. */
export async function listTransferFiles(db: Database, accountId: string): Promise<ErasedFiles> {
  const rows = await createFileRepository(db).listByAccount(accountId);
  const uploads = await createUploadRepository(db).listIdsByAccount(accountId);
  return {
    files: rows.flatMap((row) => Object.values(getStoragePaths(row))),
    folders: uploads.map(({ id }) => getUploadFolder(id)),
  };
}
