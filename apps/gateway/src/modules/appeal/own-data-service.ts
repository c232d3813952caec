import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import { getAppealImagePath } from './image-service.ts';
import { createAppealRepository } from './repository.ts';
import { appeal, appealImage } from './tables.ts';

/** An account's appeals and their images. */
export const appealData: OwnData = {
  rows: [
    { name: 'appeals', title: m['ownData.appeal.appeals'], table: appeal, account: appeal.accountId },
    {
      name: 'appeal-images',
      title: m['ownData.appeal.appealImages'],
      table: appealImage,
      account: appealImage.accountId,
    },
  ],
  listFiles: async (db, accountId) =>
    (await createAppealRepository(db).listImageIds(accountId)).map((id) => ({
      path: `appeal-images/${id}.webp`,
      storedAs: getAppealImagePath({ accountId, id }),
    })),
};
