import { formatTime } from '@osteon/domain';

/** The time of a save, with its seconds: 14:32:08. */
export const formatTimeOfDay = (ms: number): string =>
  `${formatTime(ms)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;
