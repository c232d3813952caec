import { getResumePosition } from '@osteon/domain';
import type { BegunReplay } from '../../../entities/live/api/list-begun-replays.ts';

/** The second to go on from; null where a replay was hardly begun, or is as good as seen (rules/video#resume). */
export const getLeftAt = ({ positionSeconds, durationSeconds }: BegunReplay): number | null =>
  getResumePosition(positionSeconds, durationSeconds);

/** How much of a replay was seen, in seconds; 0 where it was hardly begun. */
export function getSeen(replay: BegunReplay): number {
  const { positionSeconds, durationSeconds } = replay;
  if (getLeftAt(replay) !== null) return positionSeconds;
  return positionSeconds > durationSeconds / 2 ? durationSeconds : 0;
}
