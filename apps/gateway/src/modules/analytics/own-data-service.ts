import type { OwnData } from '../../platform/own-data.ts';
import { analyticsEvent } from './tables.ts';

/** What an account's browsers reported; the pseudonym of a browser is no part of it. */
export const analyticsData: OwnData = {
  rows: [
    {
      name: 'analytics-events',
      title: '使用统计',
      table: analyticsEvent,
      account: analyticsEvent.accountId,
      hidden: [analyticsEvent.visitor],
    },
  ],
  listFiles: null,
};
