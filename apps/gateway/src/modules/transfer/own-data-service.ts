import type { OwnData } from '../../platform/own-data.ts';
import { createFileRepository } from './file-repository.ts';
import { getStoragePaths } from './stored-files.ts';
import { transfer, transferFile } from './tables.ts';

/** The content that an account's phones sent to its desktop. */
export const transferData: OwnData = {
  rows: [
    { name: 'transfers', title: '手机传输', table: transfer, account: transfer.accountId },
    { name: 'transfer-files', title: '传输的文件', table: transferFile, account: transferFile.accountId },
  ],
  listFiles: async (db, accountId) =>
    (await createFileRepository(db).listByAccount(accountId)).map((file) => {
      const { original } = getStoragePaths(file);
      return { path: original.replace('transfers/', 'transfer-files/'), storedAs: original };
    }),
};
