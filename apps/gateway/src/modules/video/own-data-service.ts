import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import { playPosition } from './tables.ts';
import { watchBudget, watchedVideo, watchedVideoArchive } from './watch/tables.ts';

/**
 * Own data of video: an account's play positions, the ranges of videos that it has seen, and how much of them by days.
 */
export const videoData: OwnData = {
  rows: [
    {
      name: 'play-positions',
      title: m['ownData.video.playPositions'],
      table: playPosition,
      account: playPosition.accountId,
    },
    {
      name: 'watched-days',
      title: m['ownData.video.watchedDays'],
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
    {
      name: 'watched-films',
      title: m['ownData.video.watchedFilms'],
      table: watchedVideo,
      account: watchedVideo.accountId,
    },
    {
      name: 'watched-months',
      title: m['ownData.video.watchedMonths'],
      table: watchedVideoArchive,
      account: watchedVideoArchive.accountId,
      names: { videos: 'films' },
    },
  ],
  listFiles: null,
};
