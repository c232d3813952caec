import type { OwnData } from '../../platform/own-data.ts';
import { playPosition } from './tables.ts';
import { watchBudget, watchedVideo, watchedVideoArchive } from './watch/tables.ts';

/**
 * Own data of video: an account's play positions, the ranges of videos that it has seen, and how much of them by days.
 */
export const videoData: OwnData = {
  rows: [
    { name: 'play-positions', title: '观看进度', table: playPosition, account: playPosition.accountId },
    {
      name: 'watched-days',
      title: '最近一周的学习时长',
      table: watchBudget,
      account: watchBudget.accountId,
      // The fields by which its last heartbeat was recognized.
      hidden: [
        watchBudget.sessionId,
        watchBudget.accountedUntil,
        watchBudget.fromSecond,
        watchBudget.toSecond,
        watchBudget.addedSeconds,
      ],
      names: { lastReportAt: 'heardAt' },
    },
    { name: 'watched-films', title: '视频观看记录', table: watchedVideo, account: watchedVideo.accountId },
    {
      name: 'watched-months',
      title: '视频观看记录（按月合并）',
      table: watchedVideoArchive,
      account: watchedVideoArchive.accountId,
      names: { videos: 'films' },
    },
  ],
  listFiles: null,
};
