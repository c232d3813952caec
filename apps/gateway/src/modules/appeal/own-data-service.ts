import type { OwnData } from '../../platform/own-data.ts';
import { getAppealImagePath } from './image-service.ts';
import { createAppealRepository } from './repository.ts';
import { appeal, appealImage } from './tables.ts';

/** An account's appeals and their images. */
export const appealData: OwnData = {
  rows: [
    { name: 'appeals', title: '申诉', table: appeal, account: appeal.accountId },
    { name: 'appeal-images', title: '申诉图片', table: appealImage, account: appealImage.accountId },
  ],
  listFiles: async (db, accountId) =>
    (await createAppealRepository(db).listImageIds(accountId)).map((id) => ({
      path: `appeal-images/${id}.webp`,
      storedAs: getAppealImagePath({ accountId, id }),
    })),
};
