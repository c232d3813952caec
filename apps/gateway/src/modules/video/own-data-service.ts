import type { OwnData } from '../../platform/own-data.ts';
import { playPosition } from './tables.ts';

/** How far an account has watched videos. */
export const videoData: OwnData = {
  rows: [{ name: 'play-positions', title: '观看进度', table: playPosition, account: playPosition.accountId }],
  listFiles: null,
};
