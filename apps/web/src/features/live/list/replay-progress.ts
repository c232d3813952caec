import { getResumePosition } from '@osteon/domain';
import type { StartedReplay } from '../../../entities/live/api/list-begun-replays.ts';

/** The second to resume at; null if a replay was hardly started, or is nearly finished (rules/video#resume). */
export const getResumeSecond = ({ positionSeconds, durationSeconds }: StartedReplay): number | null =>
  getResumePosition(positionSeconds, durationSeconds);

/** The watched part of a replay, in seconds; 0 if it was hardly started. */
export function getWatchedSeconds(replay: StartedReplay): number {
  const { positionSeconds, durationSeconds } = replay;
  if (getResumeSecond(replay) !== null) return positionSeconds;
  return positionSeconds > durationSeconds / 2 ? durationSeconds : 0;
}
