import type { OwnData } from '../../platform/own-data.ts';
import { getPortraitFile } from './portrait-file.ts';
import { createPortraitRepository } from './portrait-repository.ts';
import { portrait } from './tables.ts';

/** An account's portraits, including recently replaced ones. */
export const personalData: OwnData = {
  rows: [{ name: 'portraits', title: '头像', table: portrait, account: portrait.accountId }],
  listFiles: async (db, accountId) =>
    (await createPortraitRepository(db).listIds(accountId)).map((id) => ({
      path: `portraits/${id}.webp`,
      storedAs: getPortraitFile(id, 512),
    })),
};
