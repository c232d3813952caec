import type { OwnData } from '../../platform/own-data.ts';
import { playPosition } from './tables.ts';
import { watchClock, watchedFilm, watchedMonth } from './watch/tables.ts';

/** How far an account has watched videos, what it has seen of them, and how much of that by days. */
export const videoData: OwnData = {
  rows: [
    { name: 'play-positions', title: '观看进度', table: playPosition, account: playPosition.accountId },
    {
      name: 'watched-days',
      title: '最近一周的学习时长',
      table: watchClock,
      account: watchClock.accountId,
      // What its last heartbeat was recognized by.
      hidden: [
        watchClock.sessionId,
        watchClock.spentUntil,
        watchClock.fromSecond,
        watchClock.toSecond,
        watchClock.addedSeconds,
      ],
    },
    { name: 'watched-films', title: '视频观看记录', table: watchedFilm, account: watchedFilm.accountId },
    { name: 'watched-months', title: '视频观看记录（按月合并）', table: watchedMonth, account: watchedMonth.accountId },
  ],
  listFiles: null,
};
