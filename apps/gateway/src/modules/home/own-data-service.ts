import type { OwnData } from '../../platform/own-data.ts';
import { dismissedRecommendation } from './recommendation/tables.ts';

/** The recommendations that an account has dismissed. */
export const homeData: OwnData = {
  rows: [
    {
      name: 'dismissed-recommendations',
      title: '不感兴趣的推荐',
      table: dismissedRecommendation,
      account: dismissedRecommendation.accountId,
    },
  ],
  listFiles: null,
};
