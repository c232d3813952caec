import type { OwnData } from '../../platform/own-data.ts';
import { analyticsEvent } from './tables.ts';

/** Data export of an account: the events that its browsers reported, without the pseudonym of a browser. */
export const analyticsData: OwnData = {
  rows: [
    {
      name: 'analytics-events',
      title: '使用统计',
      table: analyticsEvent,
      account: analyticsEvent.accountId,
      hidden: [analyticsEvent.visitor],
      names: { position: 'place' },
    },
  ],
  listFiles: null,
};
