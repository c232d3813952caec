import type { OwnData } from '../../platform/own-data.ts';
import { playPosition } from './tables.ts';
import { watchClock, watchedFilm, watchedMonth } from './watch/tables.ts';

/**
 * Own data of video: an account's play positions, the ranges of videos that it has seen, and how much of them by days.
 */
export const videoData: OwnData = {
  rows: [
    { name: 'play-positions', title: '观看进度', table: playPosition, account: playPosition.accountId },
    {
      name: 'watched-days',
      title: '最近一周的学习时长',
      table: watchClock,
      account: watchClock.accountId,
      // The fields by which its last heartbeat was recognized.
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
