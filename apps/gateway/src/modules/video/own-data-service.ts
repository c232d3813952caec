import type { OwnData } from '../../platform/own-data.ts';
import { playPosition } from './tables.ts';
import { watchedFilm, watchedMonth } from './watch/tables.ts';

/** How far an account has watched videos, and what it has seen of them. */
export const videoData: OwnData = {
  rows: [
    { name: 'play-positions', title: '观看进度', table: playPosition, account: playPosition.accountId },
    { name: 'watched-films', title: '视频观看记录', table: watchedFilm, account: watchedFilm.accountId },
    { name: 'watched-months', title: '视频观看记录（按月合并）', table: watchedMonth, account: watchedMonth.accountId },
  ],
  listFiles: null,
};
